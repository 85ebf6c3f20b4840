import { fail } from '#platform/server/http/fail.ts';
import type { ServiceFacts } from '../rules/facts.ts';
import { definitionFaults } from './faults.ts';
import type { ServiceJob } from './job.ts';

/**
 * Judges the draft that is about to be published. Faults are answered as fields, each at its place in the definition;
 * where the draft could not be published anyway, the table says so first.
 */
export async function mayBePublished({
  tx,
  portal: { settings },
  row,
  facts,
  language,
}: ServiceJob): Promise<Partial<ServiceFacts>> {
  if (!row.Draft || facts.HasScheduled) return {};
  const faults = await definitionFaults({ db: tx, settings }, row.Draft, language);
  if (faults.length === 0) return { Faults: 0 };
  return fail('ERR_VALIDATION', {
    Text: 'REASON_SERVICE_FAULTS',
    Fields: faults.map(({ Path, Code, Message }) => ({ Field: Path, Code, Message })),
  });
}
