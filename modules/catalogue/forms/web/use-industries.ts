import { referenceRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import type { Localized } from '#modules/catalogue/services/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useDesigner } from './designer.ts';

/**
 * React hook of the form designer: the industries for the ready-made organisation page, which are the
 * service's own or, if it has none, all active ones.
 */
export function useIndustries(): Readonly<Record<string, Localized>> {
  const { definition } = useDesigner();
  const { data } = useGet(referenceRoutes.industries, {});
  const rows = data?.Rows ?? [];
  const offered =
    definition.Industries.length > 0
      ? rows.filter(({ Code }) => definition.Industries.includes(Code))
      : rows.filter(({ IsActive }) => IsActive);
  return Object.fromEntries(offered.map(({ Code, Name }) => [Code, Name]));
}
