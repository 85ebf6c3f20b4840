import { auditStateOf, openNote, readKeys } from '#modules/certification/transparency-log/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { AuditDifference } from './types.ts';

const WINDOW = 1_000;

/**
 * Part of the event log check: compares the hash chain with its earlier ends recorded in the signed states
 * of the public log, which reveals a rewritten chain even if its hashes are consistent.
 */
export async function* checkSignedStates(db: Queries): AsyncGenerator<AuditDifference> {
  const keys = await readKeys(db);
  let after = -1;
  for (;;) {
    const notes = await db
      .selectFrom('LogCheckpoint')
      .select(['Size', 'Note', 'Kid'])
      .where('Size', '>', after)
      .orderBy('Size')
      .limit(WINDOW)
      .execute();
    const states = notes.flatMap(({ Size, Note, Kid }) => {
      const key = keys.get(Kid);
      const text = key ? openNote(Note, key) : null;
      const state = text === null ? null : auditStateOf(text);
      return state ? [{ Size, ...state }] : [];
    });
    const hashes = await hashesOf(
      db,
      states.map(({ No }) => No),
    );
    for (const { Size, No, Hash } of states) {
      const stored = hashes.get(No);
      if (!stored?.equals(Hash))
        yield {
          Check: 'STATE_REWRITTEN',
          About: `№ ${No} (${Size})`,
          Expected: Hash.toString('hex'),
          Found: stored?.toString('hex') ?? '',
        };
    }
    const last = notes.at(-1);
    if (!last) return;
    after = last.Size;
  }
}

async function hashesOf(db: Queries, nos: readonly number[]): Promise<Map<number, Buffer>> {
  if (nos.length === 0) return new Map();
  const rows = await db.selectFrom('AuditSeal').select(['No', 'Hash']).where('No', 'in', nos).execute();
  return new Map(rows.map(({ No, Hash }) => [No, Hash]));
}
