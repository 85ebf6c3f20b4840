/** Hook that returns texts of the public site in the page's language. */
import type { Params } from '#platform/common/i18n/texts.ts';
import { type SiteTextKey, textOf, useSite } from './site-context.ts';

export type SiteTranslate = (key: SiteTextKey, params?: Params) => string;

export function useSiteText(): SiteTranslate {
  const { Texts } = useSite();
  return (key, params) => textOf(Texts, key, params);
}
