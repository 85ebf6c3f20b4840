import type { Route } from '../contract/define-route.ts';

export const trialRoutes = {} as const satisfies Record<string, Route>;
