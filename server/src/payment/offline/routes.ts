import { offlineRoutes } from '@assay/shared/payment/offline-contract.ts';
import { paymentSettingRoutes } from '@assay/shared/payment/setting-contract.ts';
import type { Bind } from '../../http/bind.ts';
import { bindBank } from '../bank/routes.ts';
import { readPaymentSetting } from '../setting/read-setting.ts';
import { savePaymentSetting } from '../setting/save-setting.ts';
import { viewOffline } from './view-offline.ts';

export function bindOffline(bind: Bind): void {
  bind(paymentSettingRoutes.view, ({ db }) => readPaymentSetting(db));
  bind(paymentSettingRoutes.save, savePaymentSetting);
  bind(offlineRoutes.view, viewOffline);
  bindBank(bind);
}
