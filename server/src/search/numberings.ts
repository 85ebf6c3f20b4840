import type { Queries } from '../db/connect.ts';
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
      const all = rows.map(({ Definition: { SchemeCode, NumberPattern } }) => ({
        SchemeCode,
        NumberPattern,
      }));
      return [...new Map(all.map((one) => [`${one.SchemeCode} ${one.NumberPattern}`, one])).values()];
    });
  kept.set(db, { until: performance.now() + TRUST_MS, numberings: read });
  read.catch(() => kept.delete(db));
  return read;
}
