/**
 * Returns, for each workflow action of an application, the facts and input with which it is allowed, so that
 * tests of the transition tables vary only role and status.
 */
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import type { ApplicationAction } from '#modules/applications/applications/rules/workflow.ts';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import { ACTOR, application } from './application-facts.ts';

type Readiness = { facts?: Partial<ApplicationFacts>; input?: Record<string, unknown> };

const unpaid = { IsPaid: false, IsPaymentProof: false } as const;
const reason = { Remark: 'Because of the site visit.' };

/** What each action requires besides status, step and role. Actions that are not listed require nothing. */
const requirements: Partial<Record<ApplicationAction, Readiness>> = {
  SUBMIT: { facts: { IsFormValid: true } },
  APPROVE: { input: { TransactionNo: 'TX-1' } },
  RETURN: { input: reason },
  REJECT_PROGRESS: { input: reason },
  REJECT_ASSESSOR: { input: reason },
  CANCEL: { input: reason },
  UNARCHIVE: { facts: { StatusBefore: 'UNDERREVIEW', StepBefore: 'COO' } },
  ASSIGN: {
    facts: {
      Assignee: {
        UserKey: 'person-assessor',
        Roles: ['ASSESSOR'],
        IsActive: true,
        IsCompetent: true,
        IsAbsent: false,
        HasInterest: false,
      },
    },
    input: { Mode: 'ASSESSOR', AssignedUserKey: 'person-assessor' },
  },
  SPECIAL: { facts: { AssessmentType: 'SURVEILLANCE' } },
  CRB_CONFIRM: { input: { Attachment: ['file-record'] } },
  GENERATE_CERT: { facts: { DocumentStatus: null } },
  CORRECT_RESULT: {
    facts: {
      HasMajorFinding: true,
      OpenMajors: [{ PointKey: 'p1', Step: 'ASSESSOR', Name: { EN: 'Scope', CHT: '範圍', CHS: '范围' } }],
      Assigned: { ...application.Assigned, ASSESSOR: ACTOR },
    },
    input: { ...reason, PointKey: 'p1', Result: 'CONFORM' },
  },
  PAY_NOW: { facts: unpaid, input: { Attachment: ['file-proof'] } },
  PAY_ONLINE: { facts: unpaid },
  PAID: { facts: { IsPaid: false, IsPaymentProof: true }, input: { TransactionNo: 'FPS-1' } },
  PROOF_REFUSED: { facts: { IsPaid: false, IsPaymentProof: true }, input: reason },
  BYPASS: { facts: unpaid, input: reason },
  CHANGE_PAYMENT_DATE: { input: { DateTime: '2026-11-19' } },
  VOID: { facts: { IsOnlinePayment: true }, input: reason },
  REFUND: { facts: { IsOnlinePayment: true, IsSettled: true }, input: reason },
  REFUND_OFFLINE: {
    input: { ...reason, AmountCents: 100, DateTime: '2026-11-19', TransactionNo: 'OUT-1' },
  },
  CHANGE_TRANX: { input: { TransactionNo: 'TX-2' } },
  CHANGE_MACHFORM: { input: { Input: '4711' } },
};

export const inputFor = (action: ApplicationAction): Record<string, unknown> =>
  requirements[action]?.input ?? {};

/**
 * Returns facts in which the acting user is assigned to the step and every other condition of the action is
 * met.
 */
export function readyFor(
  action: ApplicationAction,
  status: ApplicationStatus,
  step: Step | null,
): ApplicationFacts {
  const isAssigned = step === 'ASSESSOR' || step === 'ASSESSOR_ONSITE' || step === 'INDEPREVIEWER';
  return {
    ...application,
    ...requirements[action]?.facts,
    ApplicationStatusCode: status,
    CurrentStep: step,
    ...(isAssigned && { Assigned: { ...application.Assigned, [step]: ACTOR } }),
  };
}
