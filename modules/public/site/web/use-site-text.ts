import type { Params } from '#apps/common/texts/catalogue.ts';
import { type SiteTextKey, textOf, useSite } from './site-context.ts';

export type SiteTranslate = (key: SiteTextKey, params?: Params) => string;

export function useSiteText(): SiteTranslate {
  const { Texts } = useSite();
  return (key, params) => textOf(Texts, key, params);
}
