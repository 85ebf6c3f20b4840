import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Figure } from '../rules/contract.ts';

/** Hook that formats the number of applications in a median. */
export function useCaseText(): (figure: Figure) => string {
  const t = useText();
  const format = useFormat();
  return ({ Cases, IsCapped }) =>
    t(IsCapped ? 'DASH_CASES_NEWEST' : 'DASH_CASES', { count: format.number(Cases) });
}
