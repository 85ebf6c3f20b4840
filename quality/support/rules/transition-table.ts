/**
 * Expected workflow of applications as the product owner reads it (roles, statuses before, status after,
 * steps), written manually; tests compare it with the portal's own table.
 */
import type { ApplicationAction } from '#modules/applications/applications/rules/workflow.ts';

/**
 * The expected transition table in the form the product owner reads: permitted roles, statuses before, and
 * the resulting status. Written manually, without reading the product's own table. Everything not listed is
 * refused.
 */
export const TRANSITIONS: readonly [action: ApplicationAction, who: string, from: string, becomes: string][] =
  [
    ['CREATE', 'CLIENT SUB_CLIENT', 'NONE', 'DRAFT'],

    ['SAVE', 'CLIENT SUB_CLIENT BUSINESS ADMIN SUB_ADMIN', 'DRAFT', 'INPROGRESS'],
    ['SAVE', 'CLIENT SUB_CLIENT BUSINESS ADMIN SUB_ADMIN', 'INPROGRESS RETURNED REJECTED', 'the same'],
    ['SAVE', 'BUSINESS ADMIN SUB_ADMIN', 'PENDING', 'the same'],

    ['SUBMIT', 'CLIENT SUB_CLIENT', 'INPROGRESS RETURNED', 'PENDING'],
    ['SUBMIT', 'CLIENT SUB_CLIENT', 'REJECTED', 'UNDERREVIEW'],

    ['APPROVE', 'BUSINESS ADMIN SUB_ADMIN', 'PENDING', 'UNDERREVIEW'],
    ['RETURN', 'BUSINESS ADMIN SUB_ADMIN', 'PENDING', 'RETURNED'],

    ['CANCEL', 'CLIENT SUB_CLIENT', 'DRAFT INPROGRESS', 'CANCELLED'],
    [
      'CANCEL',
      'ADMIN SUB_ADMIN IT BUSINESS SCHEDULING',
      'DRAFT INPROGRESS PENDING RETURNED REJECTED CERTIFIED WAITING',
      'CANCELLED',
    ],

    ['ARCHIVE', 'ADMIN SUB_ADMIN IT SCHEDULING', 'PENDING UNDERREVIEW REJECTED_FLOW', 'ARCHIVED'],
    ['UNARCHIVE', 'ADMIN SUB_ADMIN IT SCHEDULING', 'ARCHIVED', 'UNDERREVIEW'],

    ['ASSIGN', 'SCHEDULING ADMIN SUB_ADMIN', 'PENDING UNDERREVIEW REJECTED REJECTED_FLOW', 'the same'],
    ['SPECIAL', 'SCHEDULING ADMIN SUB_ADMIN', 'INPROGRESS', 'the same'],

    ['CRB_CONFIRM', 'SCHEDULING ADMIN SUB_ADMIN', 'CERTIFIED COMPLETED', 'the same'],
    ['GENERATE_CERT', 'every staff role', 'CERTIFIED COMPLETED', 'the same'],
    ['REGENERATE_CERT', 'every staff role', 'CERTIFIED COMPLETED', 'the same'],
    ['UPLOAD_CERT', 'every staff role', 'CERTIFIED COMPLETED', 'the same'],
    ['UPLOAD_DISCLOSURE', 'every staff role', 'CERTIFIED COMPLETED', 'the same'],
    ['PUBLISH', 'every staff role', 'CERTIFIED', 'COMPLETED'],
    ['CORRECT_RESULT', 'ASSESSOR ADMIN SUB_ADMIN', 'CERTIFIED', 'the same'],

    ['PAY_NOW', 'CLIENT SUB_CLIENT', 'statuses with an invoice', 'the same'],
    ['PAY_ONLINE', 'CLIENT', 'statuses with an invoice', 'the same'],
    ['PAID', 'FINANCE ADMIN SUB_ADMIN', 'statuses that may be paid', 'the same'],
    ['PROOF_REFUSED', 'FINANCE ADMIN SUB_ADMIN', 'statuses that may be paid', 'the same'],
    ['UNPAID', 'FINANCE ADMIN SUB_ADMIN', 'statuses with an invoice', 'the same'],
    ['BYPASS', 'FINANCE ADMIN SUB_ADMIN', 'statuses with an invoice', 'the same'],
    ['CHANGE_PAYMENT_DATE', 'FINANCE ADMIN SUB_ADMIN', 'statuses that may be paid', 'the same'],
    ['VOID', 'FINANCE ADMIN SUB_ADMIN', 'statuses that may be paid', 'the same'],
    ['REFUND', 'FINANCE ADMIN SUB_ADMIN', 'statuses that may be paid', 'the same'],
    ['REFUND_OFFLINE', 'FINANCE ADMIN SUB_ADMIN', 'statuses that may be paid', 'the same'],

    [
      'CHANGE_TRANX',
      'ADMIN SUB_ADMIN',
      'UNDERREVIEW REJECTED REJECTED_FLOW REJECTED_STAFF CERTIFIED COMPLETED',
      'the same',
    ],
    ['CHANGE_MACHFORM', 'ADMIN SUB_ADMIN', 'open statuses', 'the same'],
    ['GENERATE_CYCLE', 'SCHEDULING ADMIN SUB_ADMIN', 'COMPLETED', 'the same'],
    ['SHOW_NEXT_CYCLE', 'SCHEDULING ADMIN SUB_ADMIN', 'WAITING', 'INPROGRESS'],
    ['REMINDER', 'every staff role', 'open statuses', 'the same'],
  ];

