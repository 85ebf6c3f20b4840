import { answerAll, type Call } from '#platform/server/http/http-module.ts';
import { noticeSettingRoutes } from '../rules/setting-contract.ts';
import { saveSetting, viewSetting } from './setting.ts';

export const noticeSettingCalls: readonly Call[] = [
  ...answerAll(noticeSettingRoutes, { view: viewSetting, save: saveSetting }),
];
