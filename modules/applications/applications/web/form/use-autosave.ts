/**
 * Hook that saves the application form's answers automatically shortly after each change, reports the save
 * state, and after a conflict merges local changes with another user's version.
 */
import { useEffect, useRef, useState } from 'react';
import type { Model } from 'survey-core';
import { type Answers, answersOf, commitTyped, onTyped } from '#modules/catalogue/forms/web/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { waitBeforeRetry } from '#platform/web/api/wait-before-retry.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { saveRoute } from '../../rules/action-routes.ts';
import { type ApplicationView, applicationRoutes } from '../../rules/contract.ts';
import { updateApplicationCache } from '../use-application.ts';
import { mergeAnswers } from './merge-answers.ts';
import type { PointAnswersHandle } from './use-point-answers.ts';

type Listeners = { changed: () => void; turned: () => void; left: () => void };

/**
 * Reports changed answers (on every keystroke), page changes and leaving; always calls the latest listeners.
 */
function useModelChanges(model: Model, isReadOnly: boolean, listeners: Listeners): void {
  const newest = useRef(listeners);
  useEffect(() => {
    newest.current = listeners;
  });
  useEffect(() => {
    if (isReadOnly) return;
    const changed = (): void => newest.current.changed();
    const turned = (): void => newest.current.turned();
    model.onValueChanged.add(changed);
    const forgetTyped = onTyped((survey) => survey === model && changed());
    model.onCurrentPageChanged.add(turned);
    return () => {
      model.onValueChanged.remove(changed);
      forgetTyped();
      model.onCurrentPageChanged.remove(turned);
      newest.current.left();
    };
  }, [model, isReadOnly]);
}

export type FormData = DataOf<(typeof applicationRoutes)['form']>;
export type SaveState = 'SAVED' | 'WAITING' | 'SAVING' | 'FAILED' | 'CONFLICT' | 'CLOSED';
const DEBOUNCE_MS = 1200;
/** Minimum time between automatic saves, well below the server's limit of sixty per minute. */
const MIN_INTERVAL_MS = 2500;
/** States that a further change does not alter. */
const STABLE_STATES: readonly SaveState[] = ['CONFLICT', 'CLOSED', 'SAVING'];

function stateAfter(error: unknown): 'CONFLICT' | 'CLOSED' | 'FAILED' {
  if (!(error instanceof ApiError)) return 'FAILED';
  if (error.Code === 'ERR_CONFLICT') return 'CONFLICT';
  return error.Code === 'LBL_NOT_AVAILABLE_FOR_EDIT' ? 'CLOSED' : 'FAILED';
}

async function saveAnswers(model: Model, form: FormData, Version: number, pointAnswers: PointAnswersHandle) {
  const Answers = answersOf(model);
  const PointAnswers = form.Correction ? pointAnswers.sent() : undefined;
  const { ApplicationKey } = form;
  const body = { ApplicationKey, Version, Answers, PointAnswers, Page: model.currentPageNo };
  const view: ApplicationView = await call(saveRoute, {
    body,
    idempotencyKey: newIdempotencyKey(),
    isReloadDeferred: true,
  });
  return { view, Answers };
}

async function merged(model: Model, ApplicationKey: string, base: Answers, pointAnswers: PointAnswersHandle) {
  const fresh = await call(applicationRoutes.form, { query: { ApplicationKey } });
  model.data = mergeAnswers(base, answersOf(model), fresh.Answers);
  pointAnswers.set(fresh.Points);
  return { version: fresh.Version, answers: fresh.Answers };
}

/** Schedules an automatic save with the latest `save`; a later call replaces an earlier one. */
function useDelayedSave(save: () => unknown) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  const stop = (): void => clearTimeout(timer.current);
  const later = (ms: number): void => {
    stop();
    timer.current = setTimeout(() => void newest.current(), ms);
  };
  return { later, stop, now: () => void newest.current() };
}

/** Saves shortly after each change; only one save runs at a time, and the newest answers win. */
export function useAutosave(
  model: Model,
  form: FormData,
  isReadOnly: boolean,
  pointAnswers: PointAnswersHandle,
) {
  const t = useText();
  const toastError = useToastError();
  const [state, setState] = useState<SaveState>('SAVED');
  const [savedAt, setSavedAt] = useState(form.SavedAt);
  const known = useRef({ version: form.Version, answers: form.Answers as Answers });
  const running = useRef<Promise<boolean> | null>(null);
  const isDirty = useRef(false);
  // Saving is suspended while another user's change has to be accepted, and stops permanently once the form is closed.
  const isStopped = useRef(false);
  const lastAt = useRef(0);

  /** `isQuiet` marks an automatic save: if the server asks to wait, it is retried later without a message. */
  const post = async (isQuiet: boolean): Promise<boolean> => {
    // Commits the text still being typed; everything up to here is part of this save.
    commitTyped();
    isDirty.current = false;
    lastAt.current = Date.now();
    setState('SAVING');
    try {
      const { view, Answers } = await saveAnswers(model, form, known.current.version, pointAnswers);
      known.current = { version: view.Version, answers: Answers };
      updateApplicationCache(view);
      setSavedAt(new Date().toISOString());
      setState(isDirty.current ? 'WAITING' : 'SAVED');
      return true;
    } catch (error) {
      isDirty.current = true;
      const wait = isQuiet ? waitBeforeRetry(error) : null;
      const next = wait === null ? stateAfter(error) : 'WAITING';
      isStopped.current = next === 'CONFLICT' || next === 'CLOSED';
      setState(next);
      if (wait !== null) saving.later(wait);
      else if (next === 'CONFLICT') toast(t('FORM_CONFLICT'), 'warning');
      else toastError(error);
      return false;
    }
  };

  /** Saves pending changes; returns true once everything is on the server. */
  const flush = async (isForced = false, isQuiet = false): Promise<boolean> => {
    saving.stop();
    // Several callers may wait for one save; the others must then notice the save that the first of them
    // starts.
    while (running.current) await running.current;
    if (isStopped.current) return false;
    if (!isDirty.current && !isForced) return true;
    running.current = post(isQuiet).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  const saving = useDelayedSave(() => flush(false, true));

  const touch = (): void => {
    isDirty.current = true;
    setState((before) => (STABLE_STATES.includes(before) ? before : 'WAITING'));
    saving.later(Math.max(DEBOUNCE_MS, lastAt.current + MIN_INTERVAL_MS - Date.now()));
  };
  useModelChanges(model, isReadOnly, {
    changed: touch,
    turned: saving.now,
    left: saving.stop,
  });

  /** Accepts another user's version and applies the local changes on top. */
  const takeRemote = async (): Promise<void> => {
    known.current = await merged(model, form.ApplicationKey, known.current.answers, pointAnswers);
    isStopped.current = false;
    await flush(true);
  };
  return {
    state,
    savedAt,
    flush,
    /** Marks a change outside the form questions. */
    touch,
    acceptRemote: () => takeRemote().catch(toastError),
    version: () => known.current.version,
    isUnsaved: state !== 'SAVED' && state !== 'CLOSED',
  };
}
