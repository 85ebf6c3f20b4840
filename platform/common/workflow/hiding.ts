import type { Guard } from './types.ts';

/** A condition whose failure is final for the record: the action is hidden, not closed. */
export const hiding = <Facts>(guard: Guard<Facts>): Guard<Facts> => ({ ...guard, Hides: true });
