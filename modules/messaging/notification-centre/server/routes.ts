/** HTTP handlers of notifications and notification preferences. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { notificationRoutes } from '../rules/contract.ts';
import { count, list, read, readAll } from './list.ts';
import { noticeSettingRouteHandlers } from './setting-routes.ts';

export const http = defineHttp({
  calls: [...answerAll(notificationRoutes, { count, list, read, readAll }), ...noticeSettingRouteHandlers],
});
