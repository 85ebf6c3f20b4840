import type { Route } from '../contract/define-route.ts';

export const profileRoutes = {} as const satisfies Record<string, Route>;
