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
  'UNPAID_COMPLETED',
  // Somebody said something.
  'MENTIONED',
  'COMMENTED',
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
  'REFUNDED_OFFLINE',
  // Something happened to the client's certificate.
  'CERT_LISTED',
  'CERT_UNLISTED',
  'CERT_SUSPENDED',
  'CERT_RESUMED',
  'CERT_TERMINATED',
  'CERT_EXPIRED',
  'CERT_EXTENDED',
  'CERT_REVISED',
  'CERT_DISCLOSED',
  'CERT_WITHDRAWN',
  'CERT_DELETED',
  // Somebody has to decide about a certificate.
  'CERT_SUSPENDED_LONG',
  'CERT_RENEWAL_ENDED',
  // A day of a certificate's cycle is near.
  'CERT_SURVEILLANCE_NEAR',
  'CERT_EXPIRY_NEAR',
  'CERT_SURVEILLANCE_PLAN',
  'CERT_EXPIRY_PLAN',
  // Somebody asked the body.
  'QUESTION_NEW',
  'QUESTION_MORE',
  'QUESTION_ASSIGNED',
  // What somebody asked for while they went on to something else.
  'DOSSIER_READY',
  'DOSSIER_FAILED',
  'EXPORT_READY',
  'EXPORT_FAILED',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
