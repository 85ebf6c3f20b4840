import { lookAtBooks } from '#modules/billing/reconciliation/server/index.ts';
import { lookAtCertificates } from '#modules/certification/credentials/server/index.ts';
import { lookAtLog } from '#modules/certification/transparency-log/server/index.ts';
import { lookAtBackup } from '#modules/operations/backup/server/index.ts';
import { lookAtAudit } from '#modules/operations/event-log/server/index.ts';
import type { Checker } from '#platform/server/comparison/check-types.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';
import type { CheckerName } from '../rules/checkers.ts';
import { lookAtFiles } from './files/look-at-files.ts';
import { lookAtQueue } from './look-at-queue.ts';

const Button = 'MAIL_CHECKER_BUTTON';
const Params = ['count', 'checker'];
const KEEPERS = { roles: ['ADMIN', 'IT'] } as const;
const PLAIN: MailTemplate = {
  Subject: 'MAIL_CHECKER_FOUND_SUBJECT',
  Lines: ['MAIL_CHECKER_FOUND_TEXT'],
  ...{ Button, Params },
};

/** How each checker of the shared table works, who is notified, and with which text. */
export const checkers: Readonly<Record<CheckerName, Checker>> = {
  PARITY: {
    roles: ['IT'],
    template: { Subject: 'MAIL_PARITY_SUBJECT', Lines: ['MAIL_PARITY_TEXT'], Button, Params },
    look: lookAtBooks,
  },
  LOG: {
    ...KEEPERS,
    template: { Subject: 'MAIL_LOG_CHECK_SUBJECT', Lines: ['MAIL_LOG_CHECK_TEXT'], Button, Params },
    look: lookAtLog,
  },
  CERTIFICATES: {
    ...KEEPERS,
    template: { Subject: 'MAIL_CERT_CHECK_SUBJECT', Lines: ['MAIL_CERT_CHECK_TEXT'], Button, Params },
    look: lookAtCertificates,
  },
  AUDIT: {
    ...KEEPERS,
    template: { Subject: 'MAIL_AUDIT_CHECK_SUBJECT', Lines: ['MAIL_AUDIT_CHECK_TEXT'], Button, Params },
    look: lookAtAudit,
  },
  FILES: { ...KEEPERS, template: PLAIN, look: lookAtFiles },
  BACKUP: { ...KEEPERS, template: PLAIN, look: lookAtBackup },
  QUEUE: { ...KEEPERS, template: PLAIN, look: lookAtQueue },
};
