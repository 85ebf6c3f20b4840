import { isLimitedToAssigned } from '#modules/applications/applications/server/index.ts';
import { applicationPattern } from '#modules/catalogue/services/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db, Queries } from '#platform/server/database/connect.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import { searchConditions } from '#platform/server/database/search-words.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { Numbering } from './number-candidates.ts';
import { numberCandidates, numberPrefix } from './number-candidates.ts';

const CACHE_MS = 60_000;
const cachedNumberings = new WeakMap<object, { until: number; numberings: Promise<Numbering[]> }>();

/** How services write their numbers, in every version that ever held. Read once a minute. */
function numberings(db: Queries): Promise<Numbering[]> {
  const known = cachedNumberings.get(db);
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
  cachedNumberings.set(db, { until: performance.now() + CACHE_MS, numberings: read });
  read.catch(() => cachedNumberings.delete(db));
  return read;
}

/** A search as all of its looks take it. */
export type SearchQuery = {
  db: Db;
  actor: SignedIn;
  at: Date;
  /** Folded as search texts are. */
  text: string;
  conditions: ReturnType<typeof searchConditions>;
  /** Numbers that may be meant, as they are written. */
  numbers: string[];
  numberPrefix: string | null;
  /** Sees so much that one looks for organisations first, and then for what is theirs. */
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

/** Each group shows the best few; who looks for more has the list. */
export const MAX_RESULTS_PER_GROUP = 6;
/** How many of a user's newest rows are scanned for words. */
export const WINDOW = 2_000;
/** What one look may take, in ms. */
export const QUERY_TIMEOUT_MS = 150;
