/**
 * Endpoints of the staff inbox that list, save and remove canned answers (prepared replies with
 * placeholders, in three languages); every change is logged.
 */
import { sql } from 'kysely';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { Failure, fail, failField } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import { CANNED_PLACEHOLDERS, type CannedAnswer, type conversationRoutes } from '../rules/contract.ts';
import { conversationsPermissions } from '../rules/permissions.ts';

type Routes = typeof conversationRoutes;
type Answer = DataOf<Routes['cannedList']>;
type Actor = { Roles: readonly Role[] };

/** Maximum number of canned answers. */
const MAX_ENTRIES = 200;

export const listCanned = ({ db, actor }: Context<Routes['cannedList']>): Promise<Answer> =>
  answer(db, actor);

export const saveCanned = (context: Context<Routes['cannedSave']>): Promise<Answer> =>
  changed(context, 'SAVE', async (tx, rows) => {
    const { body, actor, at } = context;
    const own = body.CannedKey === undefined ? null : found(rows, body);
    if (!own && rows.length >= MAX_ENTRIES) failField('Title', 'CANNED_TOO_MANY', { most: MAX_ENTRIES });
    assertKnownPlaceholders(body.Text);
    const isTaken = rows.some((row) => row !== own && row.Title.EN === body.Title.EN);
    if (isTaken) failField('Title.EN', 'REFERENCE_NAME_TAKEN');
    const columns = { Title: json(body.Title), Text: json(body.Text), UpdatedById: actor.Id, UpdatedAt: at };
    if (own)
      await tx
        .updateTable('CannedAnswer')
        .set({ ...columns, Version: own.Version + 1 })
        .where('CannedKey', '=', own.CannedKey)
        .execute();
    else
      await tx
        .insertInto('CannedAnswer')
        .values({ ...columns, CannedKey: newKey() })
        .execute();
    return {
      Before: own && { Title: own.Title, Text: own.Text },
      After: { Title: body.Title, Text: body.Text },
    };
  });

export const removeCanned = (context: Context<Routes['cannedRemove']>): Promise<Answer> =>
  changed(context, 'REMOVE', async (tx, rows) => {
    const own = found(rows, context.body);
    await tx.deleteFrom('CannedAnswer').where('CannedKey', '=', own.CannedKey).execute();
    return { Before: { Title: own.Title, Text: own.Text }, After: null };
  });

type CannedContext = Context<Routes['cannedSave']> | Context<Routes['cannedRemove']>;
type Change = (tx: Tx, rows: CannedAnswer[]) => Promise<Record<string, unknown>>;

/**
 * Changes the list in one transaction; changes run one after the other. A late caller gets the current list
 * with the error.
 */
async function changed(context: CannedContext, name: 'SAVE' | 'REMOVE', change: Change): Promise<Answer> {
  const { db, actor, idempotencyKey, body, address } = context;
  const request = { actor, idempotencyKey, action: `CANNED_${name}`, input: body };
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`lock table canned_answer in share row exclusive mode`.execute(tx);
      const first = await repeatedAnswer<Answer>(tx, request);
      if (first) return first;
      const Detail = await change(tx, (await answer(tx, actor)).Rows);
      await audit(tx, {
        AccountId: actor.Id,
        Event: `CANNED_${name}`,
        Object: body.CannedKey ?? null,
        Address: address,
        Detail,
      });
      const fresh = await answer(tx, actor);
      await storeAnswer(tx, request, fresh);
      return fresh;
    });
  } catch (error) {
    if (!(error instanceof Failure) || error.Code !== 'ERR_CONFLICT') throw error;
    throw new Failure(error.Code, { ...error.Details, Data: await answer(db, actor) });
  }
}

function found(
  rows: readonly CannedAnswer[],
  { CannedKey, Version }: { CannedKey?: string | undefined; Version?: number | undefined },
): CannedAnswer {
  const own = rows.find((row) => row.CannedKey === CannedKey) ?? fail('ERR_NOT_FOUND');
  if (Version !== undefined && Version !== own.Version) fail('ERR_CONFLICT');
  return own;
}

/** Rejects an unknown placeholder, which would reach the asker unreplaced. */
function assertKnownPlaceholders(text: CannedAnswer['Text']): void {
  for (const language of LANGUAGES)
    for (const [, name = ''] of text[language].matchAll(/\{\{(.*?)\}\}/gs))
      if (!(CANNED_PLACEHOLDERS as readonly string[]).includes(name))
        failField(`Text.${language}`, 'CANNED_PLACEHOLDER_UNKNOWN', { name });
}

async function answer(db: Queries, { Roles }: Actor): Promise<Answer> {
  const Rows = await db
    .selectFrom('CannedAnswer')
    .select(['CannedKey', 'Version', 'Title', 'Text'])
    .orderBy(sql`title ->> 'EN'`)
    .limit(MAX_ENTRIES)
    .execute();
  return { Rows, MayChange: hasPermission(Roles, conversationsPermissions.CHANGE_CANNED_RESPONSES) };
}
