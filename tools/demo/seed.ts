import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isOfCertificate } from '#modules/applications/applications/rules/index.ts';
import { tellPeople } from '#modules/applications/applications/server/index.ts';
import {
  expirePast,
  tellPeopleOfCertificate,
  warnOfSuspended,
} from '#modules/certification/certificates/server/index.ts';
import { personRows, withoutSession } from '#modules/identity/sign-in/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { lookUpPerson } from './look-up-person.ts';
import { DEMO_MARK, needsDemo } from './needs-demo.ts';
import { playStory } from './play-story.ts';
import { seedBankStatement } from './seed-bank-statement.ts';
import { seedChats } from './seed-chats.ts';
import { seedComments } from './seed-comments.ts';
import { seedConnection } from './seed-connection.ts';
import { seedAcceptances, seedContent } from './seed-content.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedPaymentSetting } from './seed-payment-setting.ts';
import { seedPeople } from './seed-people.ts';
import { seedServices } from './seed-services.ts';
import { seedTeams } from './seed-teams.ts';
import { seedTexts } from './seed-texts.ts';
import { demoStories } from './stories.ts';
import type { Story } from './story.ts';

/** Stories played side by side: their commits share the disk's patience. */
const AT_ONCE = 8;
const AGAIN_MS = 250;

/**
 * Fills an empty database with a small body at work. A portal that was killed in the middle begins anew: it was not
 * open to anybody yet. A database with anybody's own accounts in it is never touched.
 */
export function seedDemo(portal: Portal, store: FileStore): Promise<void> {
  return portal.db.connection().execute(async (own) => {
    await takeTurn(own);
    try {
      await seedOnce(portal, store);
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${DEMO_MARK}, 0))`.execute(own);
    }
  });
}

/**
 * Of several processes that start on an empty database one seeds, and the others wait to find it done, for longer than
 * a statement may take. A lock of the connection, so that it goes with a process that is killed.
 */
async function takeTurn(own: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ IsMine: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${DEMO_MARK}, 0)) as is_mine`.execute(own);
    if (rows[0]?.IsMine) return;
    await wait(AGAIN_MS);
  }
}

async function seedOnce(portal: Portal, store: FileStore): Promise<void> {
  const { db } = portal;
  if (!(await needsDemo(db))) return;
  await begin(portal);
  await playStories({ ...portal, isQuiet: true }, store);
  await tellTurns(portal);
  await db
    .updateTable('Setting')
    .set({ Value: json<unknown>('DONE') })
    .where('Name', '=', DEMO_MARK)
    .execute();
}

const begin = ({ db }: Portal): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await emptyLog(tx);
    await sql`truncate organisation, account, service, team, number_counter, setting, mail restart identity cascade`.execute(
      tx,
    );
    await seedContent(tx);
    await seedServices(tx);
    await seedPeople(tx);
    await seedAcceptances(tx);
    await seedTeams(tx);
    await seedTexts(tx);
    await seedConnection(tx);
    await seedPaymentSetting(tx);
    await seedConversations(tx);
    await seedChats(tx);
    await tx
      .insertInto('Setting')
      .values({ Name: DEMO_MARK, Value: json<unknown>('BEGUN') })
      .execute();
  });

/** What a demo that was killed has logged: nobody has seen it, and its rows name what is made anew. */
async function emptyLog(tx: Tx): Promise<void> {
  const guards = async (what: 'disable' | 'enable') => {
    for (const table of ['audit', 'audit_seal'])
      await sql`alter table ${sql.table(table)} ${sql.raw(what)} trigger ${sql.ref(`${table}_never_emptied`)}`.execute(
        tx,
      );
  };
  await guards('disable');
  await sql`truncate audit, audit_seal, audit_unsealed, audit_repeat restart identity`.execute(tx);
  await guards('enable');
}

type Numbered = [number, Story];

async function playStories(portal: Portal, store: FileStore): Promise<void> {
  const people = await signedIn(portal.db);
  const now = new Date();
  // What is about a certificate comes after all that certificates come from.
  const [about, others] = [true, false].map((is) =>
    [...demoStories.entries()].filter(([, { Type = 'INITIAL' }]) => isOfCertificate(Type) === is),
  ) as [Numbered[], Numbered[]];
  const playNext = async (left: Numbered[]): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift())
      await playStory({ portal, store, people, now, index: next[0] }, next[1]);
  };
  for (const left of [others, about])
    await Promise.all(Array.from({ length: AT_ONCE }, () => playNext(left)));
  await seedComments(portal, people, now);
  await letExpire(portal, now);
  await seedBankStatement(portal, lookUpPerson(people, 'finance'), now);
  await forgetMessages(portal.db);
}

/** Every certificate whose last day is over expired in the night after it. */
async function letExpire(portal: Portal, now: Date): Promise<void> {
  const past = await portal.db
    .selectFrom('Certificate')
    .select('ExpiryDate')
    .distinct()
    .where('ExpiryDate', '<', hongKongDate(now))
    .orderBy('ExpiryDate')
    .execute();
  for (const { ExpiryDate } of past) await expirePast(portal, new Date(`${ExpiryDate}T18:00:00Z`));
}

/**
 * What the sandbox told in the past was taken over already, and nobody hears today of what became of a certificate
 * last year; only what is still to happen is told. The public log takes the stories as they are.
 */
async function forgetMessages(db: Db): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier = 'sandbox.tell' and run_at <= now() or task_identifier = 'certificate.tell'))`.execute(
    db,
  );
  await db.transaction().execute((tx) => enqueue(tx, 'transparency.append', {}, { queue: 'transparency' }));
}

/** Whoever has to act now finds it in their notifications, and so does the holder of what is suspended. */
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
  const suspended = await portal.db
    .selectFrom('CertificateEvent')
    .innerJoin('Certificate', 'Certificate.Id', 'CertificateEvent.CertificateId')
    .select(['CertificateEvent.CertificateId', 'CertificateEvent.Seq'])
    .where('CertificateEvent.Event', '=', 'SUSPENDED')
    .where('Certificate.CertificateStatusCode', '=', 'SUSPENDED')
    .execute();
  for (const line of suspended) await tellPeopleOfCertificate(portal, line);
  await warnOfSuspended(portal);
}

const signedIn = async (db: Db): Promise<Map<string, SignedIn>> =>
  new Map((await personRows(db).execute()).map((row) => [row.Email, withoutSession(row)]));
