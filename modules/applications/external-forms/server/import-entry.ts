import { sql } from 'kysely';
import { prevalidate } from '#modules/applications/applications/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { EntryOutcome, EntryRefusal } from '../rules/outcome.ts';
import { runInConvertThread } from './convert/run-in-convert-thread.ts';
import { entryImportHandler } from './entry-import-handler.ts';
import { EntryProblem } from './entry-problem.ts';
import { knownElements } from './known-elements.ts';
import { mergeEntry } from './merge-entry.ts';
import { questionsOf } from './questions-of.ts';
import type { EntryBody } from './read-body.ts';
import { entryOwner, type Owner } from './resolve-entry-token.ts';
import type { StoredEntry } from './stored-entry.ts';

type ImportInput = { entry: StoredEntry; body: EntryBody | null; address: string; at: Date };

/**
 * Imports a stored entry of an external form: checks its token, converts its values and saves them as the
 * application's answers. Done once; a repeated call returns the recorded outcome.
 */
export async function importEntry(portal: Portal, taking: ImportInput): Promise<EntryOutcome> {
  const { entry, body, at } = taking;
  if (entry.Outcome !== 'RECEIVED') return entry.Outcome;
  if (!body) return recordOutcome(portal, taking, null, 'UNREADABLE');
  const { Owner, Problem } = await entryOwner(portal, body, at);
  if (!Owner || Problem) return recordOutcome(portal, taking, Owner, reasonOf(Problem));
  try {
    await save(portal, taking, body, Owner);
    return 'TAKEN';
  } catch (error) {
    return recordOutcome(portal, taking, Owner, reasonOf(error));
  }
}

async function save(portal: Portal, taking: ImportInput, body: EntryBody, owner: Owner): Promise<void> {
  const { Token, Actor, Application, Version } = owner;
  const Converted = await runInConvertThread(
    'convertEntry',
    Version.Definition.Form,
    questionsOf(Version.Definition),
    body.Elements,
    await knownElements(portal.db, body.FormId),
  );
  const { ApplicationKey } = Application;
  const language = Actor.Language;
  const input = { Answers: mergeEntry(Application.Answers, Converted) };
  await prevalidate(
    { db: portal.db, settings: portal.settings, actor: Actor, language, at: taking.at, address: null },
    { action: 'SAVE', key: ApplicationKey, input },
  );
  await performAction(portal, entryImportHandler({ Entry: taking.entry, Token, Converted }), {
    action: 'SAVE',
    key: ApplicationKey,
    // Input that the history records.
    input: { Entry: body.EntryNo, FormId: body.FormId },
    actor: Actor,
    language,
    at: taking.at,
    idempotencyKey: null,
    address: taking.address,
  });
}

/** Converts an error to a refusal reason; unexpected errors are rethrown, and the entry may be sent again. */
function reasonOf(error: unknown): EntryProblem['Reason'] {
  if (error instanceof EntryProblem) return error.Reason;
  if (!(error instanceof Failure)) throw error;
  switch (error.Code) {
    case 'LBL_NOT_AVAILABLE_FOR_EDIT':
    case 'ERR_TRANSITION':
      return 'NOT_EDITABLE';
    case 'ERR_NOT_FOUND':
    case 'ERR_FORBIDDEN':
      return 'NOT_ALLOWED';
    case 'ERR_VALIDATION':
      return 'NOT_ACCEPTED';
    default:
      throw error;
  }
}

/**
 * For other reasons the token's owner sees the entry on the application, imported or not; entries refused
 * for these reasons are not assigned.
 */
const UNATTRIBUTED_REASONS: readonly EntryRefusal[] = [
  'UNREADABLE',
  'NO_TOKEN',
  'FORGED',
  'OTHER_APPLICATION',
  'OTHER_FORM',
];

async function recordOutcome(
  { db }: Portal,
  { entry, address, at }: ImportInput,
  owner: Owner | null,
  reason: EntryProblem['Reason'],
): Promise<EntryOutcome> {
  if (reason === 'SETTLED') return outcomeOf(db, entry.Id);
  const isOlder = reason === 'OLDER';
  const Outcome = isOlder ? 'OLDER' : 'REFUSED';
  const whose = owner && (isOlder || !UNATTRIBUTED_REASONS.includes(reason)) ? owner : null;
  const settled = await db
    .updateTable('ExternalEntry')
    .set({
      Outcome,
      Reason: isOlder ? null : reason,
      DecidedAt: at,
      ApplicationId: whose?.Application.Id ?? null,
      AccountId: whose?.Actor.Id ?? null,
      IssuedAt: whose?.Token.IssuedAt ?? null,
    })
    .where('Id', '=', entry.Id)
    .where('Outcome', '=', 'RECEIVED')
    .executeTakeFirst();
  // An identical concurrent callback was decided first.
  if (settled.numUpdatedRows === 0n) return outcomeOf(db, entry.Id);
  if (!isOlder)
    await audit(db, {
      AccountId: owner?.Actor.Id ?? null,
      Event: 'FORM_ENTRY_REFUSED',
      Object: owner?.Application.ApplicationNo ?? owner?.Application.ApplicationKey ?? null,
      Address: address,
      Detail: { Reason: reason, Form: entry.FormId, Entry: entry.EntryNo },
    });
  // Users with the form open are notified, although the application itself has not changed.
  if (whose)
    await sql`select pg_notify('application', application_key || ' ' || version) from application
      where id = ${whose.Application.Id}`.execute(db);
  return Outcome;
}

async function outcomeOf(db: Portal['db'], id: number): Promise<EntryOutcome> {
  const row = await db
    .selectFrom('ExternalEntry')
    .select('Outcome')
    .where('Id', '=', id)
    .executeTakeFirstOrThrow();
  return row.Outcome;
}
