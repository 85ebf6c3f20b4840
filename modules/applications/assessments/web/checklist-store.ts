/**
 * Store of one user's unsaved checklist answers for an application: sends them one at a time after a short
 * delay, and keeps failed ones. It survives unmounting of the checklist.
 */
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { isTransient } from '#platform/web/api/is-transient.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { checklistRoutes } from '../rules/contract.ts';
import type { ChecklistDraft, Pending } from './checklist-draft.ts';

export type ChecklistStore = ReturnType<typeof createStore>;

const stores = new Map<string, ChecklistStore>();

/**
 * Store of one user's unsaved checklist answers for an application. It survives unmounting of the checklist.
 */
export function checklistStore(userKey: string, applicationKey: string): ChecklistStore {
  const name = `${userKey} ${applicationKey}`;
  const known = stores.get(name);
  if (known) return known;
  const made = createStore(applicationKey);
  stores.set(name, made);
  return made;
}

function createStore(ApplicationKey: string) {
  const pending = new Map<string, Pending>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let version = 0;
  let isSending = false;

  const notify = (): void => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const put = (key: string, next: Pending): void => {
    pending.set(key, next);
    notify();
  };

  /** Sends one answer at a time, in order, because each is validated separately. */
  const sendNext = async (): Promise<void> => {
    if (isSending) return;
    const next = [...pending].find(([key, one]) => one.state === 'WAITING' && !timers.has(key));
    if (!next) return;
    const [key, { draft }] = next;
    isSending = true;
    put(key, { draft, state: 'SAVING', error: null });
    try {
      await saveDraft(ApplicationKey, key, draft);
      settle(key, draft, { draft, state: 'SAVED', error: null });
    } catch (error) {
      settle(key, draft, { draft, state: 'FAILED', error });
    } finally {
      isSending = false;
      void sendNext();
    }
  };
  /** If the answer was changed in the meantime, the newer draft stays queued. */
  const settle = (key: string, sent: ChecklistDraft, done: Pending): void => {
    if (pending.get(key)?.draft === sent) put(key, done);
  };
  const wait = (key: string, milliseconds: number): void => {
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => {
        timers.delete(key);
        void sendNext();
      }, milliseconds),
    );
  };
  const again = (key: string): void => {
    const one = pending.get(key);
    if (one?.state !== 'WAITING' && one?.state !== 'FAILED') return;
    put(key, { ...one, state: 'WAITING', error: null });
    wait(key, 0);
  };
  // Answers that failed because of a lost connection are resent when it is back.
  window.addEventListener('online', () => {
    for (const [key, { error }] of pending) if (isTransient(error)) again(key);
  });
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: (): number => version,
    of: (key: string): Pending | undefined => pending.get(key),
    change: (key: string, draft: ChecklistDraft, milliseconds: number): void => {
      put(key, { draft, state: 'WAITING', error: null });
      wait(key, milliseconds);
    },
    /** Saves immediately instead of after a pause. */
    hurry: again,
    isUnsaved: (): boolean =>
      [...pending.values()].some(({ state }) => state !== 'SAVED' && state !== 'IDLE'),
  };
}

async function saveDraft(ApplicationKey: string, PointKey: string, draft: ChecklistDraft): Promise<void> {
  if (draft.Result === null) return;
  const Remark = draft.Remark.trim();
  const answer = {
    PointKey,
    Result: draft.Result,
    ...(Remark && { Remark }),
    ...(draft.DueOn && { DueOn: draft.DueOn }),
    Attachment: draft.Files.map((file) => file.FileKey),
  };
  const data = await call(checklistRoutes.submission, {
    body: { ApplicationKey, Answers: [answer] },
    idempotencyKey: newIdempotencyKey(),
  });
  queryClient.setQueryData(queryKeyOf(checklistRoutes.view, { ApplicationKey }), data);
}
