import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import { fingerprint } from './canonical.ts';
import type { FaultFinder, FoundFault } from './faults.ts';

const KEPT = 32;

/**
 * Keeps what a finder said of a definition. For finders that look at nothing else, and that a transaction with a lock
 * must not wait for: who asked before it began finds the judgement made.
 */
export function judgedOnce(find: FaultFinder): FaultFinder {
  const known = new Map<string, Promise<FoundFault[]>>();
  return (db, definition: ServiceDefinition) => {
    const key = fingerprint(definition);
    const found = known.get(key) ?? find(db, definition);
    known.delete(key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    for (const oldest of known.keys()) {
      if (known.size <= KEPT) break;
      known.delete(oldest);
    }
    return found;
  };
}
