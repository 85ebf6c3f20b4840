/**
 * Store of one service draft in the editor: saves every change automatically after a short pause, one save
 * at a time, supports undo, and never overwrites another user's save unnoticed.
 */
import { ApiError } from '#platform/web/api/api-error.ts';
import type { ServiceView } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { changed, redone, undone } from './draft-history.ts';
import {
  type DraftState,
  firstState,
  hasDraft,
  isStopped,
  isUnsaved,
  merged,
  moved,
  refreshed,
  type SaveState,
  savedDraftOf,
} from './draft-state.ts';

/** The server operations that the draft store needs. */
export type DraftBackend = {
  save: (version: number, definition: ServiceDefinition) => Promise<ServiceView>;
  read: () => Promise<ServiceView>;
  /** Receives the updated record after each save. */
  onSaved: (fresh: ServiceView) => void;
};

const DEBOUNCE_MS = 1500;

function stateAfter(error: unknown): SaveState {
  if (!(error instanceof ApiError)) return 'FAILED';
  if (error.Code === 'ERR_CONFLICT') return 'CONFLICT';
  return ['ERR_TRANSITION', 'ERR_NOT_FOUND', 'ERR_FORBIDDEN'].includes(error.Code) ? 'CLOSED' : 'FAILED';
}

/**
 * Stores one service draft outside the components that show it. Every change is saved shortly afterwards,
 * one save at a time, and another user's change never overwrites unsaved local input.
 */
export function createDraftStore(
  outside: DraftBackend,
  service: Parameters<typeof firstState>[0],
  waitMs = DEBOUNCE_MS,
) {
  let state = firstState(service);
  const listeners = new Set<() => void>();
  const set = (next: DraftState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const saver = createSaver(outside, () => state, set, waitMs);
  const move = (step: (history: DraftState['history']) => DraftState['history']): void => {
    set(moved(state, step(state.history)));
    saver.later();
  };
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (part: Partial<ServiceDefinition>) =>
      move((history) => changed(history, part, performance.now())),
    undo: () => move(undone),
    redo: () => move(redone),
    flush: saver.flush,
    /** Accepts a refetched record; returns true if the screen must show something new. */
    update: (fresh: ServiceView): boolean => {
      if (fresh.Version <= state.saved.version || saver.isRunning() || !hasDraft(fresh)) return false;
      const before = state.history;
      set(refreshed(state, fresh));
      return state.history !== before;
    },
    /** Applies local changes to the other user's draft; returns the paths that both changed. */
    acceptRemote: async (): Promise<string[]> => {
      const remote = await outside.read();
      if (!hasDraft(remote)) {
        set({ ...state, save: 'CLOSED', theirs: null });
        return [];
      }
      const { next, both } = merged(state, remote);
      set(next);
      saver.later();
      return both;
    },
    /** Call when the screen is opened, also after a return. */
    start: saver.start,
    /** Call when the screen is left: nothing is sent any more. */
    stop: saver.leave,
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Sends the newest draft after a pause in typing; callers in the meantime wait for the same save. */
function createSaver(
  outside: DraftBackend,
  get: () => DraftState,
  set: (next: DraftState) => void,
  waitMs: number,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let isLeft = false;
  const stop = (): void => clearTimeout(timer);

  const later = (): void => {
    stop();
    if (!isLeft && !isStopped(get()) && isUnsaved(get())) timer = setTimeout(() => void flush(), waitMs);
  };

  const send = async (): Promise<boolean> => {
    const sent = get().history.now;
    set({ ...get(), save: 'SAVING' });
    try {
      const fresh = await outside.save(get().saved.version, sent);
      if (!hasDraft(fresh)) throw new Error('a saved draft is there');
      const save = sent === get().history.now ? 'SAVED' : 'WAITING';
      set({
        ...get(),
        saved: savedDraftOf(fresh, sent),
        save,
        savedAt: new Date().toISOString(),
        problem: null,
      });
      outside.onSaved(fresh);
      later();
      return true;
    } catch (problem) {
      const save = stateAfter(problem);
      // The conflict is shown in any case, without a comparison if the other draft cannot be read.
      const remote = save === 'CONFLICT' ? await outside.read().catch(() => null) : null;
      set({ ...get(), save, problem, theirs: remote });
      return false;
    }
  };

  /** Saves unsaved changes; returns true once everything is on the server. */
  const flush = async (): Promise<boolean> => {
    stop();
    while (running) await running;
    if (!isUnsaved(get())) return get().save !== 'CLOSED';
    if (isStopped(get())) return false;
    running = send().finally(() => {
      running = null;
    });
    return running;
  };
  const leave = (): void => {
    isLeft = true;
    stop();
  };
  const start = (): void => {
    isLeft = false;
    later();
  };
  return { later, flush, start, leave, isRunning: () => running !== null };
}
