/** Branded, so that handing a client's id where an account's belongs does not compile. */
type Id<Name extends string> = string & { readonly __id: Name };

export type AccountId = Id<"account">;
export type ClientId = Id<"client">;
export type EmailId = Id<"email">;
export type OpeningId = Id<"opening">;
export type SendId = Id<"send">;
export type NotificationId = Id<"notification">;
export type MessageId = Id<"message">;
