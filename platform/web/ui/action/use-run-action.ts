import { useRef, useState } from 'react';
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../toast.ts';
import type { ActionRecord, ActionSetting } from './action-types.ts';

type Setting<View> = Pick<ActionSetting<View>, 'workflow' | 'record' | 'onDone' | 'perform'>;
/** `done`: acted, or shown as overtaken; otherwise the caller has to say what is wrong. */
export type Outcome = { done: true } | { done: false; error: ApiError };

const isFresh = (data: unknown): boolean => typeof data === 'object' && data !== null && 'Version' in data;

/** Posts an action of the table. While one is on its way, a second click does nothing. */
export function useRunAction<View extends ActionRecord>({
  workflow,
  record,
  onDone,
  perform,
}: Setting<View>) {
  const t = useText();
  const [busy, setBusy] = useState<string | null>(null);
  const isRunning = useRef(false);

  const overtaken = (error: ApiError): void => {
    onDone(error.Data as View);
    toast([t('APP_CONFLICT'), ...error.Reasons.map((reason) => reason.Message)].join(' '), 'warning');
  };

  const post = async (action: string, input: Record<string, unknown>, intention: string): Promise<void> => {
    const row = workflow.Rows[action];
    if (!row) throw new Error(`the table has no action ${action}`);
    if (perform) return onDone(await perform(action, input));
    const name = `${workflow.Name}Key`;
    const key = (record as Record<string, unknown>)[name];
    const body = { [name]: key, Version: record.Version, ...row.Given, ...input };
    const route = defineRoute({
      method: 'POST',
      path: row.Path,
      summary: action,
      access: 'session',
      body: z.record(z.string(), z.unknown()),
      data: z.custom<View>(),
    });
    onDone(await call(route, { body, idempotencyKey: intention }));
    toast(t(row.Success));
  };

  const run = async (action: string, input: Record<string, unknown>, intention: string): Promise<Outcome> => {
    if (isRunning.current) return { done: true };
    isRunning.current = true;
    setBusy(action);
    try {
      await post(action, input, intention);
      return { done: true };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.Status === 409 && isFresh(error.Data)) {
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
