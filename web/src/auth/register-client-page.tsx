export function RegisterClientPage() {
  return null;
}
