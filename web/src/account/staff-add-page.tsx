export function StaffAddPage() {
  return null;
}
