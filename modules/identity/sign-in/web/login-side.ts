import { ApiError } from '#platform/web/api/api-error.ts';
import { authRoutes } from '../rules/contract.ts';

/** The calls of the two sides. The page begins on the clients' side; the answer to a right password names the other one. */
export const LOGIN_SIDES = { client: authRoutes.webLogin, staff: authRoutes.backendLogin } as const;
export type LoginSide = keyof typeof LOGIN_SIDES;

export const isOfOtherSide = (error: unknown): boolean =>
  error instanceof ApiError && error.Reasons.some(({ Code }) => Code === 'ERR_LOGIN_OTHER_SIDE');
