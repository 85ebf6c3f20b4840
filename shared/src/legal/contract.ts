import type { Route } from '../contract/define-route.ts';

export const legalRoutes = {} as const satisfies Record<string, Route>;
