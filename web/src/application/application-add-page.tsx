export function ApplicationAddPage() {
  return null;
}
