import type { Route } from '#platform/common/contract/define-route.ts';

/** Calls that hash a password, answer with all texts or with the whole contract: asked, but not as often. */
const COSTLY =
  /^\/(auth\/(web|backend)\/login|auth\/activate|user\/(password|reset)|auth\/step-up|translation\/public(\/all)?|assessment\/check|docs\/json)$/;

export const howOften = ({ path }: Pick<Route, 'path'>): number => (COSTLY.test(path) ? 2 : 10);
