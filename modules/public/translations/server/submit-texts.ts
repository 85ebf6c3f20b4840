import { sql } from 'kysely';
import { builtInText } from '#platform/common/i18n/texts.ts';
import { auditChange } from '#platform/server/audit/audit-change.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { type FailureField, fail } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { CustomText, translationRoutes } from '../rules/contract.ts';
import { isSameCustomText, mergeCustomText } from './custom-text.ts';
import { refreshTexts } from './refresh-texts.ts';
import { type StoredText, storedTexts } from './stored-texts.ts';
import { NO_CUSTOM_TEXT, viewText } from './view-text.ts';

type Route = typeof translationRoutes.submit;
type TextInput = Context<Route>['body']['Texts'][number];
type Change = { Key: string; Version: number; Before: CustomText; After: CustomText };

/**
 * Saves submitted custom wordings of portal texts, all or none, with their history; refused if invalid or
 * changed by another user. They take effect everywhere once committed.
 */
export async function submitTexts(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor, idempotencyKey } = context;
  const request = { actor, idempotencyKey, action: 'TRANSLATION_SUBMIT', input: body };
  const answer = await db.transaction().execute(async (tx) => {
    // Serialised by a lock, as a text may have no row yet that could be locked.
    await sql`select pg_advisory_xact_lock(hashtext('translation'))`.execute(tx);
    const first = await repeatedAnswer<DataOf<Route>>(tx, request);
    if (first) return first;
    const keys = body.Texts.map(({ Key }) => Key);
    const stored = await storedTexts(tx, keys);
    for (const change of changesOf(body.Texts, stored)) await saveText(tx, context, change);
    const fresh = await storedTexts(tx, keys);
    const answered = { Rows: keys.map((key) => viewText(key, fresh.get(key))) };
    await storeAnswer(tx, request, answered);
    return answered;
  });
  // Other processes are notified by the database; this process refreshes now, so that its next request has
  // the new texts.
  await refreshTexts(db);
  return answer;
}

function changesOf(inputs: readonly TextInput[], stored: ReadonlyMap<string, StoredText>): Change[] {
  const Fields: FailureField[] = [];
  const seen = new Set<string>();
  const changes = inputs.flatMap(({ Key, CustomText }, at): Change[] => {
    if (!builtInText(Key)) Fields.push({ Field: `Texts.${at}.Key`, Code: 'TRANSLATION_KEY_UNKNOWN' });
    if (seen.has(Key)) Fields.push({ Field: `Texts.${at}.Key`, Code: 'TRANSLATION_KEY_TWICE' });
    seen.add(Key);
    const { CustomText: Before, Version } = stored.get(Key) ?? { CustomText: NO_CUSTOM_TEXT, Version: 0 };
    const { CustomText: After, Faults } = mergeCustomText(Key, Before, CustomText);
    for (const { Language, ...fault } of Faults)
      Fields.push({ Field: `Texts.${at}.CustomText.${Language}`, ...fault });
    return isSameCustomText(Before, After) ? [] : [{ Key, Version, Before, After }];
  });
  if (Fields.length > 0) fail('ERR_VALIDATION', { Fields });
  const late = inputs.filter(({ Key, Version }) => Version !== (stored.get(Key)?.Version ?? 0));
  if (late.length > 0)
    fail('ERR_CONFLICT', { Data: { Rows: late.map(({ Key }) => viewText(Key, stored.get(Key))) } });
  return changes;
}

async function saveText(tx: Tx, { actor, address, at }: Context<Route>, change: Change): Promise<void> {
  const { Key, Before, After } = change;
  const Version = change.Version + 1;
  const row = { Version, AccountId: actor.Id, At: at };
  await tx
    .insertInto('Translation')
    .values({ Key, CustomText: json(After), ...row })
    .onConflict((conflict) => conflict.column('Key').doUpdateSet({ CustomText: json(After), ...row }))
    .execute();
  await tx
    .insertInto('TranslationHistory')
    .values({ Key, Before: json(Before), After: json(After), ...row })
    .execute();
  await auditChange(tx, {
    AccountId: actor.Id,
    Event: 'TRANSLATION_CHANGE',
    Object: Key,
    Address: address,
    Before,
    After,
  });
}
