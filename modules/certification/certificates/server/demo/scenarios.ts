/**
 * Demo data: applications in every status and at every review step, run through the workflow so that the
 * history is valid.
 */
import { certificateScenarios } from './certificate-scenarios.ts';
import {
  assign, chain, confirm, disclosure, generate, one, pay, payByCard, payCertificate, proof, publish, refund, review, type Scenario, submit, TEST_CARD,
} from './scenario.ts';
import { issued, toEnd, toStep } from './scenario-parts.ts';

/** Queries to the client that several scenarios use. */
const POINTS = {
  Points: [
    { Field: 'ScopeRequirement', Remark: 'Please state the types of systems and their locations; the scope is too general.' },
    { Field: 'Sites', Remark: 'The depot in Tai Po is missing from the list.' },
  ],
};

const ANSWERED = {
  PointAnswers: [
    { PointNo: 1, Answer: 'The scope now states the systems and their three locations.' },
    { PointNo: 2, Answer: 'Added: the depot in Tai Po, in operation since March.' },
  ],
};

export const demoScenarios: readonly Scenario[] = [
  // Applications of client@: one complete application of every assessment type.
  { Service: 'GF', Client: 'client', Ago: 6, Acts: [] },
  { Service: 'QM', Client: 'client', Type: 'SURVEILLANCE', Certificate: 'NEWEST', Ago: 5, Acts: [] },
  { Service: 'QM', Client: 'client', Type: 'RENEWAL', Ago: 4, Acts: [] },
  { Service: 'IS', Client: 'client', Type: 'SPECIAL', Ago: 3, Acts: [] },
  { Service: 'SS', Client: 'client', Ago: 2, IsShell: true, Acts: [] },

  { Service: 'GF', Client: 'client', Ago: 9, Acts: [submit('client')] },
  { Service: 'IS', Client: 'client2', Ago: 8, Acts: [submit('client2'), proof('client2')] },
  { Service: 'QM', Client: 'client3', Ago: 12, Acts: [submit('client3'), one('business', 'RETURN', { Remark: 'The organisation chart is missing; please add it.' })] },
  { Service: 'GF', Client: 'client4', Ago: 16, Acts: [submit('client4'), ...pay('client4', 'CHEQUE'), review] },
  { Service: 'GF', Client: 'client2', Ago: 18, Acts: toStep('client2', 0, true, payByCard('client2')) },
  { Service: 'IS', Client: 'client3', Ago: 22, Acts: toStep('client3', 1, true, pay('client3', 'BANK_TRANSFER')) },
  { Service: 'GF', Client: 'client5', Ago: 26, Acts: toStep('client5', 2) },
  { Service: 'GF', Client: 'client', Ago: 24, Acts: toStep('client', 3) },
  { Service: 'QM', Client: 'client2', Ago: 19, Acts: toStep('client2', 2, false) },
  { Service: 'IS', Client: 'client5', Ago: 30, Acts: toStep('client5', 4, true, payByCard('client5')) },
  { Service: 'SS', Client: 'client6', Ago: 21, Acts: toStep('client6', 2, false) },
  {
    Service: 'GF', Client: 'client', Ago: 20,
    Acts: [...toStep('client', 0), one('assessor', 'REJECT_CHECKLIST', { ...POINTS, Remark: 'Two queries before I can continue.' }, 3)],
  },
  {
    Service: 'GF', Client: 'client3', Ago: 40,
    Acts: [
      ...toStep('client3', 0), one('assessor', 'REJECT_CHECKLIST', POINTS, 3), one('client3', 'SUBMIT', { Answers: 'OTHER', ...ANSWERED }, 4), ...chain(true).slice(0, 3),
      one('coo', 'REJECT_PROGRESS', { Remark: 'Please explain how the sample of sites was selected.' }),
    ],
  },
  { Service: 'IS', Client: 'client4', Ago: 34, Acts: [...toStep('client4', 3), one('coo', 'REJECT_PROGRESS', { Target: 'ASSESSOR_ONSITE', Remark: 'The visit report has no photographs.' })] },
  { Service: 'QM', Client: 'client4', Ago: 60, Acts: [...toStep('client4', 0, false), one('assessor', 'REJECT_ASSESSOR', { Remark: 'The organisation does not yet have a management system to assess.' }, 5)] },
  { Service: 'GF', Client: 'client6', Ago: 31, Acts: toEnd('client6') },
  { Service: 'IS', Client: 'client2', Ago: 36, Acts: [...toEnd('client2'), confirm] },
  { Service: 'GF', Client: 'client4', Ago: 44, Acts: [...toEnd('client4'), confirm, generate] },
  { Service: 'GF', Client: 'client', Ago: 200, Acts: issued('client') },
  { Service: 'QM', Client: 'client2', Ago: 240, Acts: [...issued('client2', false), one('admin', 'GENERATE_CYCLE', {}, 30)] },
  { Service: 'GF', Client: 'client3', Ago: 400, Acts: issued('client3') },
  { Service: 'IS', Client: 'client5', Ago: 820, Acts: [...issued('client5'), ...payCertificate('client5')] },
  { Service: 'QM', Client: 'client4', Ago: 1250, Acts: issued('client4', false) },
  { Service: 'SS', Client: 'client6', Ago: 90, Acts: [...toEnd('client6', false), confirm, disclosure, generate, publish] },
  { Service: 'GF', Client: 'client5', Ago: 15, Acts: [submit('client5'), one('business', 'CANCEL', { Remark: 'The client withdrew by telephone.' })] },
  { Service: 'QM', Client: 'client6', Ago: 50, Acts: [submit('client6'), ...pay('client6'), review, assign('ASSESSOR', 'assessor2'), one('scheduling', 'ARCHIVE', { Remark: 'The client asked to pause until spring.' }, 6)] },

  // Payments: late, refunded, voided, waived, overpaid, not yet settled; an open invoice of a certificate.
  { Service: 'QM', Client: 'client2', Ago: 45, Acts: [submit('client2')] },
  { Service: 'SS', Client: 'client6', Ago: 76, Acts: [submit('client6')] },
  { Service: 'SS', Client: 'client4', Ago: 38, Acts: [submit('client4'), ...payByCard('client4'), refund('REFUND', 'One site fewer than applied for.', 400_000)] },
  {
    Service: 'QM', Client: 'client5', Ago: 29,
    Acts: [
      submit('client5'), ...payByCard('client5'), one('business', 'CANCEL', { Remark: 'The client is being taken over by another company.' }, 8),
      refund('REFUND', 'Cancelled before the assessment began.'),
    ],
  },
  { Service: 'QM', Client: 'client5', Ago: 1, Acts: [submit('client5'), ...payByCard('client5'), refund('VOID', 'Paid with the wrong company’s card.')] },
  { Service: 'SS', Client: 'client3', Ago: 1, Acts: [submit('client3'), ...payByCard('client3')] },
  { Service: 'QM', Client: 'client6', Ago: 33, Acts: [submit('client6'), one('finance', 'BYPASS', { Remark: 'Pilot project: the fee is waived.' }, 2)] },
  {
    Service: 'SS', Client: 'client2', Ago: 4,
    Acts: [
      submit('client2'), one('client2', 'PAY_ONLINE', {}, 1), ...pay('client2').map((act) => ({ ...act, Days: 0 })).slice(0, 1),
      { ...pay('client2')[1] ?? submit('client2'), Days: 0, Card: TEST_CARD },
    ],
  },
  { Service: 'IS', Client: 'client3', Ago: 64, Acts: issued('client3') },
  ...certificateScenarios,
];
