export function TeamAddPage() {
  return null;
}
