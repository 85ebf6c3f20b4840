import { referenceRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import type { Localized } from '#modules/catalogue/services/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useDesigner } from './designer.ts';

/** Industries that an applicant of this service can choose: the service's own, or all configured ones. */
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
