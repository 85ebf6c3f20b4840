export function RegisterVerifiedPage() {
  return null;
}
