/**
 * Side effects of actions for the workflow graph test (invoice issued, document generated, checklist reset
 * and others), which the transition tables do not contain but later conditions depend on.
 */
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import type { ApplicationAction } from '#modules/applications/applications/rules/workflow.ts';
import type { CertificateAction } from '#modules/certification/certificates/rules/workflow.ts';
import { application } from '../application-facts.ts';
import { type Combined, certificate, EXPIRY, withMajor } from './combined.ts';

type Effect = (after: Combined, before: Combined) => Combined[];

const facts =
  (...outcomes: Partial<ApplicationFacts>[]): Effect =>
  (after) =>
    outcomes.map((more) => ({ ...after, Application: { ...after.Application, ...more } }));

/** The first submission issues the invoice; answered points must be checked again. */
const submitted: Effect = ({ Application, Certificate }) => [
  {
    Application: {
      ...Application,
      HasInvoice: true,
      ChecklistOpen: Application.ApplicationStatusCode === 'UNDERREVIEW' ? 1 : 0,
    },
    Certificate,
  },
];

/** Each step has separate checklist points. */
const atNextStep: Effect = ({ Application, Certificate }) => [
  { Application: { ...Application, ChecklistOpen: Application.CurrentStep ? 1 : 0 }, Certificate },
];

/** The document is rendered or fails; the first one creates the certificate. */
const pageMade: Effect = ({ Application, Certificate }) =>
  (['READY', 'FAILED'] as const).map((DocumentStatus) => ({
    Application: { ...Application, DocumentStatus, IsPageOlder: false },
    Certificate:
      Certificate ??
      certificate({
        CertificateStatusCode: 'PENDING',
        Kind: Application.Type,
        ...(Application.Type === 'STATEMENT' && { ExpiryDate: null, RenewalOpens: null, HasRenewal: false }),
      }),
  }));

const startRenewal: Effect = ({ Application, Certificate }) => [
  {
    Application: { ...Application, IsFormValid: true },
    Certificate:
      Certificate?.CertificateStatusCode === 'PUBLISHED' && Application.AssessmentType === 'RENEWAL'
        ? { ...Certificate, CertificateStatusCode: 'RENEWAL', StatusBefore: null }
        : Certificate,
  },
];

const PAID = { IsPaid: true, PaidCents: 1_200_000 } as const;
const REFUNDED = { IsPaid: false, RefundedCents: 1_200_000, IsSettled: true } as const;

/** What the server does in addition to the table's row, if a guard reads it later. */
export const applicationEffects: Partial<Record<ApplicationAction, Effect>> = {
  SAVE: facts({ IsFormValid: true, PointsOpen: 0 }),
  SUBMIT: submitted,
  APPROVE: atNextStep,
  APPROVE_PROGRESS: atNextStep,
  REJECT_PROGRESS: facts({ ChecklistOpen: 0 }),
  REJECT_CHECKLIST: facts({ PointsOpen: 1, ChecklistOpen: 0 }),
  CRB_CONFIRM: facts({ CertificateNo: application.CertificateNo, DecisionDate: application.DecisionDate }),
  GENERATE_CERT: pageMade,
  REGENERATE_CERT: pageMade,
  UPLOAD_CERT: pageMade,
  UPLOAD_DISCLOSURE: facts({ DisclosureFile: application.DisclosureFile }),
  PAY_NOW: facts({ IsPaymentProof: true }),
  PAY_ONLINE: facts({ ...PAID, IsOnlinePayment: true }, { ...PAID, IsOnlinePayment: true, IsSettled: true }),
  PAID: facts(PAID),
  PROOF_REFUSED: facts({ IsPaymentProof: false }),
  UNPAID: facts({ IsPaid: false, PaidCents: 0 }),
  BYPASS: facts({ IsByPassPayment: true, RefundedCents: 0, PaidCents: 0 }),
  VOID: facts(REFUNDED),
  REFUND: facts(REFUNDED),
  SHOW_NEXT_CYCLE: startRenewal,
};

/**
 * If a certificate is deleted before publication, the application returns to its decided state and gets
 * another number.
 */
const deleted: Effect = (after, before) =>
  before.Certificate?.CertificateStatusCode === 'PENDING'
    ? [
        {
          Application: {
            ...after.Application,
            CertificateNo: null,
            DocumentStatus: null,
            IsPageOlder: false,
          },
          Certificate: null,
        },
      ]
    : [after];

const extended: Effect = ({ Application, Certificate }) => [
  {
    Application: { ...Application, IsPageOlder: Application.DocumentStatus === 'READY' },
    Certificate: Certificate && { ...Certificate, ExpiryDate: EXPIRY[0] },
  },
];

/** A page made before is older than the one with the new scope. */
const rescoped: Effect = ({ Application, Certificate }) => [
  { Application: { ...Application, IsPageOlder: Application.DocumentStatus === 'READY' }, Certificate },
];

export const certificateEffects: Partial<Record<CertificateAction, Effect>> = {
  DELETE: deleted,
  EXTEND: extended,
  EXTEND_SCOPE: rescoped,
  REDUCE_SCOPE: rescoped,
};

/** Outcomes of answering and correcting checklist points, which happens outside the tables. */
export function checklistOutcomes({ Application, Certificate }: Combined): Combined[] {
  const { ApplicationStatusCode: status, CurrentStep } = Application;
  if (status !== 'UNDERREVIEW' && status !== 'REJECTED_FLOW') return [];
  const answered = { ...Application, ChecklistOpen: 0 };
  const isCorrectable = CurrentStep === 'ASSESSOR';
  return (isCorrectable || !Application.HasMajorFinding ? [true, false] : [true]).map((isMajor) => ({
    Application: withMajor(answered, isMajor),
    Certificate,
  }));
}
