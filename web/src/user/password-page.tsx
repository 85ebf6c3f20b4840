export function PasswordPage() {
  return null;
}
