/**
 * Expected workflow of applications for the generated tests, written manually from specification points 4
 * and 6: roles, statuses before and statuses after of each action.
 */
import type { Role } from '#platform/common/access/roles.ts';

/**
 * Rule of one application action from the specification: permitted roles, statuses before and statuses
 * after.
 */
export type Rule = {
  Action: string;
  Path: string;
  Who: readonly Role[];
  From: readonly string[];
  /** SAME means that the status does not change. */
  To: readonly string[];
};

const CLIENTS: Role[] = ['CLIENT', 'SUB_CLIENT'];
const ADMINS: Role[] = ['ADMIN', 'SUB_ADMIN'];
const FINANCE: Role[] = ['FINANCE', ...ADMINS];
const CHECKERS: Role[] = ['BUSINESS', ...ADMINS];
const PLANNERS: Role[] = ['SCHEDULING', ...ADMINS];
const MANAGERS: Role[] = [...ADMINS, 'IT', 'SCHEDULING'];
const DECIDERS: Role[] = ['COO', 'DEPUTYCEO', 'CEO'];
const STEPS: Role[] = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', ...DECIDERS, ...ADMINS];
const STAFF: Role[] = [...STEPS, 'IT', 'BUSINESS', 'SCHEDULING', 'FINANCE'];
const CHAIN = ['UNDERREVIEW', 'REJECTED_FLOW'];
const DONE = ['CERTIFIED', 'COMPLETED'];
const OPEN = ['DRAFT', 'INPROGRESS', 'PENDING', 'RETURNED', ...CHAIN, 'REJECTED', 'CERTIFIED'];
/** Not before submission, and not once it is archived or closed (specification point 6). */
const PAYABLE = ['PENDING', 'RETURNED', ...CHAIN, 'REJECTED', ...DONE, 'WAITING'];
/** A payment stays paid and may be refunded, whatever the application's status. */
const PAID_ONCE = [...PAYABLE, 'CANCELLED', 'ARCHIVED', 'REJECTED_STAFF'];
const SAME = ['SAME'];

const rule = (
  Action: string,
  path: string,
  Who: readonly Role[],
  From: readonly string[],
  To: readonly string[],
): Rule => ({ Action, Path: `/application/${path}`, Who, From, To });

/** The expected transitions of applications, written manually from points 4 and 6 of the specification. */
export const applicationRules: readonly Rule[] = [
  rule(
    'SAVE',
    'save',
    [...CLIENTS, ...CHECKERS],
    ['DRAFT', 'INPROGRESS', 'RETURNED', 'REJECTED', 'PENDING'],
    ['INPROGRESS', 'SAME'],
  ),
  rule('SUBMIT', 'submit', CLIENTS, ['INPROGRESS', 'RETURNED', 'REJECTED'], ['PENDING', 'UNDERREVIEW']),
  rule('APPROVE', 'review', CHECKERS, ['PENDING'], ['UNDERREVIEW']),
  rule('RETURN', 'return', CHECKERS, ['PENDING'], ['RETURNED']),
  rule('APPROVE_PROGRESS', 'progress/approve', STEPS, CHAIN, ['UNDERREVIEW', 'CERTIFIED']),
  rule('REJECT_PROGRESS', 'progress/reject', STEPS, CHAIN, ['REJECTED_FLOW']),
  rule('REJECT_CHECKLIST', 'checklist/reject', ['ASSESSOR', ...ADMINS], CHAIN, ['REJECTED']),
  rule('REJECT_ASSESSOR', 'rejected', ['ASSESSOR', ...DECIDERS, ...ADMINS], CHAIN, ['REJECTED_STAFF']),
  rule(
    'CANCEL',
    'cancel',
    [...CLIENTS, ...MANAGERS, 'BUSINESS'],
    ['DRAFT', 'INPROGRESS', 'PENDING', 'RETURNED', 'REJECTED', 'CERTIFIED', 'WAITING'],
    ['CANCELLED'],
  ),
  rule('ARCHIVE', 'archive', MANAGERS, ['PENDING', ...CHAIN], ['ARCHIVED']),
  rule('UNARCHIVE', 'unarchive', MANAGERS, ['ARCHIVED'], ['PENDING', ...CHAIN]),
  rule('ASSIGN', 'assign', PLANNERS, ['PENDING', 'REJECTED', ...CHAIN], SAME),
  rule('SPECIAL', 'special', PLANNERS, ['INPROGRESS'], SAME),
  rule('CRB_CONFIRM', 'crb/confirm', PLANNERS, DONE, SAME),
  rule('GENERATE_CERT', 'certificate/generate', STAFF, DONE, SAME),
  rule('REGENERATE_CERT', 'certificate/regenerate', STAFF, DONE, SAME),
  rule('UPLOAD_CERT', 'certificate/upload', STAFF, DONE, SAME),
  rule('UPLOAD_DISCLOSURE', 'disclosure/upload', STAFF, DONE, SAME),
  rule('PUBLISH', 'publish', STAFF, ['CERTIFIED'], ['COMPLETED']),
  rule('CORRECT_RESULT', 'checklist/correct', ['ASSESSOR', ...ADMINS], ['CERTIFIED'], SAME),
  rule('PAY_NOW', 'paynow', CLIENTS, PAYABLE, SAME),
  rule('PAY_ONLINE', 'payonline', ['CLIENT'], PAYABLE, SAME),
  rule('PAID', 'paid', FINANCE, PAYABLE, SAME),
  rule('PROOF_REFUSED', 'proof/refuse', FINANCE, PAYABLE, SAME),
  rule('UNPAID', 'unpaid', FINANCE, PAYABLE, SAME),
  rule('BYPASS', 'bypass', FINANCE, PAYABLE, SAME),
  rule('CHANGE_PAYMENT_DATE', 'change/payment/date', FINANCE, PAID_ONCE, SAME),
  rule('VOID', 'onlinepayment/cancel/void', FINANCE, PAID_ONCE, SAME),
  rule('REFUND', 'onlinepayment/cancel/refund', FINANCE, PAID_ONCE, SAME),
  rule('REFUND_OFFLINE', 'refund/offline', FINANCE, PAID_ONCE, SAME),
  rule('CHANGE_TRANX', 'change/tranx', ADMINS, [...CHAIN, 'REJECTED', 'REJECTED_STAFF', ...DONE], SAME),
  rule('CHANGE_MACHFORM', 'change/machform', ADMINS, OPEN, SAME),
  rule('GENERATE_CYCLE', 'generate/cycle', PLANNERS, ['COMPLETED'], SAME),
  rule('SHOW_NEXT_CYCLE', 'shownextcycle', PLANNERS, ['WAITING'], ['INPROGRESS']),
  rule('REMINDER', 'reminder', STAFF, OPEN, SAME),
];
