/**
 * State that the workflow graph test explores (an application with its certificate): its initial states, its
 * short description, and how the two records depend on each other.
 */
import { hasEnded } from '#modules/applications/applications/rules/certificate-statuses.ts';
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import type { Cycle } from '#modules/catalogue/services/rules/cycle-calendar.ts';
import { renewalPossibleUntil } from '#modules/catalogue/services/rules/renewal-possible-until.ts';
import type { CertificateLifeFacts } from '#modules/certification/certificates/rules/life-facts.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { application } from '../application-facts.ts';
import { inputFor } from '../ready-for.ts';

/** An application with the certificate it concerns or has produced; null if there is none yet. */
export type Combined = { Application: ApplicationFacts; Certificate: CertificateLifeFacts | null };

const CYCLE: Cycle = {
  ValidMonths: 36,
  SurveillanceMonths: [12, 24],
  SurveillanceWindowDays: 90,
  RenewalWindowDays: 180,
};

/**
 * Expiry dates relative to the day of the check: within the renewal window, shortly expired, too late for
 * renewal.
 */
export const EXPIRY = ['2027-02-20', '2026-10-31', '2026-05-01'] as const;
const FINAL: readonly string[] = ['COMPLETED', 'CANCELLED', 'REJECTED_STAFF'];

export const isFinal = ({ Application }: Combined): boolean =>
  FINAL.includes(Application.ApplicationStatusCode);

/** The assigned users of the steps that require one are named after their roles. */
export const ASSIGNED = {
  ASSESSOR: 'ASSESSOR',
  ASSESSOR_ONSITE: 'ASSESSOR_ONSITE',
  INDEPREVIEWER: 'INDEPREVIEWER',
} as const;

const NO_INVOICE = {
  HasInvoice: false,
  IsPaid: false,
  IsPaymentProof: false,
  IsOnlinePayment: false,
  IsSettled: false,
  IsByPassPayment: false,
  PaidCents: 0,
  RefundedCents: 0,
} as const;

type Start = {
  status: 'NONE' | 'WAITING' | 'CERTIFIED';
  type: AssessmentType;
  gate: ApplicationFacts['PaymentGate'];
  certificate: CertificateLifeFacts | null;
  kind?: 'STATEMENT';
};

export const certificate = (more: Partial<CertificateLifeFacts> = {}): CertificateLifeFacts => ({
  CertificateStatusCode: 'PUBLISHED',
  StatusBefore: null,
  Kind: 'CERTIFICATE',
  ExpiryDate: EXPIRY[0],
  Scope: { EN: 'Printing of books', CHT: '書籍印刷', CHS: '书籍印刷' },
  IsExtensionAllowed: true,
  IsDecisionRequired: false,
  HasRenewal: true,
  RenewalOpens: '2026-08-24',
  HasOpenRenewal: false,
  HasPage: true,
  IsPageUnderWay: false,
  IsDisclosureUnderWay: false,
  IsPaid: true,
  IsByPassPayment: false,
  IsCertificateEnded: false,
  RenewalPossibleUntil: null,
  ...more,
});

/** How an application begins: by CREATE, or scheduled by the certification cycle. */
export function start({ status, type, gate, certificate, kind }: Start): Combined {
  const isDecided = status === 'CERTIFIED';
  return linked({
    Application: {
      ...application,
      ...NO_INVOICE,
      HasInvoice: isDecided,
      ApplicationStatusCode: status,
      Type: kind ?? 'CERTIFICATE',
      AssessmentType: type,
      ServiceSteps: type === 'SURVEILLANCE' ? ['ASSESSOR', 'COO'] : application.FullSteps,
      Steps: isDecided ? application.FullSteps : [],
      ...(isDecided && { Assigned: ASSIGNED }),
      PaymentGate: gate,
      IsFormValid: isDecided,
      CertifiedAt: null,
      CertificateNo: certificate ? application.CertificateNo : null,
      DecisionDate: null,
      DocumentStatus: null,
      DisclosureFile: null,
    },
    Certificate: certificate,
  });
}

/**
 * Derives the certificate facts of the application as the server loads them; facts outside the check are
 * fixed.
 */
