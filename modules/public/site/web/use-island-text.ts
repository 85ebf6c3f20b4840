import type { Params } from '#platform/common/i18n/texts.ts';
import type { IslandTextKey } from './island-texts.ts';
import { textOf, useSite } from './site-context.ts';

/** An island may say only what travels with the page; the compiler sees to it. */
export function useIslandText(): (key: IslandTextKey, params?: Params) => string {
  const { Texts } = useSite();
  return (key, params) => textOf(Texts, key, params);
}
