/**
 * Hook that executes a workflow action from the action bar or its dialog: prevents double clicks, shows
 * success, and when another user changed the record first, shows the current record with a warning.
 */
import { useRef, useState } from 'react';
import { z } from 'zod';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import type { ActionOf } from '#platform/common/workflow/action-input.ts';
import { ApiError } from '../../api/api-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../toast.ts';
import type { ActionEntries, ActionRecord, ActionSetting, ActionTable } from './action-types.ts';
import { callAction, rowOf } from './call-action.ts';

type Setting<View, Table> = Pick<ActionSetting<View>, 'record' | 'onDone' | 'perform'> & { workflow: Table };
/** `done`: executed, or a conflict was shown; otherwise the caller has to show the error. */
export type Outcome = { done: true } | { done: false; error: ApiError };

const isStale = (data: unknown): boolean => typeof data === 'object' && data !== null && 'Version' in data;

/**
 * Hook that posts a workflow action: `run` takes the input of its row. A second click during a request has
 * no effect.
 */
export function useRunAction<View extends ActionRecord, Table extends ActionTable>({
  workflow,
  record,
  onDone,
  perform,
}: Setting<View, Table>) {
  const t = useText();
  const [busy, setBusy] = useState<string | null>(null);
  const isRunning = useRef(false);

  const overtaken = (error: ApiError): void => {
    onDone(error.Data as View);
    toast(joinSentences([t('APP_CONFLICT'), ...error.Reasons.map((reason) => reason.Message)]), 'warning');
  };

  const post = async <Action extends ActionOf<Table>>(
    action: Action,
    entries: ActionEntries<Table, Action>,
    intention: string,
  ): Promise<void> => {
    const row = rowOf(workflow, action);
    if (perform) return onDone(await perform(action, entries));
    const data = z.custom<View>();
    onDone(await callAction({ workflow, action, about: record, entries, intention, data }));
    toast(t(row.Success));
  };

  const run = async <Action extends ActionOf<Table>>(
    action: Action,
    entries: ActionEntries<Table, Action>,
    intention: string,
  ): Promise<Outcome> => {
    if (isRunning.current) return { done: true };
    isRunning.current = true;
    setBusy(action);
    try {
      await post(action, entries, intention);
      return { done: true };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.Status === 409 && isStale(error.Data)) {
        overtaken(error);
        return { done: true };
      }
      return { done: false, error };
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };
  return { run, busy };
}
