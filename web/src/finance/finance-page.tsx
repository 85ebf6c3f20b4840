export function FinancePage() {
  return null;
}
