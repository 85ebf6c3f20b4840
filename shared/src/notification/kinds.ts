/** Every kind of message to a person. Its words are TELL_<kind>_TITLE and TELL_<kind>_TEXT. */
export const NOTICE_KINDS = [
  // Something waits for this person.
  'TURN_CHECK',
  'TURN_ASSIGN',
  'TURN_STEP',
  'TURN_CERTIFICATE',
  'STEP_BACK',
  'ASSIGNED',
  'PROOF_GIVEN',
  'REMINDER',
  'FINDINGS_OVERDUE',
  'SURPLUS',
  'PAYMENT_UNKNOWN',
  'REFUND_FAILED',
  // Something happened to the client's application.
  'SUBMITTED',
  'REVIEW_STARTED',
  'RETURNED',
  'POINTS',
  'REFUSED',
  'CERTIFIED',
  'PUBLISHED',
  'CANCELLED',
  'SPECIAL',
  'CYCLE_OPEN',
  'POINTS_OVERDUE',
  // Something happened to the client's invoice.
  'PAID',
  'PROOF_REFUSED',
  'UNPAID',
  'VOIDED',
  'REFUNDED',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
