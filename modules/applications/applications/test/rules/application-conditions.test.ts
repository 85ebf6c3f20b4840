import { describe, expect, it } from 'vitest';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { ACTOR, actor, NOW } from '#quality/support/rules/application-facts.ts';
import { inputFor, readyFor } from '#quality/support/rules/ready-for.ts';
import type { ApplicationFacts } from '../../rules/facts.ts';
import type { ApplicationStatus } from '../../rules/statuses.ts';
import { type ApplicationAction, applicationWorkflow } from '../../rules/workflow.ts';

type Case = {
  when: string;
  action: ApplicationAction;
  by: Role | Role[];
  at: ApplicationStatus;
  step?: Step;
  facts?: Partial<ApplicationFacts>;
  input?: Record<string, unknown>;
  isGranted?: false;
  /** Code of the refusal and of its reasons; `Field Code` for invalid input; `open` if allowed. */
  answer: string;
};

const unassigned = { ASSESSOR: null, ASSESSOR_ONSITE: null, INDEPREVIEWER: null };
const person = (UserKey: string, Roles: Role[], IsActive = true) => ({
  UserKey,
  Roles,
  IsActive,
  IsCompetent: true,
  IsAbsent: false,
  HasInterest: false,
});
const assessor = person('p', ['ASSESSOR']);
const acted = (Step: Step) => ({ Participants: [{ UserKey: ACTOR, Step }] });
const child = {
  ApplicationKey: 'application-2',
  ApplicationNo: 'A-2',
  ApplicationStatusCode: 'WAITING' as const,
  StartDateTime: null,
  EndDateTime: null,
};
const manual = { Attachment: undefined, IsCertDateNoManual: true };
/** The certificate number has not been assigned yet. */
const unnumbered = { CertificateNo: null, DecisionDate: null };

const submitAndCheck: Case[] = [
  { when: 'answers are missing', action: 'SUBMIT', by: 'CLIENT', at: 'INPROGRESS', facts: { IsFormValid: false }, answer: 'ERR_TRANSITION REASON_FORM_INCOMPLETE' },
  { when: 'a query has no answer', action: 'SUBMIT', by: 'CLIENT', at: 'REJECTED', facts: { PointsOpen: 1 }, answer: 'ERR_TRANSITION REASON_POINTS_OPEN' },
  { when: 'its certificate is suspended', action: 'SUBMIT', by: 'CLIENT', at: 'INPROGRESS', facts: { AssessmentType: 'RENEWAL', CertificateStatusCode: 'SUSPENDED' }, answer: 'ERR_TRANSITION REASON_CERT_SUSPENDED' },
  { when: 'its certificate is suspended and the surveillance is due today', action: 'SUBMIT', by: 'CLIENT', at: 'INPROGRESS', facts: { AssessmentType: 'SURVEILLANCE', CertificateStatusCode: 'SUSPENDED', EndDateTime: '2026-11-19T16:00:00Z' }, answer: 'ERR_TRANSITION REASON_CERT_SUSPENDED' },
  { when: 'its certificate is suspended and the surveillance was returned before its review', action: 'SUBMIT', by: 'CLIENT', at: 'RETURNED', facts: { AssessmentType: 'SURVEILLANCE', CertificateStatusCode: 'SUSPENDED', EndDateTime: '2026-12-31T16:00:00Z' }, answer: 'ERR_TRANSITION REASON_CERT_SUSPENDED' },
  { when: 'its certificate is suspended and the surveillance was due yesterday', action: 'SUBMIT', by: 'CLIENT', at: 'INPROGRESS', facts: { AssessmentType: 'SURVEILLANCE', CertificateStatusCode: 'SUSPENDED', EndDateTime: '2026-11-18T16:00:00Z' }, answer: 'open' },
  { when: 'its certificate is suspended and queries of the surveillance are answered', action: 'SUBMIT', by: 'CLIENT', at: 'REJECTED', facts: { AssessmentType: 'SURVEILLANCE', CertificateStatusCode: 'SUSPENDED', EndDateTime: '2026-12-31T16:00:00Z' }, answer: 'open' },
  { when: 'its certificate has expired', action: 'SUBMIT', by: 'CLIENT', at: 'INPROGRESS', facts: { AssessmentType: 'SPECIAL', CertificateStatusCode: 'EXPIRED' }, answer: 'ERR_TRANSITION REASON_CERT_EXPIRED' },
  { when: 'its certificate has expired and this is its renewal', action: 'SUBMIT', by: 'CLIENT', at: 'INPROGRESS', facts: { AssessmentType: 'RENEWAL', CertificateStatusCode: 'EXPIRED' }, answer: 'open' },
  { when: 'every query is answered', action: 'SUBMIT', by: 'SUB_CLIENT', at: 'REJECTED', facts: { PointsOpen: 0 }, answer: 'open' },
  { when: 'an invalid draft is saved', action: 'SAVE', by: 'CLIENT', at: 'INPROGRESS', facts: { IsFormValid: false }, answer: 'open' },
  { when: 'the application is not open for editing', action: 'SAVE', by: 'CLIENT', at: 'PENDING', answer: 'LBL_NOT_AVAILABLE_FOR_EDIT REASON_STATUS' },
  { when: 'the transaction number is missing', action: 'APPROVE', by: 'BUSINESS', at: 'PENDING', input: { TransactionNo: undefined }, answer: 'ERR_VALIDATION TransactionNo REASON_TRANSACTION_REQUIRED' },
  { when: 'the transaction number is blank', action: 'APPROVE', by: 'BUSINESS', at: 'PENDING', input: { TransactionNo: '  ' }, answer: 'ERR_VALIDATION TransactionNo REASON_TRANSACTION_REQUIRED' },
  { when: 'the service requires payment before review', action: 'APPROVE', by: 'BUSINESS', at: 'PENDING', facts: { IsPaid: false }, answer: 'ERR_TRANSITION REASON_NOT_PAID' },
  { when: 'the payment was waived', action: 'APPROVE', by: 'BUSINESS', at: 'PENDING', facts: { IsPaid: false, IsByPassPayment: true }, answer: 'open' },
  { when: 'the service requires payment only before the certificate', action: 'APPROVE', by: 'BUSINESS', at: 'PENDING', facts: { IsPaid: false, PaymentGate: 'BEFORE_CERTIFICATE' }, answer: 'open' },
  { when: 'both are missing, which is a transition error', action: 'APPROVE', by: 'BUSINESS', at: 'PENDING', facts: { IsPaid: false }, input: { TransactionNo: '' }, answer: 'ERR_TRANSITION REASON_NOT_PAID, TransactionNo REASON_TRANSACTION_REQUIRED' },
  { when: 'no reason is given', action: 'RETURN', by: 'BUSINESS', at: 'PENDING', input: { Remark: ' ' }, answer: 'ERR_VALIDATION Remark REASON_REMARK_REQUIRED' },
  { when: 'there is no transaction number', action: 'CHANGE_TRANX', by: 'ADMIN', at: 'CERTIFIED', input: { TransactionNo: '' }, answer: 'ERR_VALIDATION TransactionNo REASON_TRANSACTION_REQUIRED' },
];

