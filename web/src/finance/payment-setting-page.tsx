export function PaymentSettingPage() {
  return null;
}
