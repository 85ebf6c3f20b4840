import type { Route } from '../contract/define-route.ts';

export const externalFormRoutes = {} as const satisfies Record<string, Route>;
