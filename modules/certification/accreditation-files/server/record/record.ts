import type { AnsweredPoint, AnswerRow, HistoryRow } from '#modules/applications/applications/rules/index.ts';
import type { ChecklistPoint } from '#modules/applications/assessments/rules/index.ts';
import type { PrintedComment } from '#modules/applications/comments/server/index.ts';
import type { InvoiceEventName, InvoiceStatus } from '#modules/billing/invoices/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { CertificateView } from '#modules/certification/certificates/rules/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { Duty } from '../../rules/duty-separation.ts';

/** Everything that an accreditation file says, as its reader may see it, in one language. Moments are ISO strings. */
export type AccreditationFileRecord = {
  MadeAt: string;
  MadeBy: string;
  Certificate: Omit<CertificateView, 'Actions'>;
  /** Oldest first: the initial assessment, then what kept the certificate. */
  Applications: ApplicationRecord[];
  Invoices: InvoiceRecord[];
};

export type ApplicationRecord = {
  ApplicationKey: string;
  ApplicationNo: string;
  AssessmentType: AssessmentType;
  ApplicationStatusCode: string;
  ServiceName: string;
  /** Of the service's definition that the file follows. */
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
  /** The current answers, of every visible question. */
  Answers: AnswerRow[];
  /** What each submission changed, compared with the one before it. */
  Rounds: { Round: number; At: string; By: string; Changes: AnswerRow[] }[];
  /** What was asked of the client, with the answers, oldest first. */
  Requested: AnsweredPoint[];
  Checklist: ChecklistPoint[];
  Assigned: { Name: string; Mode: string; At: string }[];
  Duties: Duty[];
  Approvals: { Step: Step; Name: string; Role: string; At: string; Round: number }[];
  /** The comments on it, among staff and with the client, oldest first. */
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
