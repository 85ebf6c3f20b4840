import type { Params } from '#platform/common/i18n/texts.ts';
import type { IslandTextKey } from './island-texts.ts';
import { textOf, useSite } from './site-context.ts';

/**
 * Hook for the texts of an interactive part (island) of a public page; the types allow only keys that are
 * sent with the page.
 */
export function useIslandText(): (key: IslandTextKey, params?: Params) => string {
  const { Texts } = useSite();
  return (key, params) => textOf(Texts, key, params);
}
