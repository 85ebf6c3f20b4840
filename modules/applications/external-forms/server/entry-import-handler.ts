/**
 * Workflow handler that imports an external form entry as a SAVE of the application; it ensures that an
 * entry counts once, in order, and only for its own application and round.
 */
import { sql } from 'kysely';
import {
  type ApplicationActionContext,
  applicationHandler,
} from '#modules/applications/applications/server/index.ts';
import { entryProblem } from './entry-problem.ts';
import { mergeEntry } from './merge-entry.ts';
import type { StoredEntry } from './stored-entry.ts';
import type { TokenFacts } from './token.ts';

export type EntryToImport = {
  Entry: StoredEntry;
  Token: TokenFacts;
  /** Answers to the mapped questions; null if the entry leaves one empty. */
  Converted: Readonly<Record<string, unknown>>;
};

/**
 * The application handler for an incoming entry: the same rules and the same SAVE, plus checks that an entry
 * counts once, in order, and only for its own application and round.
 */
export const entryImportHandler = (taking: EntryToImport): typeof applicationHandler => ({
  ...applicationHandler,
  effects: {
    ...applicationHandler.effects,
    SAVE: async (job, change) => {
      await assertImportable(job, taking);
      const Answers = mergeEntry(job.row.Answers, taking.Converted);
      const saved = await applicationHandler.effects.SAVE?.(
        { ...job, input: { ...job.input, Answers } },
        change,
      );
      const { Entry, Token } = taking;
      await job.tx
        .updateTable('ExternalEntry')
        .set({
          Outcome: 'TAKEN',
          DecidedAt: job.at,
          ApplicationId: job.row.Id,
          AccountId: job.actor.Id,
          IssuedAt: Token.IssuedAt,
        })
        .where('Id', '=', Entry.Id)
        .execute();
      return { ...saved, MachformEntry: Entry.EntryNo, ExternalEntryId: Entry.Id };
    },
  },
});

/** Runs with the application locked, so that nothing checked here can change before the import. */
async function assertImportable(
  { tx, row }: ApplicationActionContext,
  { Entry, Token }: EntryToImport,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`entry ${Entry.FormId} ${Entry.EntryNo}`}, 0))`.execute(
    tx,
  );
  const mine = await tx
    .selectFrom('ExternalEntry')
    .select('Outcome')
    .where('Id', '=', Entry.Id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (mine.Outcome !== 'RECEIVED') entryProblem('SETTLED');
  const others = await tx
    .selectFrom('ExternalEntry')
    .select('Id')
    .where('FormId', '=', Entry.FormId)
    .where('EntryNo', '=', Entry.EntryNo)
    .where('ApplicationId', '<>', row.Id)
    .where('Outcome', 'in', ['TAKEN', 'OLDER'])
    .limit(1)
    .executeTakeFirst();
  if (others) entryProblem('OTHER_APPLICATION');
  await checkRound(tx, row, Token);
  if (row.ExternalEntryId !== null && (await isOlder(tx, row.ExternalEntryId, Entry, Token)))
    entryProblem('OLDER');
}

/** A token is valid until the application is submitted, but not for a later correction. */
async function checkRound(
  tx: ApplicationActionContext['tx'],
  row: ApplicationActionContext['row'],
  token: TokenFacts,
): Promise<void> {
  if (token.Round !== row.Round) entryProblem('REPLAYED');
  const submitted = await tx
    .selectFrom('ApplicationSubmission')
    .select('At')
    .where('ApplicationId', '=', row.Id)
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (submitted && token.IssuedAt < submitted.At) entryProblem('REPLAYED');
}

/** An entry is newer if its form was opened later; for the same opening, if its entry number is higher. */
async function isOlder(
  tx: ApplicationActionContext['tx'],
  currentId: number,
  entry: StoredEntry,
  token: TokenFacts,
): Promise<boolean> {
  const current = await tx
    .selectFrom('ExternalEntry')
    .select(['IssuedAt', 'ReceivedAt', 'EntryNo', 'FormId'])
    .where('Id', '=', currentId)
    .executeTakeFirstOrThrow();
  // A manually linked entry counts from the time it was received.
  const then = (current.IssuedAt ?? current.ReceivedAt).getTime();
  if (then !== token.IssuedAt.getTime()) return token.IssuedAt.getTime() < then;
  return current.FormId === entry.FormId && Number(entry.EntryNo) < Number(current.EntryNo);
}
