/**
 * Hooks that connect the input of one checklist point to the store of unsaved answers: the answer shown, its
 * save state and error, and setters that save after a short delay.
 */
import { useSyncExternalStore } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import type { ChecklistPoint, ChecklistResult } from '../rules/contract.ts';
import { isFinding } from '../rules/findings.ts';
import { type ChecklistDraft, draftOf } from './checklist-draft.ts';
import { type ChecklistStore, checklistStore } from './checklist-store.ts';

/** Delay before saving a result, because selecting with the arrow keys passes over other results. */
const RESULT_DEBOUNCE_MS = 350;
const TYPING_DEBOUNCE_MS = 1200;

export function useChecklistStore(applicationKey: string): ChecklistStore {
  const store = checklistStore(useUser().UserKey, applicationKey);
  useSyncExternalStore(store.subscribe, store.version);
  return store;
}

/** Shows an answer immediately and saves it; failed answers stay on screen, marked. */
export function useChecklistAnswer(applicationKey: string, point: ChecklistPoint) {
  const store = useChecklistStore(applicationKey);
  const pending = store.of(point.PointKey);
  // Once saved, the server's answer applies again: it includes the answers of other users.
  const isOwn = pending !== undefined && pending.state !== 'SAVED';
  const answer = isOwn ? pending.draft : draftOf(point);
  const change = (changed: Partial<ChecklistDraft>, wait: number): void =>
    store.change(point.PointKey, { ...answer, ...changed }, wait);
  return {
    answer,
    state: pending?.state ?? 'IDLE',
    error: pending?.error ?? null,
    setResult: (Result: ChecklistResult): void => {
      if (Result === answer.Result) return;
      // A different result gets a different due date: the service's default, unless one is chosen.
      change(
        { Result, DueOn: isFinding(Result) && Result === point.Result ? point.DueOn : null },
        RESULT_DEBOUNCE_MS,
      );
    },
    setRemark: (Remark: string): void => change({ Remark }, TYPING_DEBOUNCE_MS),
    setDueOn: (DueOn: string | null): void => change({ DueOn }, TYPING_DEBOUNCE_MS),
    setFiles: (Files: readonly FileInfo[]): void => change({ Files }, 0),
    save: (): void => store.hurry(point.PointKey),
  };
}
