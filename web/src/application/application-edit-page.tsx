export function ApplicationEditPage() {
  return null;
}
