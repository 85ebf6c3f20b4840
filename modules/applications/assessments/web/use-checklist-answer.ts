import { useSyncExternalStore } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import type { ChecklistPoint, ChecklistResult } from '../rules/contract.ts';
import { isFinding } from '../rules/findings.ts';
import { type ChecklistDraft, draftOf } from './checklist-draft.ts';
import { type ChecklistStore, checklistStore } from './checklist-store.ts';

/** Going through the results with the arrow keys passes over some: only where one stops is kept. */
const RESULT_DEBOUNCE_MS = 350;
const TYPING_DEBOUNCE_MS = 1200;

export function useChecklistStore(applicationKey: string): ChecklistStore {
  const store = checklistStore(useUser().UserKey, applicationKey);
  useSyncExternalStore(store.subscribe, store.version);
  return store;
}

/** Shows an answer at once and keeps it on the server; what failed stays on the screen, marked. */
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
      // Another kind of finding has another day: the service's own, unless one is chosen.
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
