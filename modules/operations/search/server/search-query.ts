/**
 * Prepares a text typed into the global search for all of its queries: normalised text, possible numbers and
 * the user's scope; also defines the limits of results and time.
 */
import { isLimitedToAssigned } from '#modules/applications/applications/server/index.ts';
import { applicationPattern, versionStatuses } from '#modules/catalogue/services/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db, Queries } from '#platform/server/database/connect.ts';
import { searchConditions } from '#platform/server/database/search-conditions.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { Numbering } from './number-candidates.ts';
import { numberCandidates, numberPrefix } from './number-candidates.ts';

const CACHE_MS = 60_000;
const cachedNumberings = new WeakMap<object, { until: number; numberings: Promise<Numbering[]> }>();

/** Number formats of all published service versions, past and present. Cached for one minute. */
function numberings(db: Queries): Promise<Numbering[]> {
  const known = cachedNumberings.get(db);
  if (known && known.until > performance.now()) return known.numberings;
  const read = db
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .where('ServiceVersion.Status', 'in', versionStatuses.fixed)
    .select(['ServiceVersion.Definition'])
    .execute()
    .then((rows) => {
      // Before applications had their own number pattern (A3), they used the certificates' pattern.
      const all = rows.flatMap(({ Definition: { SchemeCode, NumberPattern } }) => [
        { SchemeCode, NumberPattern },
        { SchemeCode, NumberPattern: applicationPattern({ NumberPattern }) },
      ]);
      return [...new Map(all.map((one) => [`${one.SchemeCode} ${one.NumberPattern}`, one])).values()];
    });
  cachedNumberings.set(db, { until: performance.now() + CACHE_MS, numberings: read });
  read.catch(() => cachedNumberings.delete(db));
  return read;
}

/** A prepared search, shared by all of its queries. */
export type SearchQuery = {
  db: Db;
  actor: SignedIn;
  at: Date;
  /** Normalised like the stored search texts. */
  text: string;
  conditions: ReturnType<typeof searchConditions>;
  /** Complete numbers that the text may refer to. */
  numbers: string[];
  numberPrefix: string | null;
  /** Whether the user's scope is so wide that organisations are searched first, then their records. */
  isWide: boolean;
};

export async function toSearchQuery(db: Db, actor: SignedIn, typed: string, at: Date): Promise<SearchQuery> {
  const year = Number(hongKongDate(at).slice(0, 4));
  return {
    db,
    actor,
    at,
    text: searchText(typed),
    conditions: searchConditions(typed),
    numbers: numberCandidates(typed, await numberings(db), year),
    numberPrefix: numberPrefix(typed),
    isWide: !isClient(actor.Roles) && !isLimitedToAssigned(actor),
  };
}

/** Maximum number of results per group; the lists show all. */
export const MAX_RESULTS_PER_GROUP = 6;
/** Number of the user's newest rows that are searched without an index. */
export const WINDOW = 2_000;
/** Time limit of one query in ms. */
export const QUERY_TIMEOUT_MS = 150;
