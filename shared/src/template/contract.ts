import type { Route } from '../contract/define-route.ts';

export const templateRoutes = {} as const satisfies Record<string, Route>;
