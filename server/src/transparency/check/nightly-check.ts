import { collectDifferences } from '../../comparison/collect-differences.ts';
import { namedByCheck } from '../../comparison/named-by-check.ts';
import { tellOfDifferences } from '../../comparison/tell-of-differences.ts';
import type { Portal } from '../../http/context.ts';
import { audit } from '../../log/audit.ts';
import type { MailTemplate } from '../../mail/templates.ts';
import { appendLeaves } from '../append-leaves.ts';
import { newestCheckpoint } from '../checkpoints.ts';
import { checkLog } from './check-log.ts';
import { LOG_CHECK_EVENT } from './check-remembered.ts';

const template: MailTemplate = {
  Subject: 'MAIL_LOG_CHECK_SUBJECT',
  Lines: ['MAIL_LOG_CHECK_TEXT'],
  Button: 'MAIL_LOG_CHECK_BUTTON',
  Params: ['count'],
};

/** Task `transparency.check`: the night's comparison goes into the event log, and to ADMIN and IT when something differs. */
export async function nightlyLogCheck(portal: Portal): Promise<void> {
  // A damaged log is not appended to; what is wrong with it is found below, with a name.
  await appendLeaves(portal).catch((error: unknown) => console.error('transparency:', error));
  const seen = await newestCheckpoint(portal.db);
  const found = await collectDifferences(checkLog(portal));
  await portal.db.transaction().execute(async (tx) => {
    const Remembered = seen && { Entries: seen.Size, Root: seen.Root.toString('base64') };
    const Detail = { Differences: found.total, ...namedByCheck(found), ...Remembered };
    await audit(tx, { AccountId: null, Event: LOG_CHECK_EVENT, Detail });
    const told = { template, texts: 'LOG_CHECK_', cause: 'log-check', at: new Date() } as const;
    await tellOfDifferences(tx, portal.settings, found, { ...told, roles: ['ADMIN', 'IT'] });
  });
}
