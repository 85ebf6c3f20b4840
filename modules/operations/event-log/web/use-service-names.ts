import { offerRoutes } from '#modules/catalogue/services/rules/offer-contract.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';

/** The services on offer by their keys. */
export function useServiceNames(): ReadonlyMap<string, string> {
  const localized = useLocalized();
  const { data } = useGet(offerRoutes.list);
  return new Map((data?.Rows ?? []).map(({ ServiceKey, Name }) => [ServiceKey, localized(Name)]));
}
