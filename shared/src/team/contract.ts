import type { Route } from '../contract/define-route.ts';

export const teamRoutes = {} as const satisfies Record<string, Route>;
