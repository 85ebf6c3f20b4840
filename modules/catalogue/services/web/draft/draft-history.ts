/**
 * Undo history of a service draft in the editor (at most 100 steps): records changes, joins quick changes of
 * the same fields into one step, and undoes or redoes them.
 */
import type { ServiceDefinition } from '../../rules/definition.ts';

/** Undo history of the service draft: its states before each change on this screen, and undone states. */
export type DraftHistory = {
  now: ServiceDefinition;
  past: readonly ServiceDefinition[];
  future: readonly ServiceDefinition[];
  /**
   * The last change. Quick changes of the same fields form one step, so that undo removes a word, not a
   * letter.
   */
  last: { fields: string; at: number } | null;
};

const MAX_STEPS = 100;
const ONE_STEP_MS = 1500;

export const newHistory = (now: ServiceDefinition): DraftHistory => ({
  now,
  past: [],
  future: [],
  last: null,
});

/** `at`: milliseconds of any monotonic clock. */
export function changed(history: DraftHistory, part: Partial<ServiceDefinition>, at: number): DraftHistory {
  const fields = Object.keys(part).sort().join();
  const isSameStep = history.last?.fields === fields && at - history.last.at < ONE_STEP_MS;
  return {
    now: { ...history.now, ...part },
    past: isSameStep ? history.past : [...history.past, history.now].slice(-MAX_STEPS),
    future: [],
    last: { fields, at },
  };
}

export function undone(history: DraftHistory): DraftHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    now: before,
    past: history.past.slice(0, -1),
    future: [history.now, ...history.future],
    last: null,
  };
}

export function redone(history: DraftHistory): DraftHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { now: next, past: [...history.past, history.now], future, last: null };
}
