/**
 * API handler that adds or changes a logo, signature or accreditation mark, re-encoding its picture.
 * Overlapping periods of two logos or signatures are refused; existing certificates keep their picture.
 */
import { sql } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { auditChange } from '#platform/server/audit/audit-change.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import type { Context, Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { renderPicture } from '#platform/server/media/picture/render-picture.ts';
import { sha256 } from '#platform/server/signing/sha256.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { MarkRow, markRoutes } from '../../rules/mark-contract.ts';
import { markRow, type StoredMark } from './mark-row.ts';

/** Maximum side in pixels: enough for 600 dpi at the largest printed size. */
const SIDE = 1400;

type RenderedMark = { FileKey: string; Sha256: string; Width: number; Height: number };

/** Re-encodes the user's own upload, so that only its pixels are printed on certificates. */
async function renderMark(portal: Portal & { actor: SignedIn }, fileKey: string): Promise<RenderedMark> {
  const { db, settings, actor } = portal;
  const store = openFileStore(settings);
  const picture = { FileKey: fileKey, owner: actor, side: SIDE };
  const { source, Width, Height } = await renderPicture(portal, store, picture);
  const Sha256 = sha256(source);
  const { FileKey } = await storeFile(db, store, {
    FileKey: newKey(),
    Name: 'mark.png',
    Kind: 'image',
    Type: 'image/png',
    Size: source.byteLength,
    Sha256,
    // Belongs to the certification body, not to the user: closing an account must not remove it from old
    // certificates.
    AccountId: null,
    ApplicationId: null,
    source,
  });
  return { FileKey, Sha256, Width, Height };
}

type MarkContext = Context<(typeof markRoutes)['submit']>;

const NO_TITLE = { EN: '', CHT: '', CHS: '' };

/** Saves the mark. Existing pages retain the picture with which they were made. */
export async function submitMark(context: MarkContext): Promise<MarkRow> {
  const { db, body, actor, at, idempotencyKey } = context;
  assertValidPeriod(body);
  const request = { actor, idempotencyKey, action: 'MARK_SUBMIT', input: body };
  const rendered = body.FileKey === undefined ? null : await renderMark(context, body.FileKey);
  return db.transaction().execute(async (tx) => {
    // Prevents two concurrent requests from both finding the period free.
    await sql`select pg_advisory_xact_lock(hashtext('mark'))`.execute(tx);
    const answered = await repeatedAnswer<MarkRow>(tx, request);
    if (answered) return answered;
    const before = body.MarkKey === undefined ? null : await lockMark(tx, body.MarkKey);
    if (before && before.Version !== body.Version)
      fail('ERR_CONFLICT', { Data: markRow(before, hongKongDate(at)) });
    await assertKnownServices(tx, body.Services);
    await assertNoOverlap(tx, body, before);
    const row = markRow(await write(tx, context, before, rendered), hongKongDate(at));
    await storeAnswer(tx, request, row);
    return row;
  });
}

function assertValidPeriod(body: MarkContext['body']): void {
  if (body.ValidTo !== null && body.ValidTo < body.ValidFrom) failField('ValidTo', 'FIELD_MARK_ORDER');
  if (body.MarkKey === undefined && body.FileKey === undefined) failField('FileKey', 'FIELD_REQUIRED');
  if (body.Kind !== 'SIGNATURE') return;
  for (const language of ['EN', 'CHT', 'CHS'] as const)
    if (body.Title[language] === '') failField(`Title.${language}`, 'FIELD_TEXT_MISSING');
}

export async function lockMark(tx: Tx, markKey: string): Promise<StoredMark> {
  const mark = await tx
    .selectFrom('Mark')
    .selectAll()
    .where('MarkKey', '=', markKey)
    .where('RemovedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return mark ?? fail('ERR_NOT_FOUND');
}

async function assertKnownServices(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const known = await tx
    .selectFrom('Service')
    .select('ServiceKey')
    .where('ServiceKey', 'in', [...keys])
    .execute();
  if (known.length < new Set(keys).size) failField('Services', 'FIELD_INVALID');
}

/** Refuses overlapping logos or signatures, since a page has one of each; accreditation marks may overlap. */
async function assertNoOverlap(tx: Tx, body: MarkContext['body'], before: StoredMark | null): Promise<void> {
  if (body.Kind === 'ACCREDITATION') return;
  const other = await tx
    .selectFrom('Mark')
    .select(['Name', 'ValidFrom', 'ValidTo'])
    .where('Kind', '=', body.Kind)
    .where('RemovedAt', 'is', null)
    .where('Id', '<>', before?.Id ?? -1)
    .where(
      sql<boolean>`daterange(valid_from, valid_to, '[]') && daterange(${body.ValidFrom}::date, ${body.ValidTo}::date, '[]')`,
    )
    .limit(1)
    .executeTakeFirst();
  if (other)
    failField('ValidFrom', 'FIELD_MARK_OVERLAP', {
      name: other.Name.EN,
      from: other.ValidFrom,
      to: other.ValidTo ?? '…',
    });
}

async function write(
  tx: Tx,
  { body, actor, at, address }: MarkContext,
  before: StoredMark | null,
  rendered: RenderedMark | null,
): Promise<StoredMark> {
  const columns = {
    Kind: body.Kind,
    Name: json(body.Name),
    Title: json(body.Kind === 'SIGNATURE' ? body.Title : NO_TITLE),
    Alt: json(body.Alt),
    Services: body.Kind === 'ACCREDITATION' ? [...new Set(body.Services)] : [],
    ValidFrom: body.ValidFrom,
    ValidTo: body.ValidTo,
    UpdatedAt: at,
  };
  const after = before
    ? await tx
        .updateTable('Mark')
        .set({ ...columns, ...rendered, Version: before.Version + 1 })
        .where('Id', '=', before.Id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('Mark')
        .values({
          ...columns,
          ...(rendered ?? failField('FileKey', 'FIELD_REQUIRED')),
          MarkKey: newKey(),
          CreatedAt: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  await auditChange(tx, {
    AccountId: actor.Id,
    Event: 'MARK_SUBMIT',
    Object: after.MarkKey,
    Address: address,
    Before: before ? facts(before) : {},
    After: facts(after),
  });
  return after;
}

const facts = ({ Kind, Name, Title, Alt, Services, FileKey, Sha256, ValidFrom, ValidTo }: StoredMark) => ({
  Kind,
  Name,
  Title,
  Alt,
  Services,
  FileKey,
  Sha256,
  ValidFrom,
  ValidTo,
});
