import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { json } from '../db/json.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal, SignedIn } from '../http/context.ts';
import { tellPeople } from '../notification/tell-people.ts';
import { lookUpPerson } from './look-up-person.ts';
import { playStory } from './play-story.ts';
import { seedBankStatement } from './seed-bank-statement.ts';
import { seedConnection } from './seed-connection.ts';
import { seedAcceptances, seedLegal } from './seed-legal.ts';
import { seedPaymentSetting } from './seed-payment-setting.ts';
import { seedPeople } from './seed-people.ts';
import { seedServices } from './seed-services.ts';
import { seedTeams } from './seed-teams.ts';
import { demoStories } from './stories.ts';

const MARK = 'demo data';
/** Stories played side by side: their commits share the disk's patience. */
const AT_ONCE = 8;

/**
 * Fills an empty database with a small body at work. A portal that was killed in the middle begins anew: it was not
 * open to anybody yet. A database with anybody's own accounts in it is never touched.
 */
export async function seedDemo(portal: Portal, store: FileStore): Promise<void> {
  const { db } = portal;
  const mark = await db.selectFrom('Setting').select('Value').where('Name', '=', MARK).executeTakeFirst();
  if (mark?.Value === 'DONE' || (!mark && (await hasAccounts(db)))) return;
  await begin(portal);
  await playStories({ ...portal, isQuiet: true }, store);
  await tellTurns(portal);
  await db
    .updateTable('Setting')
    .set({ Value: json<unknown>('DONE') })
    .where('Name', '=', MARK)
    .execute();
}

const hasAccounts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('Account').select('Id').limit(1).executeTakeFirst()) !== undefined;

const begin = ({ db }: Portal): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`truncate organisation, account, service, team, number_counter, setting, mail, audit restart identity cascade`.execute(
      tx,
    );
    await seedLegal(tx);
    await seedServices(tx);
    await seedPeople(tx);
    await seedAcceptances(tx);
    await seedTeams(tx);
    await seedConnection(tx);
    await seedPaymentSetting(tx);
    await tx
      .insertInto('Setting')
      .values({ Name: MARK, Value: json<unknown>('BEGUN') })
      .execute();
  });

async function playStories(portal: Portal, store: FileStore): Promise<void> {
  const people = await signedIn(portal.db);
  const now = new Date();
  const left = [...demoStories.entries()];
  const playNext = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift())
      await playStory({ portal, store, people, now, index: next[0] }, next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playNext));
  await seedBankStatement(portal, lookUpPerson(people, 'finance'), now);
  await forgetMessages(portal.db);
}

/** What the sandbox told in the past was taken over already; only what is still to happen is told. */
async function forgetMessages(db: Db): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = 'sandbox.tell' and run_at <= now()))`.execute(
    db,
  );
}

/** Whoever has to act now finds it in their notifications. */
async function tellTurns(portal: Portal): Promise<void> {
  const open = await portal.db
    .selectFrom('Application')
    .select(['Id', 'Version'])
    .where('ApplicationStatusCode', 'in', [
      'PENDING',
      'RETURNED',
      'UNDERREVIEW',
      'REJECTED',
      'REJECTED_FLOW',
      'CERTIFIED',
    ])
    .execute();
  for (const { Id, Version } of open) await tellPeople(portal, { ApplicationId: Id, Version });
}

const playing = { SessionId: 0, ProvenAt: new Date(0), IsTermsUpdated: false, IsTwoFactorMissing: false };

async function signedIn(db: Db): Promise<Map<string, SignedIn>> {
  const rows = await db
    .selectFrom('Account')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .select([
      'Account.Id',
      'Account.UserKey',
      'Account.Email',
      'Account.Roles',
      'Account.IsGrantGeneration',
      'Account.OrganisationId',
      'Account.Language',
      'Organisation.OrganisationKey',
    ])
    .execute();
  return new Map(rows.map((row) => [row.Email, { ...row, ...playing }]));
}
