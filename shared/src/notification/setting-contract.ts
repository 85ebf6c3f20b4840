import type { Route } from '../contract/define-route.ts';

export const noticeSettingRoutes = {} as const satisfies Record<string, Route>;
