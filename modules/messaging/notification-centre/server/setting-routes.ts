/** Route handlers through which users view and save their email preferences for notifications. */
import { answerAll, type RouteHandler } from '#platform/server/http/http-module.ts';
import { noticeSettingRoutes } from '../rules/setting-contract.ts';
import { saveSetting, viewSetting } from './setting.ts';

export const noticeSettingRouteHandlers: readonly RouteHandler[] = [
  ...answerAll(noticeSettingRoutes, { view: viewSetting, save: saveSetting }),
];
