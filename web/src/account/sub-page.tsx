export function SubPage() {
  return null;
}
