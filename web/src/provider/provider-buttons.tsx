import type { LoginSide } from '../auth/login-side.ts';

export function ProviderButtons(_: { side: LoginSide }) {
  return null;
}
