import type { AppScreenName } from '#platform/web/web-module.ts';

/** The page of another company, played by us: it stands without any of our frames. */
export const FRAMELESS: readonly AppScreenName[] = ['paySandbox'];
