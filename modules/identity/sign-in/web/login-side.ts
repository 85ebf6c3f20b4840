import { authRoutes } from '../rules/contract.ts';
import { twoFactorRoutes } from '../rules/two-factor/contract.ts';

/** Clients and staff sign in at different doors; the last one used is remembered here. */
export const LOGIN_SIDES = { client: authRoutes.webLogin, staff: authRoutes.backendLogin } as const;
export const LOGIN_PASSKEYS = {
  client: twoFactorRoutes.webPasskey,
  staff: twoFactorRoutes.backendPasskey,
} as const;
export type LoginSide = keyof typeof LOGIN_SIDES;

const SIDE = 'assay-login-side';

export const storedSide = (): LoginSide =>
  typeof window !== 'undefined' && localStorage.getItem(SIDE) === 'staff' ? 'staff' : 'client';
export const keepSide = (side: LoginSide): void => localStorage.setItem(SIDE, side);
