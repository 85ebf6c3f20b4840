export function SubsPage() {
  return null;
}
