export function JoinPage({ token }: { token: string }) {
  return <main tabIndex={-1} data-token={token} />;
}
