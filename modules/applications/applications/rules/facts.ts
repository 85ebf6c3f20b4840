/**
 * Types of the facts about an application, its invoice and its certificate page, on which the guards and
 * state changes of the workflow table are based.
 */
import type { InvoiceFacts } from '#modules/billing/invoices/rules/index.ts';
import type { AssignedStep, Cycle, Step } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { ReasonField } from '#platform/common/workflow/types.ts';
import type { CertificateStatus } from './certificate-statuses.ts';
import type { NextAssessment } from './cycle/next-assessment.ts';
import type { MajorRecord, OpenMajor } from './open-majors.ts';
import type { OpenPlan } from './open-plans.ts';
import type { PageFacts } from './page-guards.ts';
import type { ApplicationStatus } from './statuses.ts';

/** A valid recommendation, agreement, endorsement or approval: a step back removes it from the list. */
export type Approval = { Step: Step; UserKey: string; Role: Role; At: string; Round: number };

/** A user who ever acted at a step, in any round. Never shortened: the separation of duties depends on it. */
export type Participant = { UserKey: string; Step: Step };

/** The user named in an ASSIGN action, loaded inside the transaction. */
type Assignee = {
  UserKey: string;
  Roles: readonly Role[];
  IsActive: boolean;
  /** Competent for the service and the applicant's industry. */
  IsCompetent: boolean;
  /** Absent today, in Hong Kong time. */
  IsAbsent: boolean;
  /** Has declared an interest in the applicant. */
  HasInterest: boolean;
};

/** An existing certificate that an assessment's result updates. */
export type EarlierCertificate = {
  Id: number;
  CertificateNo: string;
  FirstIssueDate: string;
  ExpiryDate: string | null;
};

type ChildCycle = {
  ApplicationKey: string;
  ApplicationNo: string | null;
  ApplicationStatusCode: ApplicationStatus;
  StartDateTime: string | null;
  EndDateTime: string | null;
};

/**
 * Stored facts of one application, its invoice and its document: everything that the workflow rules may use.
 */
export type ApplicationFacts = InvoiceFacts &
  PageFacts & {
    ApplicationKey: string;
    ApplicationStatusCode: ApplicationStatus;
    Type: 'CERTIFICATE' | 'STATEMENT';
    AssessmentType: AssessmentType;
    Round: number;

    /** The chain of this application, copied from the service when the review starts. */
    Steps: readonly Step[];
    /** The full chain; a short flow can change into it. */
    FullSteps: readonly Step[];
    /** The chain that the service currently defines for this assessment type; read at APPROVE only. */
    ServiceSteps: readonly Step[];
    IsShortFlow: boolean;
    CurrentStep: Step | null;
    StepSince: string | null;
    Assigned: Readonly<Record<AssignedStep, string | null>>;
    Approvals: readonly Approval[];
    Participants: readonly Participant[];
    /** The caller has declared an interest in the applicant. */
    HasOwnInterest: boolean;
    StatusBefore: ApplicationStatus | null;
    StepBefore: Step | null;

    IsFormValid: boolean;
    /** Wrong answers of a submission; loaded by SUBMIT only. */
    WrongAnswers?: readonly ReasonField[];
    /**
     * True if answers are entered in the portal's own form; otherwise they come only from the external form
     * server.
     */
    IsAnsweredHere: boolean;
    /** Number of checklist points of the current step without a result. */
    ChecklistOpen: number;
    /** True if the latest result of any checklist point is MAJOR; `OpenMajors` lists these points. */
    HasMajorFinding: boolean;
    OpenMajors: readonly OpenMajor[];
    /** Minor findings whose plan is not accepted; empty unless the service requires accepted plans. */
    OpenPlans: readonly OpenPlan[];
    /** Major nonconformities that the evaluation raised and that were not withdrawn, in the order of their numbers. */
    MajorRecords: readonly MajorRecord[];
    /** Months after the last assessment day within which they have to be verified; null without limit. */
    MajorVerificationMonths: number | null;
    /** Major findings not verified, and minor ones without an accepted plan; loaded by bulk actions only. */
    OpenFindingsInBulk?: number;
    /** Number of findings of the current step without a remark. */
    FindingsUnsaid: number;
    /** Number of points on the client's to-do list without an answer. */
    PointsOpen: number;
    /** Numbers of these points after a submission; loaded by SUBMIT only. */
    OpenPointNos?: readonly number[];
    /** Numbers of all points on the client's to-do list. */
    PointNos: readonly number[];
    /** Keys of all points of the service's checklist. */
    ChecklistKeys: readonly string[];
    /** Names of the questions of the service's form; loaded by REJECT_CHECKLIST only. */
    FormFields?: readonly string[];
    /** The named entry of an external form; loaded by CHANGE_MACHFORM only, if the form is filled in elsewhere. */
    Entry?: { IsKnown: boolean; IsTaken: boolean; Ambiguous: string | null };
    LastReminder: { Turn: string; At: string } | null;

    PaymentGate: 'BEFORE_REVIEW' | 'BEFORE_CERTIFICATE';
    TransactionNo: string | null;

    /** Time at which the last step was approved, as an ISO timestamp. */
    CertifiedAt: string | null;
    CertificateNo: string | null;
    /** YYYY-MM-DD. */
    DecisionDate: string | null;
    EffectiveDate: string | null;
    ExpiryDate: string | null;
    /** Cycle of the service; null if its certificates do not expire. */
    Cycle: Cycle | null;
    CycleFrom: string | null;
    /** Last day of the application's own certificate. */
    CertificateExpiryDate: string | null;
    /** For a decided application: the certificate that its result updates; null for a first certificate. */
    EarlierCertificate: EarlierCertificate | null;
    /** False if several certificates, or none, could be the one that the result updates. */
    IsCertificateNamed: boolean;
    /** The attached files of a confirmation include one of another kind; loaded by CRB_CONFIRM only. */
    IsOtherFileAttached?: boolean;
    /** The typed certificate number is in use, now or earlier; loaded by CRB_CONFIRM only. */
    IsNumberTaken?: boolean;
    /** The next number of the series if the typed one skips it; loaded by CRB_CONFIRM only. */
    SkippedNumber?: string | null;
    IsCertDateNoManual: boolean;
    IsManual: boolean;
    /** Status of the newest revision's document. */
    DocumentStatus: 'INTENDED' | 'READY' | 'FAILED' | null;
    /** The newest page no longer matches its certificate and cannot come into force. */
    IsPageOlder: boolean;
    /** A later assessment of this certificate that has been published; its decision is in force. */
    NewerDecision: { ApplicationNo: string | null } | null;
    /** The certificate was issued in error and is deleted. */
    IsCertificateDeleted: boolean;
    /** Status of the certificate, published or not; null if there is none yet. */
    CertificateStatusCode: CertificateStatus | null;
    /** For an assessment of the cycle: end of its window (due date), as an ISO timestamp. */
    EndDateTime: string | null;
    IsDisclosureNeeded: boolean;
    DisclosureFile: string | null;
    IsManualDisclosure: boolean;

    HasCycle: boolean;
    HasChildCycle: ChildCycle | null;
    /** For a completed application: the remaining assessments of the certificate's cycle, in date order. */
    AssessmentsAhead: readonly NextAssessment[];
    /** Types of the certificate's other applications that are in progress or waiting for their window. */
    OtherOpenTypes: readonly AssessmentType[];

    Assignee?: Assignee;
  };
