/**
 * Types of the complete data of an accreditation file, as its reader may see it and in one language: the
 * certificate, its assessments (oldest first) and its invoices. Times are ISO strings.
 */
import type { AnsweredPoint, AnswerRow, HistoryRow } from '#modules/applications/applications/rules/index.ts';
import type { ChecklistPoint } from '#modules/applications/assessments/rules/index.ts';
import type { PrintedComment } from '#modules/applications/comments/server/index.ts';
import type { NonconformityRecord } from '#modules/applications/nonconformities/server/index.ts';
import type { InvoiceEventName, InvoiceStatus } from '#modules/billing/invoices/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { CertificateView } from '#modules/certification/certificates/rules/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { Duty } from '../../rules/duty-separation.ts';

/**
 * Complete data of an accreditation file as its reader may see it, in one language. Times are ISO strings.
 */
export type AccreditationFileRecord = {
  MadeAt: string;
  MadeBy: string;
  Certificate: Omit<CertificateView, 'Actions'>;
  /** Oldest first: the initial assessment, then surveillance and renewals. */
  Applications: ApplicationRecord[];
  /** Oldest first; supplied by the module of decisions. */
  Decisions: readonly object[];
  Invoices: InvoiceRecord[];
};

export type ApplicationRecord = {
  ApplicationKey: string;
  ApplicationNo: string;
  AssessmentType: AssessmentType;
  ApplicationStatusCode: string;
  ServiceName: string;
  /** Version of the service's definition that the assessment follows. */
  ServiceVersionNo: number;
  Round: number;
  IsShortFlow: boolean;
  Steps: readonly Step[];
  SubmittedAt: string | null;
  StartDateTime: string | null;
  EndDateTime: string | null;
  CertifiedAt: string | null;
  DecisionDate: string | null;
  TransactionNo: string | null;
  /** Current answers to all visible questions. */
  Answers: AnswerRow[];
  /** Changes of each submission, compared with the previous one. */
  Rounds: { Round: number; At: string; By: string; Changes: AnswerRow[] }[];
  /** Queries to the client with the answers, oldest first. */
  Requested: AnsweredPoint[];
  Checklist: ChecklistPoint[];
  /** With responses and history, oldest first. */
  Nonconformities: NonconformityRecord[];
  Assigned: { Name: string; Mode: string; At: string }[];
  Duties: Duty[];
  Approvals: { Step: Step; Name: string; Role: string; At: string; Round: number }[];
  /** Comments on the assessment, among staff and with the client, oldest first. */
  Comments: PrintedComment[];
  /** Oldest first. */
  History: HistoryRow[];
};

export type InvoiceRecord = {
  InvoiceNo: string;
  About: string;
  Status: InvoiceStatus;
  IssuedOn: string;
  DueOn: string;
  Lines: { Description: string; AmountCents: number }[];
  AmountCents: number;
  PaidCents: number;
  RefundedCents: number;
  PaidAt: string | null;
  PaymentMethod: string | null;
  TransactionNo: string | null;
  Events: {
    Event: InvoiceEventName;
    At: string;
    By: string | null;
    AmountCents: number | null;
    Remark: string | null;
  }[];
};
