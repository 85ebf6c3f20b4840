import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Figure } from '../rules/contract.ts';

/**
 * Hook that formats on how many applications a median of the dashboard is based, stating when only the
 * newest were counted.
 */
export function useCaseText(): (figure: Figure) => string {
  const t = useText();
  const format = useFormat();
  return ({ Cases, IsCapped }) =>
    t(IsCapped ? 'DASH_CASES_NEWEST' : 'DASH_CASES', { count: format.number(Cases) });
}
