/** Endpoints for payment without a card: the payment setting, and payment details of an invoice. */
import { answerAll, type RouteHandler } from '#platform/server/http/http-module.ts';
import { offlineRoutes } from '../../rules/offline-contract.ts';
import { paymentSettingRoutes } from '../../rules/setting-contract.ts';
import { readPaymentSetting } from '../setting/read-setting.ts';
import { savePaymentSetting } from '../setting/save-setting.ts';
import { viewOffline } from './view-offline.ts';

export const offlineRouteHandlers: readonly RouteHandler[] = [
  ...answerAll(paymentSettingRoutes, { view: ({ db }) => readPaymentSetting(db), save: savePaymentSetting }),
  ...answerAll(offlineRoutes, { view: viewOffline }),
];
