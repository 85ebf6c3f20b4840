import type { Route } from '../contract/define-route.ts';

export const providerRoutes = {} as const satisfies Record<string, Route>;
