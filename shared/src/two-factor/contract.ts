import type { Route } from '../contract/define-route.ts';

export const twoFactorRoutes = {} as const satisfies Record<string, Route>;
