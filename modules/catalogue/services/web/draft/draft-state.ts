import type { Fault, ServiceView } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { type DraftHistory, newHistory } from './draft-history.ts';
import { mergeDefinitions } from './merge-definitions.ts';

/**
 * WAITING: a save follows shortly. CONFLICT: another user saved. CLOSED: there is no draft any more, or it may not be changed.
 * In the last two nothing is sent before the user has decided.
 */
export type SaveState = 'SAVED' | 'WAITING' | 'SAVING' | 'FAILED' | 'CONFLICT' | 'CLOSED';

/** What the server has. */
export type SavedDraft = {
  version: number;
  versionNo: number;
  /** The draft as it was on this screen when it was sent: while it is still there, nothing is unsaved. */
  screen: ServiceDefinition;
  /** The same as the server keeps it. */
  definition: ServiceDefinition;
  faults: readonly Fault[];
};

export type DraftState = {
  history: DraftHistory;
  saved: SavedDraft;
  save: SaveState;
  savedAt: string | null;
  /** Why the last save failed. */
  problem: unknown;
  /** The service as another user saved it, until it is accepted. */
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

/** After a change on the screen, or after one was taken back. */
export function moved(state: DraftState, history: DraftHistory): DraftState {
  const next = { ...state, history };
  if (state.save !== 'SAVED' && state.save !== 'WAITING') return next;
  return { ...next, save: isUnsaved(next) ? 'WAITING' : 'SAVED' };
}

/** The record as it was read again, or as another action left it. */
export function refreshed(state: DraftState, fresh: WithDraft): DraftState {
  const isSameDraft = same(fresh.Draft.Definition, state.saved.definition);
  if (isSameDraft) return { ...state, saved: { ...savedDraftOf(fresh), screen: state.saved.screen } };
  // What was typed here comes first; its save will find the conflict.
  if (isUnsaved(state)) return state;
  const history = newHistory(fresh.Draft.Definition);
  return { ...state, history, saved: savedDraftOf(fresh), save: 'SAVED', theirs: null };
}

/** Another user's draft with the local changes on top, and the places that both had changed. */
export function merged(state: DraftState, theirs: WithDraft): { next: DraftState; both: string[] } {
  const { definition, both } = mergeDefinitions(
    state.saved.definition,
    state.history.now,
    theirs.Draft.Definition,
  );
  const history = { ...newHistory(definition), past: [...state.history.past, state.history.now] };
  return {
    next: {
      history,
      saved: savedDraftOf(theirs),
      save: 'WAITING',
      savedAt: state.savedAt,
      theirs: null,
      problem: null,
    },
    both,
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