const chain: Case[] = [
  { when: 'another person is the assigned assessor', action: 'APPROVE_PROGRESS', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { Assigned: { ...unassigned, ASSESSOR: 'person-2' } }, answer: 'ERR_TRANSITION REASON_NOT_YOUR_STEP' },
  { when: 'no one is assigned', action: 'APPROVE_PROGRESS', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { Assigned: unassigned }, answer: 'ERR_TRANSITION REASON_NOT_YOUR_STEP' },
  { when: 'no one is assigned, for an administrator too', action: 'APPROVE_PROGRESS', by: 'ADMIN', at: 'UNDERREVIEW', step: 'INDEPREVIEWER', facts: { Assigned: unassigned }, answer: 'ERR_TRANSITION REASON_STEP_NOT_ASSIGNED' },
  { when: 'COO and CEO need no assignment', action: 'APPROVE_PROGRESS', by: 'CEO', at: 'UNDERREVIEW', step: 'CEO', facts: { Assigned: unassigned }, answer: 'open' },
  { when: 'the checklist has open items', action: 'APPROVE_PROGRESS', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { ChecklistOpen: 1 }, answer: 'ERR_TRANSITION REASON_CHECKLIST_OPEN' },
  { when: 'a finding has no description', action: 'APPROVE_PROGRESS', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { FindingsUnsaid: 1 }, answer: 'ERR_TRANSITION REASON_FINDING_UNSAID' },
  { when: 'a finding without a description may be queried', action: 'REJECT_CHECKLIST', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { FindingsUnsaid: 1 }, answer: 'open' },
  { when: 'the checklist stays open for an administrator too', action: 'APPROVE_PROGRESS', by: 'ADMIN', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { ChecklistOpen: 3 }, answer: 'ERR_TRANSITION REASON_CHECKLIST_OPEN' },
  { when: 'a return to an earlier step does not require the checklist', action: 'REJECT_PROGRESS', by: 'COO', at: 'UNDERREVIEW', step: 'COO', facts: { ChecklistOpen: 3 }, answer: 'open' },
  { when: 'there is no earlier step', action: 'REJECT_PROGRESS', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', answer: 'ERR_TRANSITION REASON_FIRST_STEP' },
  { when: 'a return to an earlier step has no reason', action: 'REJECT_PROGRESS', by: 'COO', at: 'UNDERREVIEW', step: 'COO', input: { Remark: '' }, answer: 'ERR_VALIDATION Remark REASON_REMARK_REQUIRED' },
  { when: 'the target is the current step', action: 'REJECT_PROGRESS', by: 'COO', at: 'UNDERREVIEW', step: 'COO', input: { Target: 'COO' }, answer: 'ERR_VALIDATION Target REASON_TARGET_NOT_EARLIER' },
  { when: 'the target is a later step', action: 'REJECT_PROGRESS', by: 'COO', at: 'UNDERREVIEW', step: 'COO', input: { Target: 'CEO' }, answer: 'ERR_VALIDATION Target REASON_TARGET_NOT_EARLIER' },
  { when: 'the target is not in this application’s flow', action: 'REJECT_PROGRESS', by: 'COO', at: 'UNDERREVIEW', step: 'COO', facts: { Steps: ['ASSESSOR', 'COO'] }, input: { Target: 'INDEPREVIEWER' }, answer: 'ERR_VALIDATION Target REASON_TARGET_NOT_EARLIER' },
  { when: 'the target is any earlier step', action: 'REJECT_PROGRESS', by: 'CEO', at: 'REJECTED_FLOW', step: 'CEO', input: { Target: 'ASSESSOR' }, answer: 'open' },
  { when: 'queries go to the client from a later step', action: 'REJECT_CHECKLIST', by: 'ADMIN', at: 'UNDERREVIEW', step: 'COO', answer: 'ERR_TRANSITION REASON_ASSESSOR_STEP_ONLY' },
  { when: 'the assigned assessor is another person', action: 'REJECT_CHECKLIST', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { Assigned: { ...unassigned, ASSESSOR: 'person-2' } }, answer: 'ERR_TRANSITION REASON_NOT_YOUR_STEP' },
  { when: 'a refusal has no reason', action: 'REJECT_ASSESSOR', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', input: { Remark: undefined }, answer: 'ERR_VALIDATION Remark REASON_REMARK_REQUIRED' },
  { when: 'the on-site step cannot refuse', action: 'REJECT_ASSESSOR', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR_ONSITE', answer: 'ERR_TRANSITION REASON_STEP_CANNOT_REJECT' },
  { when: 'the reviewer may not refuse at all', action: 'REJECT_ASSESSOR', by: 'INDEPREVIEWER', at: 'UNDERREVIEW', step: 'INDEPREVIEWER', answer: 'ERR_FORBIDDEN REASON_ROLE' },
];

const override = { IsOverride: true, Remark: 'The only person in reach.' };

const duties: Case[] = [
  { when: 'the assessor becomes the reviewer', action: 'APPROVE_PROGRESS', by: ['ASSESSOR', 'INDEPREVIEWER'], at: 'UNDERREVIEW', step: 'INDEPREVIEWER', facts: acted('ASSESSOR'), answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'the on-site assessor becomes the reviewer', action: 'APPROVE_PROGRESS', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'INDEPREVIEWER', facts: acted('ASSESSOR_ONSITE'), answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'the assessor is the on-site assessor: one side', action: 'APPROVE_PROGRESS', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR_ONSITE', facts: acted('ASSESSOR'), answer: 'open' },
  { when: 'the assessor becomes the COO', action: 'APPROVE_PROGRESS', by: 'COO', at: 'UNDERREVIEW', step: 'COO', facts: acted('ASSESSOR'), answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'the reviewer becomes the COO', action: 'APPROVE_PROGRESS', by: 'DEPUTYCEO', at: 'UNDERREVIEW', step: 'COO', facts: acted('INDEPREVIEWER'), answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'the reviewer becomes the CEO', action: 'APPROVE_PROGRESS', by: 'CEO', at: 'UNDERREVIEW', step: 'CEO', facts: acted('INDEPREVIEWER'), answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'the COO becomes the CEO', action: 'APPROVE_PROGRESS', by: ['COO', 'CEO'], at: 'UNDERREVIEW', step: 'CEO', facts: acted('COO'), answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'the COO acts at the COO step again', action: 'APPROVE_PROGRESS', by: 'COO', at: 'REJECTED_FLOW', step: 'COO', facts: acted('COO'), answer: 'open' },
  { when: 'a decider returns to a step to evaluate', action: 'REJECT_PROGRESS', by: 'ASSESSOR', at: 'REJECTED_FLOW', step: 'ASSESSOR_ONSITE', facts: acted('CEO'), answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'a reviewer sends queries to the client', action: 'REJECT_CHECKLIST', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: acted('INDEPREVIEWER'), answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'an assessor rejects as CEO', action: 'REJECT_ASSESSOR', by: 'CEO', at: 'UNDERREVIEW', step: 'CEO', facts: acted('ASSESSOR'), answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'the assessor has an interest in the applicant', action: 'APPROVE_PROGRESS', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { HasOwnInterest: true }, answer: 'ERR_TRANSITION REASON_INTEREST' },
  { when: 'the COO has an interest in the applicant', action: 'REJECT_PROGRESS', by: 'COO', at: 'UNDERREVIEW', step: 'COO', facts: { HasOwnInterest: true }, answer: 'ERR_TRANSITION REASON_INTEREST' },
  { when: 'the CEO has an interest in the applicant', action: 'REJECT_ASSESSOR', by: 'CEO', at: 'UNDERREVIEW', step: 'CEO', facts: { HasOwnInterest: true }, answer: 'ERR_TRANSITION REASON_INTEREST' },
  { when: 'the sender of queries to the client has an interest', action: 'REJECT_CHECKLIST', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { HasOwnInterest: true }, answer: 'ERR_TRANSITION REASON_INTEREST' },
  { when: 'an administrator has a conflict', action: 'APPROVE_PROGRESS', by: 'ADMIN', at: 'UNDERREVIEW', step: 'COO', facts: acted('ASSESSOR'), answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'an override has no remark', action: 'APPROVE_PROGRESS', by: 'ADMIN', at: 'UNDERREVIEW', step: 'COO', facts: acted('ASSESSOR'), input: { IsOverride: true, Remark: ' ' }, answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'a remark without override', action: 'APPROVE_PROGRESS', by: 'SUB_ADMIN', at: 'UNDERREVIEW', step: 'COO', facts: acted('ASSESSOR'), input: { Remark: 'Please' }, answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'an override of ADMIN', action: 'APPROVE_PROGRESS', by: 'ADMIN', at: 'UNDERREVIEW', step: 'COO', facts: acted('ASSESSOR'), input: override, answer: 'open by override' },
  { when: 'an override of SUB_ADMIN', action: 'REJECT_PROGRESS', by: 'SUB_ADMIN', at: 'UNDERREVIEW', step: 'COO', facts: acted('ASSESSOR'), input: override, answer: 'open by override' },
  { when: 'an override of ADMIN to reject', action: 'REJECT_ASSESSOR', by: 'ADMIN', at: 'UNDERREVIEW', step: 'CEO', facts: acted('COO'), input: override, answer: 'open by override' },
  { when: 'an override of ADMIN to query the client', action: 'REJECT_CHECKLIST', by: 'ADMIN', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: acted('COO'), input: override, answer: 'open by override' },
  { when: 'an override without a conflict is not recorded', action: 'APPROVE_PROGRESS', by: 'ADMIN', at: 'UNDERREVIEW', step: 'COO', input: override, answer: 'open' },
  { when: 'an override does not answer the checklist', action: 'APPROVE_PROGRESS', by: 'ADMIN', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { ...acted('COO'), ChecklistOpen: 1 }, input: override, answer: 'ERR_TRANSITION REASON_CHECKLIST_OPEN' },
  { when: 'a step owner cannot override', action: 'APPROVE_PROGRESS', by: 'CEO', at: 'UNDERREVIEW', step: 'CEO', facts: acted('ASSESSOR'), input: override, answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
];

const assignment: Case[] = [
  { when: 'the person is unknown', action: 'ASSIGN', by: 'SCHEDULING', at: 'PENDING', facts: { Assignee: undefined }, answer: 'ERR_VALIDATION AssignedUserKey REASON_ASSIGNEE_UNKNOWN' },
  { when: 'the account is not active', action: 'ASSIGN', by: 'SCHEDULING', at: 'PENDING', facts: { Assignee: person('p', ['ASSESSOR'], false) }, answer: 'ERR_VALIDATION AssignedUserKey REASON_ASSIGNEE_INACTIVE' },
  { when: 'the person is not competent', action: 'ASSIGN', by: 'SCHEDULING', at: 'PENDING', facts: { Assignee: { ...assessor, IsCompetent: false } }, answer: 'ERR_VALIDATION AssignedUserKey REASON_ASSIGNEE_NOT_COMPETENT' },
  { when: 'the reviewer is not competent', action: 'ASSIGN', by: 'ADMIN', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { Assignee: { ...assessor, IsCompetent: false } }, input: { Mode: 'INDEPREVIEWER' }, answer: 'ERR_VALIDATION AssignedUserKey REASON_ASSIGNEE_NOT_COMPETENT' },
  { when: 'the person is away', action: 'ASSIGN', by: 'ADMIN', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { Assignee: { ...assessor, IsAbsent: true } }, answer: 'ERR_VALIDATION AssignedUserKey REASON_ASSIGNEE_ABSENT' },
  { when: 'the person has an interest', action: 'ASSIGN', by: 'SUB_ADMIN', at: 'REJECTED_FLOW', step: 'ASSESSOR', facts: { Assignee: { ...assessor, HasInterest: true } }, answer: 'ERR_VALIDATION AssignedUserKey REASON_ASSIGNEE_INTEREST' },
  { when: 'an on-site assessor is not an assessor', action: 'ASSIGN', by: 'SCHEDULING', at: 'PENDING', facts: { Assignee: person('p', ['ASSESSOR_ONSITE', 'INDEPREVIEWER']) }, answer: 'ERR_VALIDATION AssignedUserKey REASON_ASSIGNEE_NOT_ELIGIBLE' },
  { when: 'an on-site assessor goes on site', action: 'ASSIGN', by: 'SCHEDULING', at: 'PENDING', facts: { Assignee: person('p', ['ASSESSOR_ONSITE']) }, input: { Mode: 'ASSESSOR_ONSITE' }, answer: 'open' },
  { when: 'an assessor goes on site', action: 'ASSIGN', by: 'ADMIN', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { Assignee: person('p', ['ASSESSOR']) }, input: { Mode: 'ASSESSOR_ONSITE' }, answer: 'open' },
  { when: 'a reviewer does not go on site', action: 'ASSIGN', by: 'SCHEDULING', at: 'PENDING', facts: { Assignee: person('p', ['INDEPREVIEWER']) }, input: { Mode: 'ASSESSOR_ONSITE' }, answer: 'ERR_VALIDATION AssignedUserKey REASON_ASSIGNEE_NOT_ELIGIBLE' },
  { when: 'an assessor reviews', action: 'ASSIGN', by: 'SCHEDULING', at: 'PENDING', facts: { Assignee: person('p', ['ASSESSOR']) }, input: { Mode: 'INDEPREVIEWER' }, answer: 'open' },
  { when: 'the assessor is assigned to review the same application', action: 'ASSIGN', by: 'SCHEDULING', at: 'PENDING', facts: { Assignee: person('p', ['ASSESSOR']), Assigned: { ...unassigned, ASSESSOR: 'p' } }, input: { Mode: 'INDEPREVIEWER' }, answer: 'ERR_VALIDATION AssignedUserKey REASON_ASSIGNEE_CLASH' },
  { when: 'the assessor goes on site for the same application', action: 'ASSIGN', by: 'SCHEDULING', at: 'PENDING', facts: { Assignee: person('p', ['ASSESSOR']), Assigned: { ...unassigned, ASSESSOR: 'p' } }, input: { Mode: 'ASSESSOR_ONSITE' }, answer: 'open' },
  { when: 'the person decided on the application in an earlier round', action: 'ASSIGN', by: 'ADMIN', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { Assignee: person('p', ['ASSESSOR', 'COO']), Round: 2, Participants: [{ UserKey: 'p', Step: 'COO' }] }, answer: 'ERR_VALIDATION AssignedUserKey REASON_ASSIGNEE_CLASH' },
  { when: 'the step is not in the service’s flow', action: 'ASSIGN', by: 'SCHEDULING', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { Assignee: person('p', ['ASSESSOR']), Steps: ['ASSESSOR', 'COO'], FullSteps: ['ASSESSOR', 'INDEPREVIEWER', 'COO', 'CEO'] }, input: { Mode: 'ASSESSOR_ONSITE' }, answer: 'ERR_VALIDATION Mode REASON_STEP_NOT_IN_FLOW' },
];

const ending: Case[] = [
  { when: 'a client withdraws a renewal', action: 'CANCEL', by: 'CLIENT', at: 'INPROGRESS', facts: { AssessmentType: 'RENEWAL' }, answer: 'ERR_TRANSITION REASON_INITIAL_ONLY' },
  { when: 'a client withdraws after submission', action: 'CANCEL', by: 'CLIENT', at: 'PENDING', answer: 'ERR_TRANSITION REASON_STATUS' },
  { when: 'a client needs no reason', action: 'CANCEL', by: 'SUB_CLIENT', at: 'INPROGRESS', input: { Remark: undefined }, answer: 'open' },
  { when: 'staff cancels without a reason', action: 'CANCEL', by: 'IT', at: 'PENDING', input: { Remark: '' }, answer: 'ERR_VALIDATION Remark REASON_REMARK_REQUIRED' },
  { when: 'staff cancels a renewal', action: 'CANCEL', by: 'SCHEDULING', at: 'PENDING', facts: { AssessmentType: 'RENEWAL' }, answer: 'open' },
  { when: 'a surveillance is archived', action: 'ARCHIVE', by: 'ADMIN', at: 'PENDING', facts: { AssessmentType: 'SURVEILLANCE' }, answer: 'ERR_TRANSITION REASON_INITIAL_ONLY' },
  { when: 'an initial application becomes special', action: 'SPECIAL', by: 'SCHEDULING', at: 'INPROGRESS', facts: { AssessmentType: 'INITIAL' }, answer: 'ERR_TRANSITION REASON_SURVEILLANCE_ONLY' },
];

const certificate: Case[] = [
  { when: 'neither record nor number', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', input: { Attachment: [] }, answer: 'ERR_VALIDATION Attachment REASON_CRB_SOURCE' },
  { when: 'the number is missing', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', facts: unnumbered, input: { ...manual, DateTime: '2026-11-12' }, answer: 'ERR_VALIDATION CertificateNo REASON_NUMBER_REQUIRED' },
  { when: 'the date is missing', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', facts: unnumbered, input: { ...manual, CertificateNo: 'OLD-77' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_REQUIRED' },
  { when: 'number and date are entered', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', facts: unnumbered, input: { ...manual, CertificateNo: 'OLD-77', DateTime: '2026-11-12' }, answer: 'open' },
  { when: 'the date is the day before the decision', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', input: { DateTime: '2026-11-09' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_BEFORE_DECISION' },
  { when: 'the date is the day of the decision', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', input: { DateTime: '2026-11-10' }, answer: 'open' },
  { when: 'the decision was after midnight in Hong Kong', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', facts: { CertifiedAt: '2026-11-10T16:00:00.000Z' }, input: { DateTime: '2026-11-10' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_BEFORE_DECISION' },
  { when: 'the date is two years away', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', input: { DateTime: '2028-11-20' }, answer: 'open' },
  { when: 'the date is more than two years away', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', input: { DateTime: '2028-11-21' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_FAR' },
  { when: 'the same number is entered in lower case', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'COMPLETED', input: { CertificateNo: 'qms-2026-00001' }, answer: 'open' },
  { when: 'the expiry is not after the date', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', input: { DateTime: '2026-11-12', ExpiryDate: '2026-11-12' }, answer: 'ERR_VALIDATION ExpiryDate REASON_EXPIRY_BEFORE_DATE' },
  { when: 'the certificate would get another number', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'COMPLETED', input: { CertificateNo: 'QMS-2026-00002' }, answer: 'ERR_VALIDATION CertificateNo REASON_NUMBER_FIXED' },
  ...(['GENERATE_CERT', 'REGENERATE_CERT', 'UPLOAD_CERT', 'UPLOAD_DISCLOSURE'] as const).map(
    (action): Case => ({ when: 'generation is not granted', action, by: 'ADMIN', at: 'CERTIFIED', isGranted: false, answer: 'ERR_TRANSITION REASON_GENERATION_NOT_GRANTED' }),
  ),
  ...(['GENERATE_CERT', 'REGENERATE_CERT', 'UPLOAD_CERT'] as const).flatMap((action): Case[] => [
    { when: 'the number is not set', action, by: 'IT', at: 'CERTIFIED', facts: { CertificateNo: null }, answer: 'ERR_TRANSITION REASON_NUMBER_MISSING' },
    { when: 'the date is not set', action, by: 'IT', at: 'CERTIFIED', facts: { DecisionDate: null }, answer: 'ERR_TRANSITION REASON_NUMBER_MISSING' },
    { when: 'it is not paid', action, by: 'IT', at: 'CERTIFIED', facts: { IsPaid: false }, answer: 'ERR_TRANSITION REASON_NOT_PAID' },
    { when: 'the payment was waived', action, by: 'IT', at: 'CERTIFIED', facts: { IsPaid: false, IsByPassPayment: true }, answer: 'open' },
  ]),
  { when: 'a document exists', action: 'GENERATE_CERT', by: 'IT', at: 'CERTIFIED', facts: { DocumentStatus: 'READY' }, answer: 'ERR_TRANSITION REASON_ALREADY_GENERATED' },
  { when: 'the document is being generated', action: 'GENERATE_CERT', by: 'IT', at: 'CERTIFIED', facts: { DocumentStatus: 'INTENDED' }, answer: 'ERR_TRANSITION REASON_ALREADY_GENERATED' },
  { when: 'the generation failed', action: 'GENERATE_CERT', by: 'IT', at: 'CERTIFIED', facts: { DocumentStatus: 'FAILED' }, answer: 'open' },
  { when: 'there is no document yet', action: 'REGENERATE_CERT', by: 'IT', at: 'CERTIFIED', facts: { DocumentStatus: null, HasPage: false }, answer: 'ERR_TRANSITION REASON_NOT_GENERATED' },
  { when: 'there is no document yet', action: 'PUBLISH', by: 'IT', at: 'CERTIFIED', facts: { DocumentStatus: 'INTENDED' }, answer: 'ERR_TRANSITION REASON_NOT_GENERATED' },
  { when: 'it is not paid', action: 'PUBLISH', by: 'IT', at: 'CERTIFIED', facts: { IsPaid: false }, answer: 'ERR_TRANSITION REASON_NOT_PAID' },
  { when: 'the disclosure is missing', action: 'PUBLISH', by: 'IT', at: 'CERTIFIED', facts: { DisclosureFile: null }, answer: 'ERR_TRANSITION REASON_DISCLOSURE_MISSING' },
  { when: 'the service needs no disclosure', action: 'PUBLISH', by: 'IT', at: 'CERTIFIED', facts: { DisclosureFile: null, IsDisclosureNeeded: false }, answer: 'open' },
  { when: 'publishing needs no grant to generate', action: 'PUBLISH', by: 'BUSINESS', at: 'CERTIFIED', isGranted: false, answer: 'open' },
];

const paymentCases: Case[] = [
  ...(['PAY_NOW', 'PAY_ONLINE'] as const).flatMap((action): Case[] => [
    { when: 'there is no invoice', action, by: 'CLIENT', at: 'PENDING', facts: { HasInvoice: false }, answer: 'ERR_TRANSITION REASON_NO_INVOICE' },
    { when: 'it is paid', action, by: 'CLIENT', at: 'PENDING', facts: { IsPaid: true }, answer: 'ERR_TRANSITION REASON_ALREADY_PAID' },
    { when: 'the payment was waived', action, by: 'CLIENT', at: 'PENDING', facts: { IsByPassPayment: true }, answer: 'ERR_TRANSITION REASON_ALREADY_PAID' },
    { when: 'it was fully refunded', action, by: 'CLIENT', at: 'PENDING', facts: { PaidCents: 100, RefundedCents: 100 }, answer: 'ERR_TRANSITION REASON_REFUNDED' },
  ]),
  { when: 'a proof was submitted', action: 'PAY_NOW', by: 'CLIENT', at: 'PENDING', facts: { IsPaymentProof: true }, answer: 'ERR_TRANSITION REASON_PROOF_ALREADY_GIVEN' },
  { when: 'no card provider is connected', action: 'PAY_ONLINE', by: 'CLIENT', at: 'PENDING', facts: { IsOnlineOffered: false }, answer: 'ERR_TRANSITION REASON_ONLINE_NOT_OFFERED' },
  { when: 'a sub-account pays online', action: 'PAY_ONLINE', by: 'SUB_CLIENT', at: 'PENDING', answer: 'ERR_FORBIDDEN REASON_ROLE' },
  { when: 'there is no proof', action: 'PAID', by: 'FINANCE', at: 'PENDING', facts: { IsPaymentProof: false }, answer: 'ERR_TRANSITION REASON_PROOF_MISSING' },
  { when: 'it is paid', action: 'PAID', by: 'FINANCE', at: 'PENDING', facts: { IsPaid: true }, answer: 'ERR_TRANSITION REASON_ALREADY_PAID' },
  { when: 'it was fully refunded', action: 'PAID', by: 'FINANCE', at: 'PENDING', facts: { PaidCents: 100, RefundedCents: 100 }, answer: 'ERR_TRANSITION REASON_REFUNDED' },
  { when: 'there is no proof but a bank statement line', action: 'PAID', by: 'FINANCE', at: 'PENDING', facts: { IsPaymentProof: false, BankLineCents: 1_200_000 }, answer: 'open' },
  { when: 'there is no proof', action: 'PROOF_REFUSED', by: 'FINANCE', at: 'PENDING', facts: { IsPaymentProof: false }, answer: 'ERR_TRANSITION REASON_PROOF_MISSING' },
  { when: 'it is paid', action: 'PROOF_REFUSED', by: 'FINANCE', at: 'PENDING', facts: { IsPaid: true }, answer: 'ERR_TRANSITION REASON_ALREADY_PAID' },
  { when: 'it was fully refunded', action: 'PROOF_REFUSED', by: 'FINANCE', at: 'PENDING', facts: { PaidCents: 100, RefundedCents: 100 }, answer: 'ERR_TRANSITION REASON_REFUNDED' },
  { when: 'no reason is given', action: 'PROOF_REFUSED', by: 'FINANCE', at: 'PENDING', input: { Remark: '' }, answer: 'ERR_VALIDATION Remark REASON_REMARK_REQUIRED' },
  { when: 'it is not paid', action: 'UNPAID', by: 'FINANCE', at: 'PENDING', facts: { IsPaid: false }, answer: 'ERR_TRANSITION REASON_NOT_PAID' },
  { when: 'a card payment was received as well', action: 'UNPAID', by: 'FINANCE', at: 'PENDING', facts: { HasOverpayment: true }, answer: 'ERR_TRANSITION REASON_OVERPAYMENT_HELD' },
  { when: 'it costs nothing', action: 'UNPAID', by: 'FINANCE', at: 'PENDING', facts: { PaidCents: 0 }, answer: 'ERR_TRANSITION REASON_NOTHING_PAID' },
  { when: 'it was paid online', action: 'UNPAID', by: 'FINANCE', at: 'PENDING', facts: { IsOnlinePayment: true }, answer: 'ERR_TRANSITION REASON_PAID_ONLINE' },
  { when: 'it was waived', action: 'UNPAID', by: 'FINANCE', at: 'PENDING', facts: { IsByPassPayment: true }, answer: 'ERR_TRANSITION REASON_BYPASSED' },
  { when: 'no reason is given', action: 'BYPASS', by: 'FINANCE', at: 'PENDING', input: { Remark: '' }, answer: 'ERR_VALIDATION Remark REASON_REMARK_REQUIRED' },
  { when: 'it is paid', action: 'BYPASS', by: 'FINANCE', at: 'PENDING', facts: { IsPaid: true }, answer: 'ERR_TRANSITION REASON_ALREADY_PAID' },
  { when: 'it is not paid', action: 'CHANGE_PAYMENT_DATE', by: 'FINANCE', at: 'PENDING', facts: { IsPaid: false }, answer: 'ERR_TRANSITION REASON_NOT_PAID' },
  { when: 'the date is tomorrow', action: 'CHANGE_PAYMENT_DATE', by: 'FINANCE', at: 'PENDING', input: { DateTime: '2026-11-21' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_IN_FUTURE' },
  { when: 'the date is tomorrow', action: 'PAID', by: 'FINANCE', at: 'PENDING', input: { DateTime: '2026-11-21' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_IN_FUTURE' },
  { when: 'there is no transaction number', action: 'PAID', by: 'FINANCE', at: 'PENDING', input: { TransactionNo: ' ' }, answer: 'ERR_VALIDATION TransactionNo REASON_TRANSACTION_REQUIRED' },
  { when: 'the date is 91 days before the invoice', action: 'PAID', by: 'FINANCE', at: 'PENDING', input: { DateTime: '2026-08-06' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_TOO_EARLY' },
  { when: 'the date is 91 days before the invoice', action: 'CHANGE_PAYMENT_DATE', by: 'FINANCE', at: 'PENDING', input: { DateTime: '2026-08-06' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_TOO_EARLY' },
  { when: 'the date is 90 days before the invoice', action: 'PAID', by: 'FINANCE', at: 'PENDING', input: { DateTime: '2026-08-07' }, answer: 'open' },
  { when: 'the date is today', action: 'CHANGE_PAYMENT_DATE', by: 'FINANCE', at: 'PENDING', input: { DateTime: '2026-11-20' }, answer: 'open' },
  ...(['VOID', 'REFUND'] as const).flatMap((action): Case[] => [
    { when: 'it was not paid online', action, by: 'FINANCE', at: 'CANCELLED', facts: { IsOnlinePayment: false }, answer: 'ERR_TRANSITION REASON_NOT_PAID_ONLINE' },
    { when: 'a refund is in progress', action, by: 'FINANCE', at: 'CANCELLED', facts: { IsRefundPending: true }, answer: 'ERR_TRANSITION REASON_REFUND_UNDER_WAY' },
    { when: 'no reason is given', action, by: 'FINANCE', at: 'CANCELLED', input: { Remark: '' }, answer: 'ERR_VALIDATION Remark REASON_REMARK_REQUIRED' },
  ]),
  { when: 'the payment is settled', action: 'VOID', by: 'FINANCE', at: 'PENDING', facts: { IsSettled: true }, answer: 'ERR_TRANSITION REASON_SETTLED' },
  { when: 'the payment is not settled', action: 'REFUND', by: 'FINANCE', at: 'PENDING', facts: { IsSettled: false }, answer: 'ERR_TRANSITION REASON_NOT_SETTLED' },
  // A fully refunded invoice no longer counts as paid; only the reason that applies is reported.
  ...(['VOID', 'REFUND'] as const).map((action): Case => (
    { when: 'it was fully refunded', action, by: 'FINANCE', at: 'PENDING', facts: { IsPaid: false, IsSettled: true, RefundedCents: 1_200_000 }, input: { AmountCents: 100 }, answer: 'ERR_TRANSITION REASON_ALL_REFUNDED' }
  )),
  { when: 'it is a part of what is left', action: 'REFUND', by: 'FINANCE', at: 'PENDING', facts: { RefundedCents: 200_000 }, input: { AmountCents: 1_000_000 }, answer: 'open' },
  { when: 'it is a cent more than what is left', action: 'REFUND', by: 'FINANCE', at: 'PENDING', facts: { RefundedCents: 200_000 }, input: { AmountCents: 1_000_001 }, answer: 'ERR_VALIDATION AmountCents REASON_MORE_THAN_LEFT' },

  // Money received by transfer for an ended application is refunded and recorded, not declared unpaid.
  ...(['CANCELLED', 'ARCHIVED', 'REJECTED_STAFF'] as const).flatMap((at): Case[] => [
    { when: 'the application has ended', action: 'UNPAID', by: 'FINANCE', at, answer: 'ERR_TRANSITION REASON_REFUND_INSTEAD' },
    { when: 'the application has ended', action: 'REFUND_OFFLINE', by: 'FINANCE', at, answer: 'open' },
  ]),
  { when: 'a part was refunded', action: 'UNPAID', by: 'FINANCE', at: 'PENDING', facts: { RefundedCents: 100 }, answer: 'ERR_TRANSITION REASON_PARTLY_REFUNDED' },
  { when: 'it was paid online', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'CANCELLED', facts: { IsOnlinePayment: true }, answer: 'ERR_TRANSITION REASON_NOT_PAID_OFFLINE' },
  { when: 'it was never paid', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'PENDING', facts: { IsPaid: false, PaidCents: 0 }, answer: 'ERR_TRANSITION REASON_NOT_PAID_OFFLINE' },
  { when: 'it costs nothing', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'PENDING', facts: { PaidCents: 0 }, answer: 'ERR_TRANSITION REASON_NOT_PAID_OFFLINE' },
  { when: 'it was fully refunded', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'PENDING', facts: { IsPaid: false, RefundedCents: 1_200_000 }, answer: 'ERR_TRANSITION REASON_ALL_REFUNDED' },
  { when: 'it is a part of what is left', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'PENDING', facts: { RefundedCents: 200_000 }, input: { AmountCents: 1_000_000 }, answer: 'open' },
  { when: 'it is a cent more than what is left', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'PENDING', facts: { RefundedCents: 200_000 }, input: { AmountCents: 1_000_001 }, answer: 'ERR_VALIDATION AmountCents REASON_MORE_THAN_LEFT' },
  { when: 'no reason is given', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'PENDING', input: { Remark: '' }, answer: 'ERR_VALIDATION Remark REASON_REMARK_REQUIRED' },
  { when: 'no bank reference is given', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'PENDING', input: { TransactionNo: ' ' }, answer: 'ERR_VALIDATION TransactionNo REASON_TRANSACTION_REQUIRED' },
  { when: 'the date is tomorrow', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'PENDING', input: { DateTime: '2026-11-21' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_IN_FUTURE' },
  { when: 'the date is before the payment', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'PENDING', input: { DateTime: '2026-11-05' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_BEFORE_PAYMENT' },
  { when: 'the date is the day of the payment', action: 'REFUND_OFFLINE', by: 'FINANCE', at: 'PENDING', input: { DateTime: '2026-11-06' }, answer: 'open' },
  { when: 'the payment would be dated after its refund', action: 'CHANGE_PAYMENT_DATE', by: 'FINANCE', at: 'PENDING', facts: { OfflineRefundOn: '2026-11-18' }, input: { DateTime: '2026-11-19' }, answer: 'ERR_VALIDATION DateTime REASON_DATE_AFTER_REFUND' },
];

const remindedAt = (At: string, Turn = 'BUSINESS') => ({ LastReminder: { Turn, At } });

const point = (PointKey: string, name: string) => ({ PointKey, Step: 'ASSESSOR' as const, Name: { EN: name, CHT: name, CHS: name } });
const major = { HasMajorFinding: true, OpenMajors: [point('p1', 'Scope'), point('p2', 'Records')] };
const shortFlow = { Steps: ['ASSESSOR', 'COO'] as Step[], ServiceSteps: ['ASSESSOR', 'COO'] as Step[], IsShortFlow: true };
const OPEN_MAJOR = 'ERR_TRANSITION REASON_MAJOR_OPEN';

const openMajors: Case[] = [
  { when: 'a major finding is open at the last step', action: 'APPROVE_PROGRESS', by: 'CEO', at: 'UNDERREVIEW', step: 'CEO', facts: major, answer: OPEN_MAJOR },
  { when: 'ADMIN tries to override it', action: 'APPROVE_PROGRESS', by: 'ADMIN', at: 'UNDERREVIEW', step: 'CEO', facts: major, input: { IsOverride: true, Remark: 'Urgent.' }, answer: OPEN_MAJOR },
  { when: 'a major finding is open at an earlier step', action: 'APPROVE_PROGRESS', by: 'COO', at: 'REJECTED_FLOW', step: 'COO', facts: major, answer: 'open' },
  { when: 'the COO of a short flow has one', action: 'APPROVE_PROGRESS', by: 'COO', at: 'UNDERREVIEW', step: 'COO', facts: { ...major, ...shortFlow }, answer: OPEN_MAJOR },
  { when: 'it extends a short flow', action: 'APPROVE_PROGRESS', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { ...major, ...shortFlow }, answer: 'open' },
  { when: 'it extends a short flow with the assessor as its only step', action: 'APPROVE_PROGRESS', by: 'ASSESSOR', at: 'UNDERREVIEW', step: 'ASSESSOR', facts: { ...major, ...shortFlow, Steps: ['ASSESSOR'] }, answer: 'open' },
  { when: 'a major finding is open', action: 'CRB_CONFIRM', by: 'SCHEDULING', at: 'CERTIFIED', facts: major, answer: OPEN_MAJOR },
  { when: 'a major finding is open', action: 'GENERATE_CERT', by: 'IT', at: 'CERTIFIED', facts: major, answer: OPEN_MAJOR },
  { when: 'a major finding is open', action: 'REGENERATE_CERT', by: 'IT', at: 'CERTIFIED', facts: major, answer: OPEN_MAJOR },
  { when: 'a major finding is open', action: 'UPLOAD_CERT', by: 'IT', at: 'CERTIFIED', facts: major, answer: OPEN_MAJOR },
  { when: 'a major finding is open', action: 'PUBLISH', by: 'ADMIN', at: 'CERTIFIED', facts: major, answer: OPEN_MAJOR },
  { when: 'the certificate in force is regenerated', action: 'REGENERATE_CERT', by: 'IT', at: 'COMPLETED', facts: major, answer: 'open' },
  { when: 'the certificate in force is replaced', action: 'UPLOAD_CERT', by: 'IT', at: 'COMPLETED', facts: major, answer: 'open' },
  { when: 'its assessor corrects it', action: 'CORRECT_RESULT', by: 'ASSESSOR', at: 'CERTIFIED', facts: major, answer: 'open' },
  { when: 'another assessor corrects it', action: 'CORRECT_RESULT', by: 'ASSESSOR', at: 'CERTIFIED', facts: { ...major, Assigned: { ...unassigned, ASSESSOR: 'person-2' } }, answer: 'ERR_TRANSITION REASON_NOT_ITS_ASSESSOR' },
  { when: 'no reason is given', action: 'CORRECT_RESULT', by: 'ADMIN', at: 'CERTIFIED', facts: major, input: { Remark: ' ' }, answer: 'ERR_VALIDATION Remark REASON_REMARK_REQUIRED' },
  { when: 'the item is not open', action: 'CORRECT_RESULT', by: 'ADMIN', at: 'CERTIFIED', facts: major, input: { PointKey: 'p9' }, answer: 'ERR_VALIDATION PointKey REASON_NO_MAJOR_OPEN' },
  { when: 'no major finding is open', action: 'CORRECT_RESULT', by: 'ADMIN', at: 'CERTIFIED', facts: { HasMajorFinding: false, OpenMajors: [] }, answer: 'ERR_TRANSITION REASON_NO_MAJOR_OPEN' },
  { when: 'a decider corrects the evaluation', action: 'CORRECT_RESULT', by: 'ADMIN', at: 'CERTIFIED', facts: { ...major, ...acted('CEO') }, answer: 'ERR_TRANSITION REASON_DUTIES_CLASH' },
  { when: 'a decider corrects the evaluation as an exception', action: 'CORRECT_RESULT', by: 'ADMIN', at: 'CERTIFIED', facts: { ...major, ...acted('CEO') }, input: { IsOverride: true }, answer: 'open by override' },
  { when: 'it is published already', action: 'CORRECT_RESULT', by: 'ADMIN', at: 'COMPLETED', facts: major, answer: 'ERR_TRANSITION REASON_STATUS' },
];

/** Specification 6, decision 12 of the audit: administrators may refuse only where the step's owner may. */
const refusingSteps: Case[] = (['ASSESSOR_ONSITE', 'INDEPREVIEWER'] as const).flatMap((step): Case[] =>
  (['ADMIN', 'SUB_ADMIN'] as const).map((by): Case => (
    { when: `the step is ${step}`, action: 'REJECT_ASSESSOR', by, at: 'UNDERREVIEW', step, answer: 'ERR_TRANSITION REASON_STEP_CANNOT_REJECT' }
  )),
);

const oneReason: Case[] = [
  { when: 'it is paid and a proof was submitted', action: 'PAY_NOW', by: 'CLIENT', at: 'PENDING', facts: { IsPaid: true, IsPaymentProof: true }, answer: 'ERR_TRANSITION REASON_ALREADY_PAID' },
  { when: 'payment was waived', action: 'UNPAID', by: 'FINANCE', at: 'PENDING', facts: { IsPaid: false, IsByPassPayment: true, PaidCents: 0 }, answer: 'ERR_TRANSITION REASON_BYPASSED' },
  { when: 'nothing was paid', action: 'UNPAID', by: 'FINANCE', at: 'PENDING', facts: { IsPaid: false, PaidCents: 0 }, answer: 'ERR_TRANSITION REASON_NOT_PAID' },
  { when: 'it was paid by transfer', action: 'REFUND', by: 'FINANCE', at: 'PENDING', facts: { IsOnlinePayment: false, IsSettled: false }, answer: 'ERR_TRANSITION REASON_NOT_PAID_ONLINE' },
  { when: 'a page is being generated', action: 'REGENERATE_CERT', by: 'IT', at: 'COMPLETED', facts: { IsPageUnderWay: true, HasPage: false, DocumentStatus: 'INTENDED' }, answer: 'ERR_TRANSITION REASON_CERT_PAGE_UNDER_WAY' },
];

/** Actions blocked after a later assessment is published, plus those blocked by the certificate's end. */
const BY_LATER = [['GENERATE_CERT', 'IT', 'COMPLETED'], ['REGENERATE_CERT', 'IT', 'COMPLETED'], ['UPLOAD_CERT', 'IT', 'COMPLETED'], ['UPLOAD_DISCLOSURE', 'IT', 'COMPLETED'], ['CRB_CONFIRM', 'SCHEDULING', 'COMPLETED']] as const;
const BY_END = [...BY_LATER, ['PUBLISH', 'IT', 'CERTIFIED'], ['GENERATE_CYCLE', 'ADMIN', 'COMPLETED'], ['SHOW_NEXT_CYCLE', 'ADMIN', 'WAITING']] as const;
const closed: Case[] = [
  ...BY_END.map(([action, by, at]): Case => ({ when: 'its certificate is terminated or deleted', action, by, at, facts: { IsCertificateEnded: true, ...(action === 'GENERATE_CERT' && { DocumentStatus: 'FAILED' }) }, answer: 'ERR_TRANSITION REASON_CERT_ENDED' })),
  ...BY_LATER.map(([action, by, at]): Case => ({ when: 'a later assessment has been published', action, by, at, facts: { NewerDecision: { ApplicationNo: 'A-QMS-2026-00009' }, IsPaid: false }, answer: 'ERR_TRANSITION REASON_NEWER_DECISION' })),
];

const cycleAndReminder: Case[] = [
  { when: 'the service has no cycle', action: 'GENERATE_CYCLE', by: 'ADMIN', at: 'COMPLETED', facts: { HasCycle: false }, answer: 'ERR_TRANSITION REASON_NO_CYCLE' },
  { when: 'the next cycle exists', action: 'GENERATE_CYCLE', by: 'ADMIN', at: 'COMPLETED', facts: { HasChildCycle: child }, answer: 'ERR_TRANSITION REASON_NEXT_CYCLE_OPEN' },
  { when: 'the client has started the next one, or it follows another assessment', action: 'GENERATE_CYCLE', by: 'ADMIN', at: 'COMPLETED', facts: { OtherOpenTypes: ['SURVEILLANCE'] }, answer: 'ERR_TRANSITION REASON_NEXT_CYCLE_OPEN' },
  { when: 'assessments of other kinds are open', action: 'GENERATE_CYCLE', by: 'ADMIN', at: 'COMPLETED', facts: { OtherOpenTypes: ['SPECIAL', 'RENEWAL'] }, answer: 'open' },
  { when: 'the cycle has no further assessment', action: 'GENERATE_CYCLE', by: 'ADMIN', at: 'COMPLETED', facts: { AssessmentsAhead: [] }, answer: 'ERR_TRANSITION REASON_CYCLE_DONE' },
  { when: 'a special assessment of the certificate is open', action: 'SPECIAL', by: 'SCHEDULING', at: 'INPROGRESS', facts: { AssessmentType: 'SURVEILLANCE', OtherOpenTypes: ['SPECIAL'] }, answer: 'ERR_TRANSITION REASON_SPECIAL_OPEN' },
  { when: 'another assessment of the certificate is open', action: 'SPECIAL', by: 'SCHEDULING', at: 'INPROGRESS', facts: { AssessmentType: 'SURVEILLANCE', OtherOpenTypes: ['RENEWAL'] }, answer: 'open' },
  { when: 'a later page has come into force', action: 'PUBLISH', by: 'IT', at: 'CERTIFIED', facts: { IsPageOlder: true }, answer: 'ERR_TRANSITION REASON_CERT_PAGE_OLDER' },
  { when: 'its certificate has expired and can no longer be renewed', action: 'GENERATE_CYCLE', by: 'ADMIN', at: 'COMPLETED', facts: { RenewalPossibleUntil: '2026-11-19' }, answer: 'ERR_TRANSITION REASON_CERT_ENDED' },
  { when: 'its certificate has expired and can no longer be renewed', action: 'SHOW_NEXT_CYCLE', by: 'ADMIN', at: 'WAITING', facts: { RenewalPossibleUntil: '2026-11-19' }, answer: 'ERR_TRANSITION REASON_CERT_ENDED' },
  { when: 'its certificate has expired and can no longer be renewed', action: 'PUBLISH', by: 'IT', at: 'CERTIFIED', facts: { RenewalPossibleUntil: '2026-11-19' }, answer: 'ERR_TRANSITION REASON_CERT_ENDED' },
  { when: 'its certificate has expired and can be renewed to the end of this day', action: 'SHOW_NEXT_CYCLE', by: 'ADMIN', at: 'WAITING', facts: { RenewalPossibleUntil: '2026-11-20' }, answer: 'open' },
  { when: 'the same person was reminded shortly before', action: 'REMINDER', by: 'IT', at: 'PENDING', facts: remindedAt('2026-11-20T03:59:59Z'), answer: 'ERR_TRANSITION REASON_REMINDED_TODAY' },
  { when: 'almost a day has passed', action: 'REMINDER', by: 'IT', at: 'PENDING', facts: remindedAt('2026-11-19T04:00:01Z'), answer: 'ERR_TRANSITION REASON_REMINDED_TODAY' },
  { when: 'a day has passed', action: 'REMINDER', by: 'IT', at: 'PENDING', facts: remindedAt('2026-11-19T04:00:00Z'), answer: 'open' },
  { when: 'another person was reminded', action: 'REMINDER', by: 'IT', at: 'PENDING', facts: remindedAt('2026-11-20T03:00:00Z', 'CLIENT'), answer: 'open' },
];

const sections = {
  submitAndCheck, chain, duties, assignment, ending, certificate, money: paymentCases, closed, cycleAndReminder, openMajors, refusingSteps, oneReason,
};

function answerOf({ action, by, at, step, facts, input, isGranted }: Case): string {
  const decision = decide(applicationWorkflow, action, {
    facts: { ...readyFor(action, at, step ?? null), ...facts },
    actor: { ...actor(...[by].flat()), IsGrantGeneration: isGranted ?? true },
    at: NOW,
    input: { ...inputFor(action), ...input },
  });
  if (decision.Allowed) return decision.IsOverride ? 'open by override' : 'open';
  const reasons = decision.Reasons.map(({ Code, Field }) => (Field ? `${Field} ${Code}` : Code));
  return `${decision.Code} ${reasons.join(', ')}`;
}

describe.each(Object.entries(sections))('conditions: %s', (_, cases) => {
  it.each(cases)('$action by $by: $when', (testCase) => {
    expect(answerOf(testCase)).toBe(testCase.answer);
  });
});

describe('a person with several roles', () => {
  const ask = (action: ApplicationAction, roles: Role[], at: ApplicationStatus, step: Step | null = null) =>
    decide(applicationWorkflow, action, {
      facts: readyFor(action, at, step),
      actor: actor(...roles),
      at: NOW,
      input: inputFor(action),
    });

  it('has the permissions of all roles, regardless of their order', () => {
    expect(ask('PAID', ['ASSESSOR', 'FINANCE'], 'PENDING')).toMatchObject({
      Allowed: true,
      AsRole: 'FINANCE',
    });
    expect(ask('PAID', ['FINANCE', 'ASSESSOR'], 'PENDING')).toMatchObject({
      Allowed: true,
      AsRole: 'FINANCE',
    });
    expect(ask('ARCHIVE', ['CEO', 'SCHEDULING'], 'PENDING')).toMatchObject({ Allowed: true });
    expect(ask('CANCEL', ['ASSESSOR', 'BUSINESS'], 'PENDING')).toMatchObject({
      Allowed: true,
      AsRole: 'BUSINESS',
    });
    expect(ask('APPROVE_PROGRESS', ['FINANCE', 'CEO'], 'UNDERREVIEW', 'CEO')).toMatchObject({
      AsRole: 'CEO',
    });
  });

  it('has no permission that none of the roles grants', () => {
    expect(ask('ARCHIVE', ['CEO', 'FINANCE'], 'PENDING')).toMatchObject({ Code: 'ERR_FORBIDDEN' });
    expect(ask('APPROVE', ['IT', 'SCHEDULING', 'FINANCE'], 'PENDING')).toMatchObject({
      Code: 'ERR_FORBIDDEN',
    });
  });

  it('acts as step owner where possible, and as administrator otherwise', () => {
    expect(ask('APPROVE_PROGRESS', ['ADMIN', 'COO'], 'UNDERREVIEW', 'COO')).toMatchObject({ AsRole: 'COO' });
    expect(ask('APPROVE_PROGRESS', ['ADMIN', 'COO'], 'UNDERREVIEW', 'CEO')).toMatchObject({
      AsRole: 'ADMIN',
    });
  });

  it('is recorded in the role that the step requires', () => {
    expect(ask('APPROVE_PROGRESS', ['ASSESSOR', 'COO'], 'UNDERREVIEW', 'COO')).toMatchObject({
      AsRole: 'COO',
    });
    expect(ask('REJECT_ASSESSOR', ['ASSESSOR', 'CEO'], 'UNDERREVIEW', 'CEO')).toMatchObject({
      AsRole: 'CEO',
    });
    const decision = ask('APPROVE_PROGRESS', ['FINANCE', 'ADMIN'], 'UNDERREVIEW', 'COO');
    expect(decision).toMatchObject({
      AsRole: 'ADMIN',
      Change: { Approvals: [{ Step: 'COO', Role: 'ADMIN' }] },
    });
  });
});
