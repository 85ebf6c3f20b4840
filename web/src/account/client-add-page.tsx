export function ClientAddPage() {
  return null;
}
