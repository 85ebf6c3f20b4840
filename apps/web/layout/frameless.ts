import type { AppScreenName } from '#platform/web/web-module.ts';

/** Screens without the portal's layout: the payment sandbox imitates the payment provider's page. */
export const FRAMELESS: readonly AppScreenName[] = ['paySandbox'];
