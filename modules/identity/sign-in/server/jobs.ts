/**
 * Nightly job that deletes sessions, one-time links, passkey challenges and provider sign-ins 30 days after
 * expiry, and attempt counters after one day.
 */
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';

/**
 * Deletes sessions, links and challenges 30 days after expiry, and attempt counters after one day. The event
 * log is kept.
 */
async function sweepSignIn(db: Db): Promise<void> {
  const old = sql<Date>`now() - interval '30 days'`;
  await db.deleteFrom('Session').where('ExpiresAt', '<', old).execute();
  await db.deleteFrom('OneTimeLink').where('ExpiresAt', '<', old).execute();
  await db.deleteFrom('PasskeyChallenge').where('ExpiresAt', '<', old).execute();
  await db.deleteFrom('ProviderSignIn').where('ExpiresAt', '<', old).execute();
  await db.deleteFrom('Attempt').where('WindowStartedAt', '<', sql<Date>`now() - interval '1 day'`).execute();
}

export const nightly = {
  sessions: { place: 10, run: ({ db }) => sweepSignIn(db) },
} satisfies NightlySteps;
