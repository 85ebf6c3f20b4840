import { referenceRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';

/**
 * Hook with the staff tags as options, for tagging applications and filtering their list; includes retired
 * tags, which can still be searched for. Loaded for staff only.
 */
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
