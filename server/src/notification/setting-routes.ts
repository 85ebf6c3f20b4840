import { noticeSettingRoutes } from '@assay/shared/notification/setting-contract.ts';
import type { Bind } from '../http/bind.ts';
import { saveSetting, viewSetting } from './setting.ts';

export function bindNoticeSetting(bind: Bind): void {
  bind(noticeSettingRoutes.view, viewSetting);
  bind(noticeSettingRoutes.save, saveSetting);
}
