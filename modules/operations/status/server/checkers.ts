import { checkLedger } from '#modules/billing/reconciliation/server/index.ts';
import { checkCertificateProofs } from '#modules/certification/credentials/server/index.ts';
import { checkTransparencyLog } from '#modules/certification/transparency-log/server/index.ts';
import { checkBackupAge } from '#modules/operations/backup/server/index.ts';
import { checkAuditLog } from '#modules/operations/event-log/server/index.ts';
import type { Checker } from '#platform/server/comparison/check-types.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';
import type { CheckerName } from '../rules/checkers.ts';
import { statusPermissions } from '../rules/permissions.ts';
import { checkQueue } from './check-queue.ts';
import { checkStoredFiles } from './files/check-stored-files.ts';

const Button = 'MAIL_CHECKER_BUTTON';
const Params = ['count', 'checker'];
const CHECKER_RECIPIENTS = { roles: statusPermissions.RECEIVE_CHECK_FINDINGS } as const;
const PLAIN: MailTemplate = {
  Subject: 'MAIL_CHECKER_FOUND_SUBJECT',
  Lines: ['MAIL_CHECKER_FOUND_TEXT'],
  ...{ Button, Params },
};

/**
 * Assigns to each integrity checker the function that performs it, the roles notified of its findings, and
 * the email template.
 */
export const checkers: Readonly<Record<CheckerName, Checker>> = {
  RECONCILIATION: {
    roles: statusPermissions.RECEIVE_LEDGER_FINDINGS,
    template: { Subject: 'MAIL_RECONCILIATION_SUBJECT', Lines: ['MAIL_RECONCILIATION_TEXT'], Button, Params },
    check: checkLedger,
  },
  LOG: {
    ...CHECKER_RECIPIENTS,
    template: { Subject: 'MAIL_LOG_CHECK_SUBJECT', Lines: ['MAIL_LOG_CHECK_TEXT'], Button, Params },
    check: checkTransparencyLog,
  },
  CERTIFICATES: {
    ...CHECKER_RECIPIENTS,
    template: { Subject: 'MAIL_CERT_CHECK_SUBJECT', Lines: ['MAIL_CERT_CHECK_TEXT'], Button, Params },
    check: checkCertificateProofs,
  },
  AUDIT: {
    ...CHECKER_RECIPIENTS,
    template: { Subject: 'MAIL_AUDIT_CHECK_SUBJECT', Lines: ['MAIL_AUDIT_CHECK_TEXT'], Button, Params },
    check: checkAuditLog,
  },
  FILES: { ...CHECKER_RECIPIENTS, template: PLAIN, check: checkStoredFiles },
  BACKUP: { ...CHECKER_RECIPIENTS, template: PLAIN, check: checkBackupAge },
  QUEUE: { ...CHECKER_RECIPIENTS, template: PLAIN, check: checkQueue },
};
