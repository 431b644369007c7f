export function PrivacyPage() {
  return <main tabIndex={-1} />;
}
