import { sql } from 'kysely';
import { sweepSignIn } from '../auth/sweep.ts';
import { sweepBulk } from '../bulk/sweep-bulk.ts';
import { expirePast } from '../certificate/expire-past.ts';
import { warnOfSuspended } from '../certificate/warn-suspended.ts';
import { tellOverdue } from '../checklist/tell-overdue.ts';
import { removeOldDossiers } from '../dossier/remove-old.ts';
import { sweepEntries } from '../external-form/sweep-entries.ts';
import { sweepFollows } from '../follow/sweep-follows.ts';
import type { Portal } from '../http/context.ts';
import { remindOfOverdue } from '../payment/receipt/remind.ts';
import { sweepEvents } from '../payment/sweep-events.ts';

/** At two in the night of Hong Kong, in the crontab's own UTC. */
export const NIGHTLY = '0 18 * * *';

/**
 * Clears what has done its work: old sessions and links, answers kept for repeated requests, used tickets,
 * entries of forms and events of payments that are nobody's. Lets certificates expire whose last day is over and warns
 * of those suspended for long. Tells of findings that nobody put right in time, and reminds of invoices that are
 * overdue.
 */
export async function nightly(portal: Portal): Promise<void> {
  const { db } = portal;
  await sweepSignIn(db);
  await db.deleteFrom('Idempotency').where('At', '<', sql<Date>`now() - interval '3 days'`).execute();
  for (const table of ['FileTicket', 'ExportTicket'] as const)
    await db.deleteFrom(table).where('ExpiresAt', '<', sql<Date>`now() - interval '1 day'`).execute();
  await removeOldDossiers(portal);
  await sweepEntries(db);
  await sweepFollows(db);
  await sweepBulk(db);
  await sweepEvents(db);
  await expirePast(portal);
  await warnOfSuspended(portal);
  await tellOverdue(portal);
  await remindOfOverdue(portal);
}
