import { useText } from '#platform/web/i18n/use-text.ts';
import type { ApplicationRow } from '../rules/contract.ts';

/** Whose turn it is, in words: you, a person by name, or a role. */
export function useTurnText(): (row: ApplicationRow) => string {
  const t = useText();
  return (row) => {
    if (row.IsYourTurn) return t('APP_LIST_YOU');
    if (row.TurnName) return row.TurnName;
    return row.TurnRole ? t(`ROLE_${row.TurnRole}`) : '–';
  };
}
