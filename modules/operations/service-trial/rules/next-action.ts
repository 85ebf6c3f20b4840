/**
 * Determines the usual next action of an application in a service's dry run, with role and sample input, so
 * that it can be continued at a click; null once the certificate is published.
 */
import type { ApplicationFacts } from '#modules/applications/applications/rules/index.ts';
import { ASSIGNED_STEPS, type AssignedStep, type Step } from '#modules/catalogue/services/rules/index.ts';
import type { TrialAction, TrialRole } from './scenario.ts';

type NextAction = Omit<TrialAction, 'Day'>;
export type TrialState = {
  Facts: ApplicationFacts;
  /** Unanswered checklist points of the current step. */
  OpenPoints: readonly string[];
  /** Unanswered items of the client's to-do list, by number. */
  OpenTasks: readonly number[];
  /** Sample answer of the client to each item. */
  TaskAnswer: string;
  /**
   * The previous action was a SAVE: saving an incomplete form again with the same answers makes no progress.
   */
  IsJustSaved: boolean;
  SampleAnswers: () => Promise<NextAction['Input']>;
};

/** Placeholder for a file: any text is accepted. */
const SAMPLE = ['SAMPLE'];
const ACTS_AT = {
  ASSESSOR: 'ASSESSOR',
  ASSESSOR_ONSITE: 'ASSESSOR_ONSITE',
  INDEPREVIEWER: 'INDEPREVIEWER',
  COO: 'COO',
  CEO: 'CEO',
} as const satisfies Record<Step, TrialRole>;

const isAssigned = (step: Step): step is AssignedStep => (ASSIGNED_STEPS as readonly Step[]).includes(step);

/** The usual next action if there are no objections; null once the certificate is published. */
export async function nextAction(state: TrialState): Promise<NextAction | null> {
  const { Facts } = state;
  switch (Facts.ApplicationStatusCode) {
    case 'DRAFT':
      return { Action: 'SAVE', By: 'CLIENT', Input: { Answers: await state.SampleAnswers() } };
    case 'INPROGRESS':
      return Facts.IsFormValid || state.IsJustSaved
        ? { Action: 'SUBMIT', By: 'CLIENT', Input: {} }
        : { Action: 'SAVE', By: 'CLIENT', Input: { Answers: await state.SampleAnswers() } };
    case 'RETURNED':
    case 'REJECTED':
      return { Action: 'SUBMIT', By: 'CLIENT', Input: taskAnswers(state) };
    case 'PENDING':
      return (
        (Facts.PaymentGate === 'BEFORE_REVIEW' ? payment(Facts) : null) ?? {
          Action: 'APPROVE',
          By: 'BUSINESS',
          Input: { TransactionNo: 'TRIAL-1' },
        }
      );
    case 'UNDERREVIEW':
    case 'REJECTED_FLOW':
      return atStep(state);
    case 'CERTIFIED':
      return afterDecision(Facts);
    default:
      return null;
  }
}

const taskAnswers = ({ OpenTasks, TaskAnswer }: TrialState): NextAction['Input'] =>
  OpenTasks.length > 0 ? { PointAnswers: OpenTasks.map((PointNo) => ({ PointNo, Answer: TaskAnswer })) } : {};

function payment(facts: ApplicationFacts): NextAction | null {
  if (facts.IsPaid || facts.IsByPassPayment || !facts.HasInvoice) return null;
  if (!facts.IsPaymentProof)
    return { Action: 'PAY_NOW', By: 'CLIENT', Input: { PaymentMethod: 'FPS', Attachment: SAMPLE } };
  return { Action: 'PAID', By: 'FINANCE', Input: { TransactionNo: 'TRIAL-1' } };
}

function atStep({ Facts, OpenPoints }: TrialState): NextAction | null {
  const step = Facts.CurrentStep;
  if (step === null) return null;
  const By = ACTS_AT[step];
  if (isAssigned(step) && Facts.Assigned[step] === null)
    return { Action: 'ASSIGN', By: 'SCHEDULING', Input: { Mode: step, AssignedUserKey: By } };
  if (OpenPoints.length > 0) {
    const Answers = OpenPoints.map((PointKey) => ({ PointKey, Result: 'CONFORM' }));
    return { Action: 'CHECKLIST', By, Input: { Answers } };
  }
  return { Action: 'APPROVE_PROGRESS', By, Input: {} };
}

function afterDecision(facts: ApplicationFacts): NextAction | null {
  const paying = payment(facts);
  if (paying) return paying;
  if (facts.CertificateNo === null || facts.DecisionDate === null)
    return { Action: 'CRB_CONFIRM', By: 'SCHEDULING', Input: { Attachment: SAMPLE } };
  if (facts.DocumentStatus !== 'READY') return { Action: 'GENERATE_CERT', By: 'SCHEDULING', Input: {} };
  if (facts.IsDisclosureNeeded && facts.DisclosureFile === null)
    return { Action: 'UPLOAD_DISCLOSURE', By: 'SCHEDULING', Input: { Attachment: SAMPLE } };
  return { Action: 'PUBLISH', By: 'SCHEDULING', Input: {} };
}
