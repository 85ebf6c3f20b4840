import type { Logger } from 'pino';
import { endBulk } from '../bulk/end-bulk.ts';
import { runBulk } from '../bulk/run-bulk.ts';
import { tellOfCertificate } from '../certificate/life/tell.ts';
import { renderDocument } from '../certificate/render-document.ts';
import { mailUnread } from '../chat/mail-unread.ts';
import { runChecker } from '../checker/run-checker.ts';
import { watchCheckers } from '../checker/watch-checkers.ts';
import { tellOfComment } from '../comment/tell-of-comment.ts';
import { fetchContent } from '../content/external/fetch-content.ts';
import { tellStaff } from '../conversation/tell-staff.ts';
import { issueCredentialTask } from '../credential/issue-credential.ts';
import { keepCycles } from '../cycle/keep-cycles.ts';
import { settleEveryDue } from '../cycle/settle-every-due.ts';
import type { Db } from '../db/connect.ts';
import { renderDisclosure } from '../disclosure/render-disclosure.ts';
import { endDossier, makeDossier } from '../dossier/make-dossier.ts';
import { endExport, makeExport } from '../export/make-export.ts';
import type { Portal } from '../http/context.ts';
import { keepSealing } from '../log/chain/keep-sealing.ts';
import { saySealed } from '../log/chain/say-sealed.ts';
import { tellOfGivenUp } from '../log/tell-of-given-up.ts';
import { sendMail } from '../mail/deliver.ts';
import { sendDigests } from '../notification/send-digests.ts';
import { tellPeople } from '../notification/tell-people.ts';
import { askToGiveBack } from '../payment/ask-to-give-back.ts';
import { lookAtPayment } from '../payment/look-at-payment.ts';
import { sendReminder } from '../payment/receipt/remind.ts';
import { reconcile } from '../payment/reconcile.ts';
import { tellOfSandbox } from '../payment/sandbox/tell.ts';
import { sendReceipt } from '../payment/send-receipt.ts';
import { appendLeaves } from '../transparency/append-leaves.ts';
import { nightly } from './nightly.ts';
import type { TaskName, Tasks } from './tasks.ts';

/** `No` counts from 1. */
export type Attempt = { IsLast: boolean; No?: number };
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
