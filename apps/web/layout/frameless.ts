import type { AppScreenName } from '#platform/web/web-module.ts';

/**
 * Screens of the signed-in app that are shown without the portal's layout: only the payment sandbox, which
 * imitates the payment provider's page.
 */
export const FRAMELESS: readonly AppScreenName[] = ['paySandbox'];
