export function ChecklistRejectPage() {
  return null;
}
