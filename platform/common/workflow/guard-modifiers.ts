import type { Guard } from './types.ts';

/** A condition whose failure is final for the record: the action is hidden, not closed. */
export const hidesAction = <Facts>(guard: Guard<Facts>): Guard<Facts> => ({ ...guard, Hides: true });

/** A guard that says nothing where one of these fails as well: they are the cause of both. */
export const impliedBy = <Facts>(ImpliedBy: readonly string[], guard: Guard<Facts>): Guard<Facts> => ({
  ...guard,
  ImpliedBy,
});
