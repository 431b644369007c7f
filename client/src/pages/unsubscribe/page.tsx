export function UnsubscribePage({ token }: { token: string }) {
  return <main tabIndex={-1} data-token={token} />;
}
