import type { CycleMark } from '#modules/applications/applications/rules/index.ts';
import type { CertificateRecord } from '#modules/certification/certificates/server/index.ts';
import { daysBetween, hongKongDate } from '#platform/common/format/dates.ts';
import { BATCH, batches } from '#platform/server/database/batches.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { reminderOf } from '../rules/reminder-days.ts';
import { cycleStates } from './cycle-states.ts';
import { IN_FORCE } from './in-force.ts';
import { createReminder, type Near } from './send-reminder.ts';

/**
 * Part of the nightly maintenance: finds the certificates whose surveillance or expiry is 180, 90, 30 or 14
 * days away and sends each reminder once.
 */
export async function sendReminders(portal: Portal, at: Date): Promise<void> {
  const today = hongKongDate(at);
  const errors: unknown[] = [];
  for await (const certificates of batches((after) => nextBatch(portal, after, today))) {
    const states = await cycleStates(portal.db, certificates, at);
    for (const certificate of certificates)
      for (const near of nearOf(states.get(certificate.Id)?.Marks ?? [], today))
        await portal.db
          .transaction()
          .execute((tx) => createReminder(tx, portal.settings, { certificate, near, at }))
          .catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some reminders were not written');
}

const nextBatch = ({ db }: Portal, after: number, today: string): Promise<CertificateRecord[]> =>
  db
    .selectFrom('Certificate')
    .selectAll()
    .where('Id', '>', after)
    .where('CertificateStatusCode', 'in', IN_FORCE)
    .where('ExpiryDate', '>=', today)
    .orderBy('Id')
    .limit(BATCH)
    .execute();

/** Reminders that are due today; completed dates need none. */
function nearOf(marks: readonly CycleMark[], today: string): Near[] {
  return marks.flatMap((Mark) => {
    const { Kind, State, On } = Mark;
    if ((Kind !== 'SURVEILLANCE' && Kind !== 'EXPIRY') || State === 'DONE') return [];
    const Days = reminderOf(daysBetween(today, On));
    return Days === null ? [] : [{ Kind, Mark, Days }];
  });
}
