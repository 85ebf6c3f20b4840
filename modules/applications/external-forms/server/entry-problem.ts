import type { EntryRefusal } from '../rules/outcome.ts';

/** Error with the reason why an entry is not imported; it ends the import transaction. */
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
