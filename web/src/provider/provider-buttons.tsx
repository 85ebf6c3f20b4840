export function ProviderButtons() {
  return null;
}
