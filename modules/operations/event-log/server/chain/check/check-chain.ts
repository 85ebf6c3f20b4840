/** Verifies the hash chain of sealed event log rows: gaps, changed rows and backdated rows. */
import { sql } from 'kysely';
import { chainHash, GENESIS_HASH } from '#platform/server/audit/chain-hash.ts';
import { ROW_TEXT } from '#platform/server/audit/row-text.ts';
import type { ReportProgress } from '#platform/server/comparison/check-types.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { AuditDifference } from './types.ts';

/** Number of seals read per statement. */
const WINDOW = 2_000;
/** No transaction of the portal is open for so long: a row older than this when sealed has a false date. */
const TIMEOUT_MS = 15 * 60_000;

type Link = {
  No: number;
  AuditId: number;
  At: Date;
  IsBehind: boolean;
  Hash: Buffer;
  /** Null if the row has been deleted. */
  Text: string | null;
  RowAt: Date | null;
};

/** State of the verification while it follows the chain. */
type Walk = {
  no: number;
  hash: Buffer;
  /**
   * The current sealing round, and (`upTo`) the time of the newest earlier round that left no row waiting.
   */
  round: { At: Date; IsBehind: boolean } | null;
  upTo: Date | null;
};

/** Every seal up to `end`: its hash is recomputed; a wrong one is reported, and the walk continues with the stored hash. */
export async function* checkChain(
  db: Queries,
  end: number,
  looked?: ReportProgress,
): AsyncGenerator<AuditDifference> {
  const walk: Walk = { no: 0, hash: GENESIS_HASH, round: null, upTo: null };
  for (let some = await links(db, 0, end); some.length > 0; some = await links(db, walk.no, end)) {
    for (const link of some) yield* checkLink(walk, link);
    await looked?.(some.length);
  }
}

const links = async (db: Queries, after: number, end: number): Promise<Link[]> =>
  (
    await sql<Link>`
      select seal.no, seal.audit_id, seal.at, seal.is_behind, seal.hash, audit.at as row_at,
        case when audit.id is not null then ${ROW_TEXT} end as text
      from audit_seal as seal left join audit on audit.id = seal.audit_id
      where seal.no > ${after} and seal.no <= ${end} order by seal.no limit ${WINDOW}`.execute(db)
  ).rows;

function* checkLink(walk: Walk, link: Link): Generator<AuditDifference> {
  if (link.No !== walk.no + 1)
    yield {
      Check: 'SEAL_GONE',
      About: link.No === walk.no + 2 ? `№ ${walk.no + 1}` : `№ ${walk.no + 1} – ${link.No - 1}`,
      Expected: String(walk.no + 1),
      Found: String(link.No),
    };
  const About = `#${link.AuditId}`;
  yield* checkHash(walk, link, About);
  yield* checkDate(walk, link, About);
  walk.no = link.No;
  walk.hash = link.Hash;
}

function* checkHash(walk: Walk, link: Link, About: string): Generator<AuditDifference> {
  const Expected = link.Hash.toString('hex');
  if (link.Text === null) {
    yield { Check: 'ROW_GONE', About, Expected, Found: '' };
    return;
  }
  // After a gap the preceding hash is unknown.
  if (link.No !== walk.no + 1) return;
  const hash = chainHash(walk.hash, { ...link, Text: link.Text });
  if (!hash.equals(link.Hash)) yield { Check: 'ROW_CHANGED', About, Expected, Found: hash.toString('hex') };
}

/** Reports backdated rows: dated long before a round that left no row waiting, but sealed later. */
function* checkDate(walk: Walk, { At, IsBehind, RowAt }: Link, About: string): Generator<AuditDifference> {
  if (walk.round && walk.round.At.getTime() !== At.getTime() && !walk.round.IsBehind)
    walk.upTo = walk.round.At;
  walk.round = { At, IsBehind };
  if (RowAt && walk.upTo && RowAt.getTime() < walk.upTo.getTime() - TIMEOUT_MS)
    yield { Check: 'DATED_BACK', About, Expected: walk.upTo.toISOString(), Found: RowAt.toISOString() };
}
