import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { json } from '../db/json.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal, SignedIn } from '../http/context.ts';
import { tellPeople } from '../notification/tell-people.ts';
import { playStory } from './play-story.ts';
import { seedPeople } from './seed-people.ts';
import { seedServices } from './seed-services.ts';
import { demoStories } from './stories.ts';

const MARK = 'demo stories played';
/** Stories played side by side: their commits share the disk's patience. */
const AT_ONCE = 8;

/**
 * Fills an empty database with a small body at work. A portal that was killed in the middle goes on with the stories
 * that were not played to their end; a database with anybody's own accounts in it is never touched.
 */
export async function seedDemo(portal: Portal, store: FileStore): Promise<void> {
  const { db } = portal;
  const played = (await storiesPlayed(db)) ?? (await begin(db));
  if (played === null || played.length === demoStories.length) return;
  const quiet: Portal = { ...portal, isQuiet: true };
  const people = await signedIn(db);
  const now = new Date();
  const left = [...demoStories.entries()].filter(([index]) => !played.includes(index));
  const playNext = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, story] = next;
      await playStory({ portal: quiet, store, people, now, index }, story);
      await sql`update setting set value = value || ${String(index)}::jsonb where name = ${MARK}`.execute(db);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playNext));
  await tellTurns(portal);
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

async function storiesPlayed(db: Db): Promise<number[] | null> {
  const mark = await db.selectFrom('Setting').select('Value').where('Name', '=', MARK).executeTakeFirst();
  return mark ? (mark.Value as number[]) : null;
}

/** Null where somebody's own accounts are. */
function begin(db: Db): Promise<number[] | null> {
  return db.transaction().execute(async (tx) => {
    const somebody = await tx.selectFrom('Account').select('Id').limit(1).executeTakeFirst();
    if (somebody) return null;
    await seedServices(tx);
    await seedPeople(tx);
    await tx
      .insertInto('Setting')
      .values({ Name: MARK, Value: json<unknown>([]) })
      .execute();
    return [];
  });
}

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
  return new Map(rows.map((row) => [row.Email, { ...row, SessionId: 0 }]));
}
