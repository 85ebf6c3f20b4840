import type { ApplicationRow } from '#modules/applications/applications/rules/contract.ts';
import { useText } from '#platform/web/i18n/use-text.ts';

/** What is to be done with a file now, in a few words. */
export function useTodoText(): (row: ApplicationRow) => string {
  const t = useText();
  return (row) => {
    if (row.ApplicationStatusCode === 'PENDING') return t('TODO_PENDING');
    if (row.ApplicationStatusCode === 'CERTIFIED') return t('TODO_CERTIFIED');
    if (row.CurrentStep === null) return t(`STATUS_${row.ApplicationStatusCode}`);
    const todo = t(row.TurnRole === 'SCHEDULING' ? 'TODO_ASSIGN' : `TODO_${row.CurrentStep}`);
    return row.ApplicationStatusCode === 'REJECTED_FLOW' ? `${t('TODO_SENT_BACK')} · ${todo}` : todo;
  };
}
