import { sql } from 'kysely';
import { LEGAL_KINDS, type LegalKind } from '#modules/identity/accounts/rules/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { isNotWithdrawn } from '../versions-in-force.ts';
import { type ExternalDocument, type ExternalProblem, fetchDocument } from './fetch-document.ts';

/**
 * Imports the legal texts from the configured external server. Every imported version is stored, so the last
 * valid text stays in force while the server is down or returns invalid data.
 */
export async function fetchContent(portal: Portal): Promise<void> {
  const { CMS_URL } = portal.settings;
  if (CMS_URL === undefined) return;
  await Promise.all(
    LEGAL_KINDS.map(async (kind) => {
      const answer = await fetchDocument(CMS_URL, kind);
      await portal.db.transaction().execute((tx) => saveAnswer(tx, kind, answer));
    }),
  );
}

async function saveAnswer(
  tx: Tx,
  kind: LegalKind,
  answer: ExternalDocument | ExternalProblem,
): Promise<void> {
  // Of two concurrent imports, the second finds the version saved by the first.
  await sql`select pg_advisory_xact_lock(hashtext('content'), hashtext(${kind}))`.execute(tx);
  const isGood = typeof answer === 'object';
  if (isGood) await saveVersion(tx, kind, answer);
  const now = sql<Date>`now()`;
  const Problem = isGood ? null : answer;
  await tx
    .insertInto('ContentSource')
    .values({ Kind: kind, FetchedAt: now, SucceededAt: isGood ? now : null, Problem })
    .onConflict((conflict) =>
      conflict.column('Kind').doUpdateSet({ FetchedAt: now, Problem, ...(isGood && { SucceededAt: now }) }),
    )
    .execute();
  if (!isGood) console.error(`content: ${kind} could not be imported: ${answer}`);
}

/**
 * Time after the lock was acquired, not the start of the transaction, which may have waited for another
 * import.
 */
const afterLock = sql<Date>`clock_timestamp()`;

async function saveVersion(
  tx: Tx,
  kind: LegalKind,
  { ExternalId, Saved, Text }: ExternalDocument,
): Promise<void> {
  const last = await tx
    .selectFrom('ContentVersion')
    .select(['Source', 'ExternalId', 'VersionId'])
    .where('Kind', '=', kind)
    .where('EffectiveAt', '<=', afterLock)
    .where(isNotWithdrawn)
    .orderBy('EffectiveAt', 'desc')
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.Source === 'EXTERNAL' && last.ExternalId === ExternalId) return;
  const VersionId = await freeName(tx, kind, ExternalId);
  await tx
    .insertInto('ContentVersion')
    .values({
      Kind: kind,
      VersionId,
      EffectiveAt: afterLock,
      Saved: Saved ?? afterLock,
      AccountId: null,
      Content: json(Text),
      Source: 'EXTERNAL',
      ExternalId,
    })
    .execute();
  await audit(tx, {
    AccountId: null,
    Event: 'CONTENT_PUBLISH',
    Object: `${kind} ${VersionId}`,
    Detail: { Before: last?.VersionId ?? null, After: VersionId, Source: 'EXTERNAL' },
  });
}

/** Uses the external version ID unless it is taken: acceptances under that ID refer to another text. */
async function freeName(tx: Tx, kind: LegalKind, id: string): Promise<string> {
  const plain =
    id
      .replace(/[^A-Za-z0-9._-]/g, '-')
      .replace(/^[^A-Za-z0-9]+/, '')
      .slice(0, 24) || 'external';
  const rows = await tx
    .selectFrom('ContentVersion')
    .select('VersionId')
    .where('Kind', '=', kind)
    .where('VersionId', 'like', `${plain.replace(/[_%\\]/g, '\\$&')}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.VersionId));
  let name = plain;
  for (let count = 2; taken.has(name); count += 1) name = `${plain}-${count}`;
  return name;
}
