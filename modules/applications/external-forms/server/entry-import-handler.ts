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
  /** Answers to the mapped questions; null where the entry leaves one empty. */
  Converted: Readonly<Record<string, unknown>>;
};

/**
 * The action handler of applications for an incoming entry: the same rules, the same SAVE, plus what makes an entry count once,
 * in its order, for its own application and round.
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

/** With the application locked: nothing of this can change until the entry is taken. */
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

/** A token is good until the application is submitted, not for the correction that may follow. */
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

/** Newer is what was opened later; of one opening, the entry with the higher number. */
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
  // One that was linked by hand counts from the day it came.
  const then = (current.IssuedAt ?? current.ReceivedAt).getTime();
  if (then !== token.IssuedAt.getTime()) return token.IssuedAt.getTime() < then;
  return current.FormId === entry.FormId && Number(entry.EntryNo) < Number(current.EntryNo);
}
