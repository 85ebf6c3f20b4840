import { collectDifferences } from '../../../comparison/collect-differences.ts';
import { namedByCheck } from '../../../comparison/named-by-check.ts';
import { tellOfDifferences } from '../../../comparison/tell-of-differences.ts';
import type { Portal } from '../../../http/context.ts';
import type { MailTemplate } from '../../../mail/templates.ts';
import { audit } from '../../audit.ts';
import { newestSeal } from '../seal-rows.ts';
import { checkAudit } from './check-audit.ts';

/** The name of a check's row in the log that it is about. */
export const AUDIT_CHECK_EVENT = 'AUDIT_CHECK';

const template: MailTemplate = {
  Subject: 'MAIL_AUDIT_CHECK_SUBJECT',
  Lines: ['MAIL_AUDIT_CHECK_TEXT'],
  Button: 'MAIL_AUDIT_CHECK_BUTTON',
  Params: ['count'],
};

/** Task `audit.check`: the night's walk through the event log goes into it, and to ADMIN and IT when a row is broken. */
export async function nightlyAuditCheck(portal: Portal): Promise<void> {
  const seen = await newestSeal(portal.db);
  const found = await collectDifferences(checkAudit(portal));
  await portal.db.transaction().execute(async (tx) => {
    const [first] = found.first;
    const Detail = {
      Differences: found.total,
      ...(first && { First: `${first.About} ${first.Check}` }),
      ...namedByCheck(found),
      ...(seen && { Sealed: seen.No, Row: seen.AuditId, Hash: seen.Hash.toString('hex') }),
    };
    await audit(tx, { AccountId: null, Event: AUDIT_CHECK_EVENT, Detail });
    const told = { template, texts: 'AUDIT_CHECK_', cause: 'audit-check', at: new Date() } as const;
    await tellOfDifferences(tx, portal.settings, found, { ...told, roles: ['ADMIN', 'IT'] });
  });
}
