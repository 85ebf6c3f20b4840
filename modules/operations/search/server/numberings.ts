import { applicationPattern } from '#modules/catalogue/services/rules/number-pattern.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Numbering } from './number-candidates.ts';

const TRUST_MS = 60_000;
const kept = new WeakMap<object, { until: number; numberings: Promise<Numbering[]> }>();

/** How services write their numbers, in every version that ever held. Read once a minute. */
export function numberings(db: Queries): Promise<Numbering[]> {
  const known = kept.get(db);
  if (known && known.until > performance.now()) return known.numberings;
  const read = db
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .where('ServiceVersion.Status', '<>', 'DRAFT')
    .select(['ServiceVersion.Definition'])
    .execute()
    .then((rows) => {
      // Applications were numbered in the pattern itself before they had one of their own (A3).
      const all = rows.flatMap(({ Definition: { SchemeCode, NumberPattern } }) => [
        { SchemeCode, NumberPattern },
        { SchemeCode, NumberPattern: applicationPattern({ NumberPattern }) },
      ]);
      return [...new Map(all.map((one) => [`${one.SchemeCode} ${one.NumberPattern}`, one])).values()];
    });
  kept.set(db, { until: performance.now() + TRUST_MS, numberings: read });
  read.catch(() => kept.delete(db));
  return read;
}
