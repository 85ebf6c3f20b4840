import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { offerRoutes } from '../rules/offer-contract.ts';

const STALE_AFTER_MS = 300_000;

/**
 * React hook that provides the services on offer as options for the service filter of lists, such as
 * certificates.
 */
export function useServiceOptions(): { value: string; label: string }[] {
  const localized = useLocalized();
  const { data } = useGet(offerRoutes.list, undefined, { staleMs: STALE_AFTER_MS });
  return (data?.Rows ?? []).map((row) => ({ value: row.ServiceKey, label: localized(row.Name) }));
}