/** Actions of the review steps, in both UNDERREVIEW and REJECTED_FLOW; step owners are assigned. */
export const STEP_TRANSITIONS: readonly [
  action: ApplicationAction,
  at: string,
  who: string,
  becomes: string,
  next: string | null,
][] = [
  ['APPROVE_PROGRESS', 'ASSESSOR', 'ASSESSOR ADMIN SUB_ADMIN', 'UNDERREVIEW', 'ASSESSOR_ONSITE'],
  [
    'APPROVE_PROGRESS',
    'ASSESSOR_ONSITE',
    'ASSESSOR_ONSITE ASSESSOR ADMIN SUB_ADMIN',
    'UNDERREVIEW',
    'INDEPREVIEWER',
  ],
  ['APPROVE_PROGRESS', 'INDEPREVIEWER', 'INDEPREVIEWER ASSESSOR ADMIN SUB_ADMIN', 'UNDERREVIEW', 'COO'],
  ['APPROVE_PROGRESS', 'COO', 'COO DEPUTYCEO ADMIN SUB_ADMIN', 'UNDERREVIEW', 'CEO'],
  ['APPROVE_PROGRESS', 'CEO', 'CEO ADMIN SUB_ADMIN', 'CERTIFIED', null],

  [
    'REJECT_PROGRESS',
    'ASSESSOR_ONSITE',
    'ASSESSOR_ONSITE ASSESSOR ADMIN SUB_ADMIN',
    'REJECTED_FLOW',
    'ASSESSOR',
  ],
  [
    'REJECT_PROGRESS',
    'INDEPREVIEWER',
    'INDEPREVIEWER ASSESSOR ADMIN SUB_ADMIN',
    'REJECTED_FLOW',
    'ASSESSOR_ONSITE',
  ],
  ['REJECT_PROGRESS', 'COO', 'COO DEPUTYCEO ADMIN SUB_ADMIN', 'REJECTED_FLOW', 'INDEPREVIEWER'],
  ['REJECT_PROGRESS', 'CEO', 'CEO ADMIN SUB_ADMIN', 'REJECTED_FLOW', 'COO'],

  ['REJECT_CHECKLIST', 'ASSESSOR', 'ASSESSOR ADMIN SUB_ADMIN', 'REJECTED', null],

  ['REJECT_ASSESSOR', 'ASSESSOR', 'ASSESSOR ADMIN SUB_ADMIN', 'REJECTED_STAFF', null],
  ['REJECT_ASSESSOR', 'COO', 'COO DEPUTYCEO ADMIN SUB_ADMIN', 'REJECTED_STAFF', null],
  ['REJECT_ASSESSOR', 'CEO', 'CEO ADMIN SUB_ADMIN', 'REJECTED_STAFF', null],
];

const SHORTHAND: Readonly<Record<string, string>> = {
  'every staff role':
    'ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE ASSESSOR ASSESSOR_ONSITE INDEPREVIEWER COO DEPUTYCEO CEO',
  'open statuses': 'DRAFT INPROGRESS PENDING RETURNED UNDERREVIEW REJECTED REJECTED_FLOW CERTIFIED',
  'statuses with an invoice':
    'PENDING RETURNED UNDERREVIEW REJECTED REJECTED_FLOW CERTIFIED COMPLETED WAITING',
  'statuses that may be paid':
    'PENDING RETURNED UNDERREVIEW REJECTED REJECTED_FLOW REJECTED_STAFF CERTIFIED COMPLETED CANCELLED ARCHIVED WAITING',
};

/** Splits a table cell into words, expanding its abbreviations. */
export const cellTokens = (cell: string): string[] => (SHORTHAND[cell] ?? cell).split(' ');
