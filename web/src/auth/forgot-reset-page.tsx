export function ForgotResetPage() {
  return null;
}
