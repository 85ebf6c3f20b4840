import { bindBank } from '#modules/billing/bank-statements/server/routes.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { offlineRoutes } from '../../rules/offline-contract.ts';
import { paymentSettingRoutes } from '../../rules/setting-contract.ts';
import { readPaymentSetting } from '../setting/read-setting.ts';
import { savePaymentSetting } from '../setting/save-setting.ts';
import { viewOffline } from './view-offline.ts';

export function bindOffline(bind: Bind): void {
  bind(paymentSettingRoutes.view, ({ db }) => readPaymentSetting(db));
  bind(paymentSettingRoutes.save, savePaymentSetting);
  bind(offlineRoutes.view, viewOffline);
  bindBank(bind);
}
