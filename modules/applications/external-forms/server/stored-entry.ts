/**
 * Stores each callback of an external form server unprocessed before it is validated, once even if repeated;
 * tokens are removed from the stored values and can be found in received ones.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { EntryOutcome, EntryRefusal } from '../rules/outcome.ts';
import type { EntryBody } from './read-body.ts';
import type { ElementValues } from './tables.ts';

export type StoredEntry = {
  Id: number;
  FormId: string | null;
  EntryNo: string | null;
  Elements: ElementValues;
  Outcome: EntryOutcome;
  Reason: EntryRefusal | null;
};

export type Callback = {
  Body: Buffer;
  /** Only the headers listed in `LOGGED_HEADERS` of `callback.ts`. */
  Headers: Record<string, string>;
  Address: string;
};

const COLUMNS = ['Id', 'FormId', 'EntryNo', 'Elements', 'Outcome', 'Reason'] as const;

/**
 * Stores a callback unprocessed. A repeated callback returns the existing row with its outcome; of several
 * concurrent ones, only one inserts the row.
 */
export async function storeEntry(
  db: Db,
  { Body, Headers, Address }: Callback,
  read: EntryBody | null,
): Promise<StoredEntry> {
  const BodySha256 = createHash('sha256').update(Body).digest();
  const mine = { FormId: read?.FormId ?? null, EntryNo: read?.EntryNo ?? null };
  const made = await db
    .insertInto('ExternalEntry')
    .values({
      ...mine,
      EntryKey: newKey(),
      Body,
      BodySha256,
      Headers: json(Headers),
      Address,
      Elements: json(withoutTokens(read?.Elements ?? {})),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (made) return made;
  return (
    db
      .selectFrom('ExternalEntry')
      .select(COLUMNS)
      // Same expressions as in the unique index; other null comparisons would scan the whole table.
      .where(sql<boolean>`coalesce(form_id, '') = ${mine.FormId ?? ''}`)
      .where(sql<boolean>`coalesce(entry_no, '') = ${mine.EntryNo ?? ''}`)
      .where('BodySha256', '=', BodySha256)
      .executeTakeFirstOrThrow()
  );
}

/** Elements whose value looks like a token. */
export const tokensIn = (elements: ElementValues): { Element: string; Token: string }[] =>
  Object.entries(elements).flatMap(([Element, value]) =>
    typeof value === 'string' && /^\s*f1\.[\w-]+\./.test(value) ? [{ Element, Token: value }] : [],
  );

function withoutTokens(elements: ElementValues): ElementValues {
  const tokens = new Set(tokensIn(elements).map(({ Element }) => Element));
  return Object.fromEntries(Object.entries(elements).filter(([name]) => !tokens.has(name)));
}
