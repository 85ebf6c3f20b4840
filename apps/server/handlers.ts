import type { Logger } from 'pino';
import { tellPeople } from '#modules/applications/applications/server/notifications/tell-people.ts';
import { endBulk } from '#modules/applications/bulk-actions/server/end-bulk.ts';
import { runBulk } from '#modules/applications/bulk-actions/server/run-bulk.ts';
import { tellOfComment } from '#modules/applications/comments/server/tell-of-comment.ts';
import { askToGiveBack } from '#modules/billing/card-payments/server/ask-to-give-back.ts';
import { lookAtPayment } from '#modules/billing/card-payments/server/look-at-payment.ts';
import { reconcile } from '#modules/billing/card-payments/server/reconcile.ts';
import { tellOfSandbox } from '#modules/billing/card-payments/server/sandbox/tell.ts';
import { sendReminder } from '#modules/billing/invoices/server/receipt/remind.ts';
import { sendInvoice } from '#modules/billing/invoices/server/receipt/send-invoice.ts';
import { sendReceipt } from '#modules/billing/invoices/server/send-receipt.ts';
import { endDossier, makeDossier } from '#modules/certification/accreditation-files/server/make-dossier.ts';
import { tellOfCertificate } from '#modules/certification/certificates/server/life/tell.ts';
import { renderDocument } from '#modules/certification/certificates/server/render-document.ts';
import { issueCredentialTask } from '#modules/certification/credentials/server/issue-credential.ts';
import { keepCycles } from '#modules/certification/cycles/server/keep-cycles.ts';
import { settleEveryDue } from '#modules/certification/cycles/server/settle-every-due.ts';
import { renderDisclosure } from '#modules/certification/disclosures/server/render-disclosure.ts';
import { appendLeaves } from '#modules/certification/transparency-log/server/append-leaves.ts';
import { sendDigests } from '#modules/messaging/notification-centre/server/send-digests.ts';
import { keepSealing } from '#modules/operations/event-log/server/chain/keep-sealing.ts';
import { tellOfGivenUp } from '#modules/operations/event-log/server/tell-of-given-up.ts';
import { endExport, makeExport } from '#modules/operations/exports/server/make-export.ts';
import { runChecker } from '#modules/operations/status/server/run-checker.ts';
import { watchCheckers } from '#modules/operations/status/server/watch-checkers.ts';
import { fetchContent } from '#modules/public/content/server/external/fetch-content.ts';
import { mailUnread } from '#modules/support/chat/server/mail-unread.ts';
import { tellStaff } from '#modules/support/conversations/server/tell-staff.ts';
import { saySealed } from '#platform/server/audit/say-sealed.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Attempt } from '#platform/server/jobs/attempt.ts';
import type { TaskName, Tasks } from '#platform/server/jobs/tasks.ts';
import { sendMail } from '#platform/server/mail/deliver.ts';
import { nightly } from './nightly.ts';

type Handlers = {
  [Name in TaskName]: (portal: Portal, payload: Tasks[Name], attempt: Attempt) => Promise<void>;
};

/** Who does what. Every one re-reads and checks before it acts: a job may run twice, or half, or late. */
export const handlers = {
  'bulk.run': runBulk,
  'certificate.render': renderDocument,
  'certificate.check': (portal) => runChecker(portal, 'CERTIFICATES'),
  'credential.issue': issueCredentialTask,
  'certificate.tell': tellOfCertificate,
  'conversation.tell': tellStaff,
  'application.tell': tellPeople,
  'comment.tell': tellOfComment,
  'chat.mail': mailUnread,
  'mail.send': sendMail,
  'notification.digest': sendDigests,
  'payment.giveBack': askToGiveBack,
  'payment.invoice': sendInvoice,
  'payment.look': lookAtPayment,
  'payment.reconcile': reconcile,
  'payment.parity': (portal) => runChecker(portal, 'PARITY'),
  'payment.receipt': sendReceipt,
  'payment.remind': sendReminder,
  'sandbox.tell': tellOfSandbox,
  'transparency.append': appendLeaves,
  'transparency.check': (portal) => runChecker(portal, 'LOG'),
  'audit.check': (portal) => runChecker(portal, 'AUDIT'),
  'file.check': (portal) => runChecker(portal, 'FILES'),
  'backup.check': (portal) => runChecker(portal, 'BACKUP'),
  'queue.check': (portal) => runChecker(portal, 'QUEUE'),
  'checker.watch': (portal) => watchCheckers(portal),
  'cycle.keep': (portal) => keepCycles(portal),
  'cycle.settle': ({ db }) => settleEveryDue(db, new Date()),
  'dossier.make': makeDossier,
  'export.make': makeExport,
  'disclosure.render': renderDisclosure,
  'content.fetch': fetchContent,
  'portal.nightly': nightly,
} satisfies Handlers;

/** What somebody waits for ends with its job. Each is asked until the job is gone, and acts once. */
export const endings = {
  'bulk.run': endBulk,
  'dossier.make': endDossier,
  'export.make': endExport,
} satisfies Partial<Handlers>;

/** What becomes of work that is not tried any more. */
export const giveUp = tellOfGivenUp;

/** What goes on every second, too often to be a job. */
export const besideTheQueue = (db: Db, log: Logger | null) =>
  keepSealing(db, log ? saySealed(db, log) : undefined);
