import type { EntryRefusal } from '../rules/outcome.ts';

/** Why an entry is not taken; ends the transaction that would have taken it. */
export class EntryProblem extends Error {
  readonly Reason: EntryRefusal | 'OLDER' | 'SETTLED';

  constructor(reason: EntryRefusal | 'OLDER' | 'SETTLED') {
    super(reason);
    this.Reason = reason;
  }
}

export function entryProblem(reason: EntryRefusal | 'OLDER' | 'SETTLED'): never {
  throw new EntryProblem(reason);
}
