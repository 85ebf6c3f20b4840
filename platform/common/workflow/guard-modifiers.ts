/**
 * Modifies conditions (guards) of workflow tables: one marked so that its failure hides the action instead
 * of disabling it, and one whose reason is omitted where another failed condition is the cause.
 */
import type { Guard } from './types.ts';

/** Marks a guard whose failure is final for the record: the action is hidden, not just unavailable. */
export const hidesAction = <Facts>(guard: Guard<Facts>): Guard<Facts> => ({ ...guard, Hides: true });

/**
 * A guard that reports no reason where one of the named guards fails as well, because that one is the cause
 * of both.
 */
export const impliedBy = <Facts>(ImpliedBy: readonly string[], guard: Guard<Facts>): Guard<Facts> => ({
  ...guard,
  ImpliedBy,
});
