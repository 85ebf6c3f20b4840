import type { Db } from '../db/connect.ts';
import { json } from '../db/json.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal, SignedIn } from '../http/context.ts';
import { playStory } from './play-story.ts';
import { seedPeople } from './seed-people.ts';
import { seedServices } from './seed-services.ts';
import { demoStories } from './stories.ts';

const MARK = 'demo stories played';

/**
 * Fills an empty database with a small body at work. A portal that was killed in the middle goes on after the last
 * whole story; a database with anybody's own accounts in it is never touched.
 */
export async function seedDemo(portal: Portal, store: FileStore): Promise<void> {
  const { db } = portal;
  const played = (await storiesPlayed(db)) ?? (await begin(db));
  if (played === null || played >= demoStories.length) return;
  const quiet: Portal = { ...portal, isQuiet: true };
  const people = await signedIn(db);
  const now = new Date();
  for (const [index, story] of demoStories.entries()) {
    if (index < played) continue;
    await playStory({ portal: quiet, store, people, now, index }, story);
    await db.updateTable('Setting').set({ Value: json<unknown>(index + 1) }).where('Name', '=', MARK).execute();
  }
}

async function storiesPlayed(db: Db): Promise<number | null> {
  const mark = await db.selectFrom('Setting').select('Value').where('Name', '=', MARK).executeTakeFirst();
  return mark ? Number(mark.Value) : null;
}

/** Null where somebody's own accounts are. */
function begin(db: Db): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const somebody = await tx.selectFrom('Account').select('Id').limit(1).executeTakeFirst();
    if (somebody) return null;
    await seedServices(tx);
    await seedPeople(tx);
    await tx.insertInto('Setting').values({ Name: MARK, Value: json<unknown>(0) }).execute();
    return 0;
  });
}

async function signedIn(db: Db): Promise<Map<string, SignedIn>> {
  const rows = await db
    .selectFrom('Account')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .select([
      'Account.Id', 'Account.UserKey', 'Account.Email', 'Account.Roles', 'Account.IsGrantGeneration', 'Account.OrganisationId',
      'Account.Language', 'Organisation.OrganisationKey',
    ])
    .execute();
  return new Map(rows.map((row) => [row.Email, { ...row, SessionId: 0 }]));
}
