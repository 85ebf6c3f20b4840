export function AccountStatementPage() {
  return null;
}