export function linked({ Application, Certificate }: Combined): Combined {
  const isExpired = Certificate?.CertificateStatusCode === 'EXPIRED' && Certificate.ExpiryDate !== null;
  const IsCertificateEnded = Certificate !== null && hasEnded(Certificate.CertificateStatusCode);
  const RenewalPossibleUntil = isExpired ? renewalPossibleUntil(CYCLE, String(Certificate.ExpiryDate)) : null;
  return {
    Application: {
      ...Application,
      IsCertificateEnded,
      IsCertificateDeleted: Certificate?.CertificateStatusCode === 'DELETED',
      CertificateStatusCode: Certificate?.CertificateStatusCode ?? null,
      RenewalPossibleUntil,
      // Every step has a different user without other involvement, so earlier actors do not matter.
      Approvals: [],
      Participants: [],
      Round: 1,
      StepSince: null,
      CertifiedAt: null,
      TransactionNo: null,
      LastReminder: null,
    },
    Certificate: Certificate && {
      ...Certificate,
      IsPaid: Application.IsPaid,
      IsByPassPayment: Application.IsByPassPayment,
      IsCertificateEnded,
      RenewalPossibleUntil,
      HasOpenRenewal: Application.AssessmentType === 'RENEWAL' && isStarted(Application),
    },
  };
}

const isStarted = ({ ApplicationStatusCode }: ApplicationFacts): boolean =>
  !['NONE', 'WAITING', 'ARCHIVED', ...FINAL].includes(ApplicationStatusCode);

/** Opens or closes a MAJOR finding in every fact that the guards read. */
export const withMajor = (facts: ApplicationFacts, HasMajorFinding: boolean): ApplicationFacts => ({
  ...facts,
  HasMajorFinding,
  OpenMajors: HasMajorFinding ? [OPEN_MAJOR] : [],
});

/** The checklist point named in the input of CORRECT_RESULT. */
const OPEN_MAJOR = {
  PointKey: String(inputFor('CORRECT_RESULT').PointKey),
  Step: 'ASSESSOR',
  Name: { EN: 'Point', CHT: '', CHS: '' },
} as const;

function payment(facts: ApplicationFacts): string {
  if (!facts.HasInvoice) return 'none';
  if (facts.RefundedCents > 0) return 'refunded';
  if (facts.IsByPassPayment) return 'bypassed';
  if (!facts.IsPaid) return facts.IsPaymentProof ? 'proof' : 'unpaid';
  return facts.IsOnlinePayment ? `paid online${facts.IsSettled ? ', settled' : ''}` : 'paid offline';
}

/** Once a certificate has ended, neither its dates nor its previous status matter. */
function certificateText(certificate: CertificateLifeFacts | null): string {
  if (!certificate) return 'none';
  const { CertificateStatusCode: status, StatusBefore, ExpiryDate } = certificate;
  if (hasEnded(status)) return status;
  return [status, StatusBefore && `(before ${StatusBefore})`, ExpiryDate].filter(Boolean).join(' ');
}

/** Describes the combination as text; the check treats equal texts as one combination. */
export function combination({ Application: a, Certificate: c }: Combined): string {
  if (FINAL.includes(a.ApplicationStatusCode)) return a.ApplicationStatusCode;
  const isSet = (value: boolean, label: string): string[] => (value ? [label] : []);
  return [
    [a.ApplicationStatusCode, a.CurrentStep, a.StepBefore].filter(Boolean).join(' '),
    `${a.Type} ${a.AssessmentType}`,
    `steps ${a.Steps.join('>')}`,
    `certificate ${certificateText(c)}`,
    `payment ${payment(a)}${a.PaymentGate === 'BEFORE_REVIEW' && a.Steps.length === 0 ? ' before review' : ''}`,
    ...isSet(a.HasMajorFinding, 'open MAJOR'),
    ...isSet(!a.IsFormValid, 'form incomplete'),
    ...isSet(a.PointsOpen > 0, 'points unanswered'),
    ...isSet(a.ChecklistOpen > 0, 'checklist open'),
    ...isSet(a.Assigned.ASSESSOR === null, 'unassigned'),
    ...isSet(a.StatusBefore !== null, `archived from ${a.StatusBefore}`),
    ...(a.ApplicationStatusCode === 'CERTIFIED'
      ? [
          `number ${a.CertificateNo === null || a.DecisionDate === null ? 'missing' : 'fixed'}`,
          `page ${a.DocumentStatus}${a.IsPageOlder ? ' older' : ''}`,
          `disclosure ${a.DisclosureFile === null ? 'missing' : 'given'}`,
        ]
      : []),
  ].join(' · ');
}
