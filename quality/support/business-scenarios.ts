/**
 * Scenarios of the certification body's daily work (application to certificate, queries, override, payment
 * before review, return and archive): user, action and resulting status per line. They run as tests.
 */

/** One line of a business scenario: user, action and the resulting state of the application. */
export type Line = {
  who: string;
  does: string;
  with?: Record<string, unknown>;
  /** The resulting status and step, or the code of the refusal. */
  then: string;
};

export type BusinessScenario = { title: string; service: string; type?: string; lines: readonly Line[] };

const line = (user: string, does: string, then: string, input: Record<string, unknown> = {}): Line => ({ who: user, does, then, with: input });

const apply = [
  line('client', '/application/save', 'INPROGRESS', { Answers: 'VALID' }),
  line('client', '/application/submit', 'PENDING'),
];
const team = [
  line('scheduling', '/application/assign', 'UNDERREVIEW ASSESSOR', { Mode: 'ASSESSOR', AssignedUserKey: '@assessor' }),
  line('scheduling', '/application/assign', 'UNDERREVIEW ASSESSOR', { Mode: 'ASSESSOR_ONSITE', AssignedUserKey: '@assessor-onsite' }),
  line('scheduling', '/application/assign', 'UNDERREVIEW ASSESSOR', { Mode: 'INDEPREVIEWER', AssignedUserKey: '@indepreviewer' }),
];
const review = line('business', '/application/review', 'UNDERREVIEW ASSESSOR', { TransactionNo: 'TX-1' });
const pass = (user: string, then: string): Line => line(user, '/application/progress/approve', then, { CHECKLIST: true });
const chain = [
  pass('assessor', 'UNDERREVIEW ASSESSOR_ONSITE'),
  pass('assessor-onsite', 'UNDERREVIEW INDEPREVIEWER'),
  pass('indepreviewer', 'UNDERREVIEW COO'),
  pass('coo', 'UNDERREVIEW CEO'),
  pass('ceo', 'CERTIFIED'),
];
const pay = [
  line('client', '/application/paynow', 'CERTIFIED', { Attachment: ['document'], PaymentMethod: 'FPS' }),
  line('finance', '/application/paid', 'CERTIFIED', { TransactionNo: 'FPS-1' }),
];

/** Scenarios of the certification body's daily work. They run as tests and document what the portal does. */
export const businessScenarios: readonly BusinessScenario[] = [
  {
    title: 'A client applies, five people review, a certificate is published',
    service: 'GF',
    lines: [
      ...apply, review, ...team, ...chain,
      line('scheduling', '/application/certificate/generate', 'ERR_TRANSITION REASON_NUMBER_MISSING REASON_NOT_PAID'),
      line('scheduling', '/application/crb/confirm', 'CERTIFIED', { Attachment: ['crb'] }),
      ...pay,
      line('scheduling', '/application/publish', 'ERR_TRANSITION REASON_NOT_GENERATED'),
      line('scheduling', '/application/certificate/generate', 'CERTIFIED', { RENDER: true }),
      line('scheduling', '/application/publish', 'COMPLETED'),
      line('client', '/application/submit', 'ERR_TRANSITION REASON_STATUS'),
    ],
  },
  {
    title: 'The assessor asks about points, the client answers, the COO sends back, all approve again',
    service: 'GF',
    lines: [
      ...apply, review, ...team,
      line('assessor', '/application/checklist/reject', 'REJECTED', { Points: [{ Field: 'ScopeRequirement', Remark: 'Too general.' }] }),
      line('assessor', '/application/progress/approve', 'ERR_TRANSITION REASON_STATUS'),
      line('client', '/application/submit', 'ERR_VALIDATION PointAnswers.1'),
      line('client', '/application/submit', 'UNDERREVIEW ASSESSOR', { PointAnswers: [{ PointNo: 1, Answer: 'Named more exactly.' }] }),
      ...chain.slice(0, 3),
      line('coo', '/application/progress/reject', 'ERR_VALIDATION Remark'),
      line('coo', '/application/progress/reject', 'REJECTED_FLOW INDEPREVIEWER', { Remark: 'Say how the sample was drawn.' }),
      pass('indepreviewer', 'UNDERREVIEW COO'),
      pass('deputyceo', 'UNDERREVIEW CEO'),
      line('coo', '/application/progress/approve', 'ERR_TRANSITION REASON_NOT_YOUR_STEP'),
      pass('ceo', 'CERTIFIED'),
    ],
  },
  {
    title: 'Duties stay separate: an administrator who acted for the assessor needs an override to endorse',
    service: 'GF',
    lines: [
      ...apply, review, ...team,
      pass('admin', 'UNDERREVIEW ASSESSOR_ONSITE'),
      ...chain.slice(1, 3),
      line('admin', '/application/progress/approve', 'ERR_TRANSITION REASON_DUTIES_CLASH'),
      line('admin', '/application/progress/approve', 'ERR_TRANSITION REASON_DUTIES_CLASH', { IsOverride: true }),
      line('admin', '/application/progress/approve', 'UNDERREVIEW CEO', { IsOverride: true, Remark: 'COO and deputy are ill; agreed with the board.' }),
      line('scheduling', '/application/assign', 'ERR_VALIDATION AssignedUserKey', { Mode: 'INDEPREVIEWER', AssignedUserKey: '@assessor' }),
    ],
  },
  {
    title: 'Payment before review: nobody reviews an unpaid application of this service',
    service: 'QM',
    lines: [
      ...apply,
      line('business', '/application/review', 'ERR_TRANSITION REASON_NOT_PAID', { TransactionNo: 'TX-1' }),
      line('business', '/application/bypass', 'ERR_FORBIDDEN', { Remark: 'Member of the association.' }),
      line('finance', '/application/bypass', 'ERR_VALIDATION Remark'),
      line('finance', '/application/bypass', 'PENDING', { Remark: 'Member of the association.' }),
      line('business', '/application/review', 'ERR_VALIDATION TransactionNo'),
      line('business', '/application/review', 'UNDERREVIEW ASSESSOR', { TransactionNo: 'TX-1' }),
    ],
  },
  {
    title: 'Returned for completion, archived and taken out again, refused for good',
    service: 'GF',
    lines: [
      ...apply,
      line('business', '/application/return', 'ERR_VALIDATION Remark'),
      line('business', '/application/return', 'RETURNED', { Remark: 'The chart is missing.' }),
      line('client', '/application/cancel', 'ERR_TRANSITION REASON_STATUS'),
      line('client', '/application/submit', 'PENDING'),
      line('scheduling', '/application/archive', 'ARCHIVED'),
      line('scheduling', '/application/unarchive', 'PENDING'),
      review, ...team,
      line('indepreviewer', '/application/rejected', 'ERR_FORBIDDEN', { Remark: 'No.' }),
      line('assessor', '/application/rejected', 'REJECTED_STAFF', { Remark: 'There is no system to assess.' }),
    ],
  },
];
