export function StaffListPage() {
  return null;
}
