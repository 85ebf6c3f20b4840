import type { AppScreenName } from '#platform/web/web-module.ts';

/** Simulates another company's page: it is shown without the portal's layout. */
export const FRAMELESS: readonly AppScreenName[] = ['paySandbox'];
