import type { InvoiceFacts } from '#modules/billing/invoices/rules/index.ts';
import type { AssignedStep, Step } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { CertificateStatus } from './certificate-statuses.ts';
import type { NextAssessment } from './cycle/next-assessment.ts';
import type { OpenMajor } from './open-majors.ts';
import type { PageFacts } from './page-guards.ts';
import type { ApplicationStatus } from './statuses.ts';

/** A valid recommendation, agreement, endorsement or approval: a step back removes it from the list. */
export type Approval = { Step: Step; UserKey: string; Role: Role; At: string; Round: number };

/** A user who ever acted at a step, in any round. Never shortened: the separation of duties depends on it. */
export type Participant = { UserKey: string; Step: Step };

/** The person named by an ASSIGN, loaded inside the transaction. */
type Assignee = {
  UserKey: string;
  Roles: readonly Role[];
  IsActive: boolean;
  /** For the service and the applicant's industry. */
  IsCompetent: boolean;
  /** Today, in Hong Kong. */
  IsAbsent: boolean;
  /** Declared an interest in the applicant. */
  HasInterest: boolean;
};

type ChildCycle = {
  ApplicationKey: string;
  ApplicationNo: string | null;
  ApplicationStatusCode: ApplicationStatus;
  StartDateTime: string | null;
  EndDateTime: string | null;
};

/** Stored facts of one application and its invoice and document: everything that the table's rules may use. */
export type ApplicationFacts = InvoiceFacts &
  PageFacts & {
    ApplicationKey: string;
    ApplicationStatusCode: ApplicationStatus;
    Type: 'CERTIFICATE' | 'STATEMENT';
    AssessmentType: AssessmentType;
    Round: number;

    /** The chain of this file, copied from the service when review starts. */
    Steps: readonly Step[];
    /** What the chain would be in full; a short flow can turn into it. */
    FullSteps: readonly Step[];
    /** What the service says for this assessment type today; read at APPROVE only. */
    ServiceSteps: readonly Step[];
    IsShortFlow: boolean;
    CurrentStep: Step | null;
    StepSince: string | null;
    Assigned: Readonly<Record<AssignedStep, string | null>>;
    Approvals: readonly Approval[];
    Participants: readonly Participant[];
    /** The caller declared an interest in the applicant. */
    HasOwnInterest: boolean;
    StatusBefore: ApplicationStatus | null;
    StepBefore: Step | null;

    IsFormValid: boolean;
    /** Answers are typed into the portal's own form; otherwise they come from the form's server alone. */
    IsAnsweredHere: boolean;
    /** Checklist points of the current step without an answer. */
    ChecklistOpen: number;
    /** The latest result of some point is MAJOR; `OpenMajors` names them. */
    HasMajorFinding: boolean;
    OpenMajors: readonly OpenMajor[];
    /** Findings of the current step without a word about them. */
    FindingsUnsaid: number;
    /** Points of the client's to-do list without an answer. */
    PointsOpen: number;
    LastReminder: { Turn: string; At: string } | null;

    PaymentGate: 'BEFORE_REVIEW' | 'BEFORE_CERTIFICATE';
    TransactionNo: string | null;

    /** When the last step approved; ISO moment. */
    CertifiedAt: string | null;
    CertificateNo: string | null;
    /** YYYY-MM-DD. */
    DecisionDate: string | null;
    EffectiveDate: string | null;
    ExpiryDate: string | null;
    IsCertDateNoManual: boolean;
    IsManual: boolean;
    /** The newest revision's document. */
    DocumentStatus: 'INTENDED' | 'READY' | 'FAILED' | null;
    /** What its certificate says by now, the newest page does not: it can no longer come into force. */
    IsPageOlder: boolean;
    /** A later assessment of its certificate has been published: that one's decision is in force. */
    NewerDecision: { ApplicationNo: string | null } | null;
    /** Its certificate was issued in error and is deleted. */
    IsCertificateDeleted: boolean;
    /** Of its certificate, published or not; null while it has none. */
    CertificateStatusCode: CertificateStatus | null;
    /** Of an assessment of the cycle: the end of its window, when it is due; ISO moment. */
    EndDateTime: string | null;
    IsDisclosureNeeded: boolean;
    DisclosureFile: string | null;
    IsManualDisclosure: boolean;

    HasCycle: boolean;
    HasChildCycle: ChildCycle | null;
    /** Of a finished one: what is left of its certificate's cycle, in the order of its days. */
    AssessmentsAhead: readonly NextAssessment[];
    /** Kinds of the other applications of its certificate that are under way, or wait for their window. */
    OtherOpenTypes: readonly AssessmentType[];

    Assignee?: Assignee;
  };
