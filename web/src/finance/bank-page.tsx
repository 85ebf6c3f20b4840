export function BankPage() {
  return null;
}
