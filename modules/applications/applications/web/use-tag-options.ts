import { referenceRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';

/** Every tag that an application may carry, retired ones too: they are still found by. */
export function useTagOptions(isStaff: boolean): { value: string; label: string; isActive: boolean }[] {
  const localized = useLocalized();
  const rows =
    useGet(referenceRoutes.tags, undefined, { enabled: isStaff, staleMs: 60_000 }).data?.Rows ?? [];
  return rows.map(({ TagCode, Name, IsActive }) => ({
    value: TagCode,
    label: localized(Name),
    isActive: IsActive,
  }));
}
