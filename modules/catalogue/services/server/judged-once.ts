import type { ServiceDefinition } from '../rules/definition.ts';
import { fingerprint } from './canonical.ts';
import type { FaultFinder, FoundFault } from './fault-finder.ts';
import { keepNewest } from './keep-newest.ts';

const KEPT = 32;
/** Long enough for a publication; a judgement that only failed because the thread did is not believed for long. */
const KEPT_MS = 60_000;

type Judged = { until: number; found: Promise<FoundFault[]> };

/**
 * Keeps what a finder said of a definition. For finders that look at nothing else, and that a transaction with a lock
 * must not wait for: who asked before it began finds the judgement made.
 */
export function judgedOnce(find: FaultFinder): FaultFinder {
  const known = keepNewest<Judged>(KEPT);
  return (bench, definition: ServiceDefinition) => {
    const key = fingerprint(definition);
    const before = known.of(key);
    const judged =
      before && before.until > Date.now()
        ? before
        : { until: Date.now() + KEPT_MS, found: find(bench, definition) };
    known.keep(key, judged);
    judged.found.catch(() => known.of(key) === judged && known.drop(key));
    return judged.found;
  };
}
