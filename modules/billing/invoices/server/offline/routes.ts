/** Endpoints for payment without a card: the payment setting, payment details of an invoice, and returned overpayments. */
import { answerAll, type RouteHandler } from '#platform/server/http/http-module.ts';
import { offlineRoutes } from '../../rules/offline-contract.ts';
import { overpaymentRoutes } from '../../rules/overpayment-contract.ts';
import { paymentSettingRoutes } from '../../rules/setting-contract.ts';
import { returnOverpayment } from '../return-overpayment.ts';
import { readPaymentSetting } from '../setting/read-setting.ts';
import { savePaymentSetting } from '../setting/save-setting.ts';
import { viewOffline } from './view-offline.ts';

export const offlineRouteHandlers: readonly RouteHandler[] = [
  ...answerAll(paymentSettingRoutes, { view: ({ db }) => readPaymentSetting(db), save: savePaymentSetting }),
  ...answerAll(offlineRoutes, { view: viewOffline }),
  ...answerAll(overpaymentRoutes, { giveBack: returnOverpayment }),
];
