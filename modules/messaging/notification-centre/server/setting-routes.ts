import type { Bind } from '#platform/server/http/bind.ts';
import { noticeSettingRoutes } from '../rules/setting-contract.ts';
import { saveSetting, viewSetting } from './setting.ts';

export function bindNoticeSetting(bind: Bind): void {
  bind(noticeSettingRoutes.view, viewSetting);
  bind(noticeSettingRoutes.save, saveSetting);
}
