/**
 * State of a service draft in the editor (local changes, saved version, save progress) and its transitions
 * after a change, a refetch or a merge with another user's draft.
 */
import type { Fault, ServiceView } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { type DraftHistory, newHistory } from './draft-history.ts';
import { mergeDefinitions } from './merge-definitions.ts';

/**
 * WAITING: a save follows shortly. CONFLICT: another user saved. CLOSED: the draft no longer exists or may
 * not be changed. In CONFLICT and CLOSED nothing is sent until the user decides.
 */
export type SaveState = 'SAVED' | 'WAITING' | 'SAVING' | 'FAILED' | 'CONFLICT' | 'CLOSED';

/** The draft as saved on the server. */
export type SavedDraft = {
  version: number;
  versionNo: number;
  /** The draft as this screen sent it; if it equals the displayed draft, nothing is unsaved. */
  screen: ServiceDefinition;
  /** The same draft as the server stores it. */
  definition: ServiceDefinition;
  faults: readonly Fault[];
};

export type DraftState = {
  history: DraftHistory;
  saved: SavedDraft;
  save: SaveState;
  savedAt: string | null;
  /** Error of the last failed save. */
  problem: unknown;
  /** The service as another user saved it, until the user accepts it. */
  theirs: ServiceView | null;
};

type WithDraft = ServiceView & { Draft: NonNullable<ServiceView['Draft']> };
export const hasDraft = (service: ServiceView): service is WithDraft => service.Draft !== null;

export const savedDraftOf = (
  { Version, Draft }: WithDraft,
  screen: ServiceDefinition = Draft.Definition,
): SavedDraft => ({
  version: Version,
  versionNo: Draft.VersionNo,
  screen,
  definition: Draft.Definition,
  faults: Draft.Faults,
});

export const firstState = (service: WithDraft): DraftState => ({
  history: newHistory(service.Draft.Definition),
  saved: savedDraftOf(service),
  save: 'SAVED',
  savedAt: null,
  problem: null,
  theirs: null,
});

export const isUnsaved = ({ history, saved, save }: DraftState): boolean =>
  history.now !== saved.screen && save !== 'CLOSED';

export const isStopped = ({ save }: DraftState): boolean => save === 'CONFLICT' || save === 'CLOSED';

/** State after a change on the screen or an undo. */
export function moved(state: DraftState, history: DraftHistory): DraftState {
  const next = { ...state, history };
  if (state.save !== 'SAVED' && state.save !== 'WAITING') return next;
  return { ...next, save: isUnsaved(next) ? 'WAITING' : 'SAVED' };
}

/** State after the record was refetched or changed by another action. */
export function refreshed(state: DraftState, fresh: WithDraft): DraftState {
  const isSameDraft = same(fresh.Draft.Definition, state.saved.definition);
  if (isSameDraft) return { ...state, saved: { ...savedDraftOf(fresh), screen: state.saved.screen } };
  // Unsaved local changes take priority; saving them will detect the conflict.
  if (isUnsaved(state)) return state;
  const history = newHistory(fresh.Draft.Definition);
  return { ...state, history, saved: savedDraftOf(fresh), save: 'SAVED', theirs: null };
}

/** Merges local changes into another user's draft, and lists the paths that both changed. */
export function merged(state: DraftState, remote: WithDraft): { next: DraftState; both: string[] } {
  const { definition, both } = mergeDefinitions(
    state.saved.definition,
    state.history.now,
    remote.Draft.Definition,
  );
  const history = { ...newHistory(definition), past: [...state.history.past, state.history.now] };
  return {
    next: {
      history,
      saved: savedDraftOf(remote),
      save: 'WAITING',
      savedAt: state.savedAt,
      theirs: null,
      problem: null,
    },
    both,
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
