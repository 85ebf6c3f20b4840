import { hongKongDate } from '@assay/shared/format/dates.ts';
import { sql } from 'kysely';
import type { Portal } from '../../http/context.ts';
import { audit } from '../../log/audit.ts';
import { portalLink } from '../../mail/portal-link.ts';
import { queueMail } from '../../mail/send.ts';
import { appendLeaves } from '../append-leaves.ts';
import { newestCheckpoint } from '../checkpoints.ts';
import { checkLog } from './check-log.ts';
import { logCheckSections, logCheckTemplate } from './check-mail.ts';
import { LOG_CHECK_EVENT } from './check-remembered.ts';
import type { LogDifference } from './types.ts';

/** Records named per check; the command names them all. */
const NAMED = 5;

/** Task `transparency.check`: the night's comparison goes into the event log, and to ADMIN and IT when something differs. */
export async function nightlyLogCheck(portal: Portal): Promise<void> {
  // A damaged log is not appended to; what is wrong with it is found below, with a name.
  await appendLeaves(portal).catch((error: unknown) => console.error('transparency:', error));
  const seen = await newestCheckpoint(portal.db);
  const counts = new Map<string, number>();
  const first: LogDifference[] = [];
  for await (const difference of checkLog(portal)) {
    const count = (counts.get(difference.Check) ?? 0) + 1;
    counts.set(difference.Check, count);
    if (count <= NAMED) first.push(difference);
  }
  const Differences = [...counts.values()].reduce((sum, count) => sum + count, 0);
  await portal.db.transaction().execute(async (tx) => {
    await audit(tx, {
      AccountId: null,
      Event: LOG_CHECK_EVENT,
      Detail: {
        Differences,
        ...Object.fromEntries(counts),
        ...(seen && { Size: seen.Size, Root: seen.Root.toString('base64') }),
      },
    });
    if (Differences === 0) return;
    const people = await tx
      .selectFrom('Account')
      .select(['Id', 'Email', 'Language'])
      .where('Status', '=', 'ACTIVE')
      .where(sql<boolean>`roles && array['ADMIN', 'IT']`)
      .execute();
    const link = portalLink(portal.settings, '/logs');
    for (const { Id, Email: to, Language: language } of people)
      await queueMail(tx, {
        to,
        language,
        link,
        template: logCheckTemplate,
        params: { count: Differences },
        sections: logCheckSections(first, counts, { language, link }),
        cause: `log-check:${Id}:${hongKongDate(new Date())}`,
      });
  });
}
