/**
 * Browser state of one content draft while it is edited: saves changes automatically, one save at a time,
 * and stops when another user has saved, published or discarded the draft.
 */
import type { BodyOf } from '#platform/common/contract/define-route.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { contentRoutes, type DraftFacts } from '../../rules/contract.ts';
import type { ContentKind } from '../../rules/kinds.ts';
import type { ContentOf } from '../../rules/shapes.ts';

/**
 * CONFLICT: another user saved. CLOSED: the draft was published or discarded. Nothing is sent in these two
 * states.
 */
export type SaveState = 'SAVED' | 'WAITING' | 'SAVING' | 'FAILED' | 'CONFLICT' | 'CLOSED';

export type DraftState<K extends ContentKind> = {
  content: ContentOf<K>;
  /** Content as last saved: if it is the current content, nothing is unsaved. */
  kept: ContentOf<K>;
  facts: DraftFacts;
  save: SaveState;
  problem: unknown;
  /** Incremented when content is replaced from outside the form, so that the fields are reset. */
  round: number;
};

const WAIT_MS = 1200;

function stateAfter(error: unknown): SaveState {
  if (!(error instanceof ApiError)) return 'FAILED';
  if (error.Code === 'ERR_CONFLICT') return 'CONFLICT';
  return ['ERR_NOT_FOUND', 'ERR_FORBIDDEN'].includes(error.Code) ? 'CLOSED' : 'FAILED';
}

/** Creates the store: changes are saved after a short delay, one save at a time, and no input is lost. */
export function createDraftStore<K extends ContentKind>(kind: K, first: ContentOf<K>, facts: DraftFacts) {
  let state: DraftState<K> = { content: first, kept: first, facts, save: 'SAVED', problem: null, round: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  const set = (part: Partial<DraftState<K>>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const isUnsaved = () => state.content !== state.kept && state.save !== 'CLOSED';

  const send = async (): Promise<boolean> => {
    const sent = state.content;
    set({ save: 'SAVING' });
    try {
      // Kind and content match, but the compiler cannot track the pair through the union.
      const body = { Kind: kind, Version: state.facts.Version, Content: sent } as BodyOf<
        typeof contentRoutes.save
      >;
      const fresh = await call(contentRoutes.save, { body, idempotencyKey: newIdempotencyKey() });
      set({ facts: fresh, kept: sent, problem: null, save: sent === state.content ? 'SAVED' : 'WAITING' });
      if (isUnsaved()) later();
      return true;
    } catch (problem) {
      set({ save: stateAfter(problem), problem });
      return false;
    }
  };
  /** Saves unsaved changes; true if everything is on the server. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    while (running) await running;
    if (!isUnsaved()) return state.save !== 'CLOSED';
    if (state.save === 'CONFLICT') return false;
    running = send().finally(() => {
      running = null;
    });
    return running;
  };
  function later(): void {
    clearTimeout(timer);
    if (state.save !== 'CONFLICT' && state.save !== 'CLOSED') timer = setTimeout(() => void flush(), WAIT_MS);
  }
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (content: ContentOf<K>): void => {
      set({ content, ...(['SAVED', 'FAILED'].includes(state.save) && { save: 'WAITING' as const }) });
      later();
    },
    flush,
    isUnsaved,
    /** Replaces this draft with the other user's. */
    takeTheirs: (content: ContentOf<K>, remoteFacts: DraftFacts): void =>
      set({
        content,
        kept: content,
        facts: remoteFacts,
        save: 'SAVED',
        problem: null,
        round: state.round + 1,
      }),
    /** Saves this draft over the other user's. */
    keepMine: (remoteFacts: DraftFacts): Promise<boolean> => {
      set({ facts: remoteFacts, save: 'WAITING', problem: null });
      return flush();
    },
    stop: () => clearTimeout(timer),
  };
}

export type DraftStore<K extends ContentKind> = ReturnType<typeof createDraftStore<K>>;
