/**
 * Fifty rules, each removed from its one place by replacing a piece of source code. `npm run mutations` shows that at least
 * one test notices each.
 */

const APPLICATIONS = 'modules/applications/applications';
const CERTIFICATES = 'modules/certification/certificates';
const INVOICES = 'modules/billing/invoices';
const ACCOUNTS = 'modules/identity/accounts';
const NONCONFORMITIES = 'modules/applications/nonconformities';
const DECISIONS = 'modules/certification/decisions';

export type Mutation = {
  /** The rule as a product owner states it. */
  Rule: string;
  File: string;
  /** Part of the file in which the code is replaced: the row or entry that begins with this name. */
  In: string;
  From: string;
  To: string;
  /** Folder of the tests that notice it. */
  Tests: string;
};

const removed =
  (module: string, file: string) =>
  (In: string, guard: string, Rule: string): Mutation => ({
    Rule,
    ...{ File: `${module}/rules/${file}`, In, Tests: `${module}/test/rules` },
    From: guard,
    To: '',
  });

const application = removed(APPLICATIONS, 'workflow.ts');
const certificate = removed(CERTIFICATES, 'workflow.ts');
const payment = removed(INVOICES, 'payment-actions.ts');
const nonconformity = removed(NONCONFORMITIES, 'workflow.ts');
const proposal = removed(DECISIONS, 'proposals/workflow.ts');
const account = removed(ACCOUNTS, 'workflow.ts');

export const MUTATIONS: readonly Mutation[] = [
  application('SUBMIT', 'g.formValid, ', 'Only a complete form can be submitted.'),
  application('SUBMIT', ', g.pointsAnswered', 'Every query is answered before resubmission.'),
  application(
    'SUBMIT',
    'g.continuedWhileSuspended, ',
    'Only the overdue surveillance of a suspended certificate continues.',
  ),
  application('SUBMIT', 'g.renewedWhenExpired, ', 'An expired certificate can only be renewed.'),
  application(
    'APPROVE',
    'g.paidBeforeReview, ',
    'The review starts after payment where the service requires it.',
  ),
  application('APPROVE', ', g.transactionGiven', 'The review records a transaction number.'),
  application('RETURN', 'g.remarkGiven', 'An application is returned with a reason.'),
  application('APPROVE_PROGRESS', 'g.stepAssigned, ', 'A step is approved once a person is assigned to it.'),
  application(
    'APPROVE_PROGRESS',
    'g.dutiesSeparate, ',
    'Evaluation and decision are made by different persons.',
  ),
  application('APPROVE_PROGRESS', 'g.impartial, ', 'A person with a declared interest does not act.'),
  application('APPROVE_PROGRESS', 'g.checklistComplete, ', 'A step is approved with a complete checklist.'),
  application('APPROVE_PROGRESS', 'g.findingsHaveRemarks, ', 'Every finding has a remark.'),
  application('APPROVE_PROGRESS', ', g.noOpenMajorAtEnd', 'No decision while a major nonconformity is open.'),
  application(
    'APPROVE_PROGRESS',
    'g.majorsInTimeAtEnd, ',
    'No decision after a major nonconformity was verified too late.',
  ),
  application(
    'APPROVE_PROGRESS',
    'g.plansAcceptedAtEnd, ',
    'No decision before the plan of a minor nonconformity is accepted, where the service asks for it.',
  ),
  nonconformity('VERIFY', 'g.impartial, ', 'A person with an interest verifies no nonconformity.'),
  nonconformity('REOPEN', 'g.notDecided, ', 'A nonconformity is not reopened after the decision.'),
  nonconformity('WITHDRAW', 'g.notDecided, ', 'A nonconformity is not withdrawn after the decision.'),
  proposal('CONFIRM', '...DUTIES, ', 'The decider is neither proposer nor evaluator.'),
  proposal('CONFIRM', 'g.scopeCurrent', 'A change of another scope than the present one is not confirmed.'),
  proposal(
    'REDUCE_INSTEAD',
    ', ...REDUCIBLE',
    'A reduction is proposed instead of a withdrawal only where it could be proposed itself.',
  ),
  {
    ...certificate(
      'TERMINATE',
      'g.decisionMade, ',
      'A withdrawal needs a decision where the service asks for it.',
    ),
    Tests: `${DECISIONS}/test/rules`,
  },
  {
    ...certificate(
      'SUSPEND',
      'g.decisionMade, ',
      'A suspension needs a decision where the service asks for it.',
    ),
    Tests: `${DECISIONS}/test/rules`,
  },
  application('REJECT_PROGRESS', 'g.afterFirstStep, ', 'The first step cannot be sent back.'),
  application('REJECT_PROGRESS', 'g.targetEarlier, ', 'A step is sent back to an earlier one only.'),
  application('REJECT_CHECKLIST', 'g.atAssessorStep, ', 'Queries are sent from the assessor’s step.'),
  application('REJECT_ASSESSOR', 'g.rejectingStep, ', 'Only assessor, COO and CEO reject an application.'),
  application('CANCEL', ', When: [g.initialOnly]', 'A client cancels initial assessments only.'),
  application('ARCHIVE', 'g.initialOnly', 'Only initial assessments are archived.'),
  application('ASSIGN', 'g.assigneeCompetent, ', 'An assignee is competent for service and step.'),
  application('ASSIGN', 'g.assigneePresent, ', 'A person who is absent is not assigned.'),
  application('SPECIAL', 'g.surveillanceOnly, ', 'Only a surveillance becomes a special assessment.'),
  application(
    'CRB_CONFIRM',
    'g.crbDateNotBeforeDecision, ',
    'A certificate is not dated before its decision.',
  ),
  application(
    'GENERATE_CERT',
    'g.generationGranted, ',
    'Certificates are generated with the permission to do so.',
  ),
  application('PUBLISH', 'g.paidOrBypass, ', 'A certificate is published after payment or waiver.'),
  application('PUBLISH', 'g.disclosureGiven, ', 'A certificate is published with its disclosure document.'),
  application(
    'PUBLISH',
    ', g.noOpenMajor',
    'No certificate is published while a major nonconformity is open.',
  ),
  application('GENERATE_CYCLE', ', g.noOpenNextCycle', 'The next assessment of a cycle is created once.'),
  application('REMINDER', 'g.remindedLongAgo', 'Reminders are limited in time.'),
  certificate('RENEW', 'g.notPast, ', 'An expired certificate is not put into renewal.'),
  certificate('RENEW', ', g.renewalWindow', 'A renewal starts within its window.'),
  certificate('SUSPEND', ', g.remarkGiven', 'A suspension has a reason.'),
  certificate(
    'RESUME',
    ', g.wasNotExpired',
    'A certificate that expired before its suspension is not resumed.',
  ),
  certificate('EXTEND', 'g.expiryNear, ', 'An extension is limited to six months.'),
  certificate('WITHDRAW', 'g.isStatement, ', 'Only statements are withdrawn.'),
  payment('PAID', '      g.dateNotInFuture,\n', 'A payment is not dated in the future.'),
  payment('REFUND', 'g.settled, ', 'A card payment is refunded after settlement.'),
  payment('VOID', 'g.unsettled, ', 'A card payment is voided before settlement.'),
  account('SUSPEND', ', g.anAdminStays', 'The last administrator cannot be suspended.'),
  {
    Rule: 'A decided application is to be published by scheduling.',
    ...{ File: `${APPLICATIONS}/rules/statuses.ts`, In: 'CERTIFIED', Tests: `${APPLICATIONS}/test/rules` },
    ...{ From: "Turn: 'PUBLICATION', ", To: '' },
  },
];
