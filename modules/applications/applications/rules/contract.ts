/**
 * API routes and response types of applications: view, list, counts, form, answers, history, documents and
 * assignees.
 */
import { z } from 'zod';
import { FORM_PROVIDERS } from '#modules/applications/external-forms/rules/index.ts';
import { INVOICE_STATUSES } from '#modules/billing/invoices/rules/index.ts';
import { ASSIGNED_STEPS, STEPS } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { actionView, fileInfo, localized, personName } from '#platform/common/contract/shapes.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import { applicationList } from './application-list.ts';
import { LIST_READS, RECORD_READS } from './application-reads.ts';
import { applicationCountRoutes } from './count-contract.ts';
import { historyRow, relatedEvent } from './history-row.ts';
import { pointAnswers } from './inputs.ts';
import { applicationsPermissions } from './permissions.ts';
import { APPLICATION_STATUSES } from './statuses.ts';

const status = z.enum(APPLICATION_STATUSES);
const step = z.enum(STEPS);
const type = z.enum(ASSESSMENT_TYPES);
const moment = z.string();
const day = z.string();

/** One step of the chain, as shown in the stepper. */
const stepView = z.object({
  Step: step,
  State: z.enum(['DONE', 'CURRENT', 'AHEAD']),
  Assigned: personName.nullable(),
  By: personName.nullable(),
  At: moment.nullable(),
  TargetDays: z.int().nullable(),
  /**
   * The certification body's own name for the step, from the application's service version; null if none is
   * defined.
   */
  Stage: localized.nullable(),
});

const childCycle = z.object({
  ApplicationKey: z.string(),
  ApplicationNo: z.string().nullable(),
  ApplicationStatusCode: status,
  StartDateTime: moment.nullable(),
  EndDateTime: moment.nullable(),
});

export const applicationRow = z.object({
  ApplicationKey: z.string(),
  ApplicationNo: z.string().nullable(),
  ApplicationStatusCode: status,
  AssessmentType: type,
  Type: z.enum(['CERTIFICATE', 'STATEMENT']),
  CurrentStep: step.nullable(),
  Round: z.int(),
  OrgName: localized,
  ServiceName: localized,
  /** Who has to act: CLIENT, a role, or null. */
  TurnRole: z.string().nullable(),
  TurnName: z.string().nullable(),
  /** True when the caller has to act. */
  IsYourTurn: z.boolean(),
  SubmittedAt: moment.nullable(),
  /** Number of overdue findings; for clients only those that were sent to them. */
  OverdueFindings: z.int(),
  /** Number of checklist points whose latest result is MAJOR; 0 for clients. */
  OpenMajorCount: z.int(),
  /** Time at which the current status or step started. */
  StepSince: moment,
  TargetDays: z.int().nullable(),
  /** For clients: the first day by which one of the questions sent to them is due, YYYY-MM-DD. */
  AnswerBy: z.string().nullable(),
  /** For clients: the day by which the invoice has to be paid, YYYY-MM-DD; null if there is nothing to pay. */
  PaymentDueOn: z.string().nullable(),
  /** First and last day of the assessment's window; null outside a certification cycle. */
  StartDateTime: moment.nullable(),
  EndDateTime: moment.nullable(),
  CreatedAt: moment,
  UpdatedAt: moment,
  CertificateNo: z.string().nullable(),
});
export type ApplicationRow = z.infer<typeof applicationRow>;

export const applicationView = applicationRow.extend({
  Version: z.int(),
  OrganisationKey: z.string(),
  BranchName: localized,
  ServiceKey: z.string(),
  /** The system in which the form is filled in. */
  FormProvider: z.enum(FORM_PROVIDERS),
  /** Number of the entry on the form's server from which the answers were copied. */
  MachformEntry: z.string().nullable(),
  CreatedBy: personName.nullable(),
  /** Transaction number of the review: entered at APPROVE, corrected by CHANGE_TRANX. */
  TransactionNo: z.string().nullable(),
  /**
   * Transaction number of the payment: entered with the proof or by finance, or the payment provider's own.
   */
  PaymentTransactionNo: z.string().nullable(),
  PaymentDateTime: moment.nullable(),
  /** Day on which the current proof of payment was submitted. */
  PaymentProofOn: day.nullable(),
  AssessorUserKey: z.string().nullable(),
  AssessorOnSiteUserKey: z.string().nullable(),
  IndepreviewerUserKey: z.string().nullable(),
  Steps: z.array(stepView),
  /** Why the application was returned, rejected or cancelled, with its author and time. */
  LastRemark: z.string().nullable(),
  LastRemarkBy: personName.nullable(),
  LastRemarkAt: moment.nullable(),
  /** Codes of the staff's tags; empty for clients. */
  Tags: z.array(z.string()),
  /** Points that the assessor sent to the client; open while the status is REJECTED. */
  Points: z.array(
    z.object({
      /** Entries with the same number are one point about several fields and share one answer. */
      PointNo: z.int(),
      PointKey: z.string().nullable(),
      Field: z.string().nullable(),
      Text: z.string(),
      Remark: z.string(),
      /** YYYY-MM-DD. */
      DueOn: z.string().nullable(),
      /** The client's current answer; visible to the client only until submission. */
      Answer: z.string().nullable(),
      Files: z.array(fileInfo),
    }),
  ),
  /** Points whose latest result is MAJOR; they block the decision and the certificate. Null for clients. */
  OpenMajors: z
    .object({
      Total: z.int(),
      Points: z.array(z.object({ PointKey: z.string(), Step: step, Name: z.string() })),
    })
    .nullable(),
  CertificateKey: z.string().nullable(),
  CertificateCode: z.string().nullable(),
  DecisionDate: day.nullable(),
  EffectiveDate: day.nullable(),
  ExpiryDate: day.nullable(),
  DisclosureFile: z.string().nullable(),
  DocumentStatus: z.enum(['INTENDED', 'READY', 'FAILED']).nullable(),
  HasChildCycle: childCycle.nullable(),
  /** Amounts of the invoice in HKD cents; null for users who may not see invoices. */
  Invoice: z
    .object({
      InvoiceKey: z.string(),
      InvoiceNo: z.string(),
      AmountCents: z.int(),
      Status: z.enum(INVOICE_STATUSES),
      /** YYYY-MM-DD. */
      DueOn: day,
      /** Past its due date, without a reported payment. */
      IsOverdue: z.boolean(),
      /** When the service requires payment. */
      PaymentGate: z.enum(['BEFORE_REVIEW', 'BEFORE_CERTIFICATE']),
      Lines: z.array(z.object({ Description: localized, AmountCents: z.int() })),
      Proofs: z.array(fileInfo),
    })
    .nullable(),
  /** Usual days from submission to decision, as the service states. */
  UsualDays: z.int(),
  IsPaid: z.boolean(),
  IsManual: z.boolean(),
  IsCertDateNoManual: z.boolean(),
  IsCanGenerate: z.boolean(),
  IsSecondAssessment: z.boolean(),
  IsShortFlow: z.boolean(),
  IsPaymentProof: z.boolean(),
  IsGenerated: z.boolean(),
  IsPassedForPublishing: z.boolean(),
  IsGenerateTriggered: z.boolean(),
  IsManualDisclosure: z.boolean(),
  IsCOOApproved: z.boolean(),
  IsAuditRecommended: z.boolean(),
  IsOnSiteAuditRecommended: z.boolean(),
  IsIndepReviewerApproved: z.boolean(),
  IsOnlinePayment: z.boolean(),
  IsRefundable: z.boolean(),
  IsRefundableOffline: z.boolean(),
  IsByPassPayment: z.boolean(),
  IsAbleToGenerateCycle: z.boolean(),
  IsAbleToEditForm: z.boolean(),
  Actions: z.array(actionView),
});
export type ApplicationView = z.infer<typeof applicationView>;

const answerFile = z.object({ FileKey: z.string(), Name: z.string(), Size: z.int() });

const DIFFERENCES = ['SAME', 'ADDED', 'REMOVED', 'CHANGED'] as const;
export type Difference = (typeof DIFFERENCES)[number];

const answerRow = z.object({
  Page: z.string(),
  Field: z.string(),
  Title: z.string(),
  Text: z.string().nullable(),
  Table: z.object({ Columns: z.array(z.string()), Rows: z.array(z.array(z.string())) }).nullable(),
  Files: z.array(answerFile),
  /** The answer in the last submission if it was different; null if it was the same. */
  Before: z.string().nullable(),
  /** Difference from the last submission; also SAME if there is nothing to compare with. */
  Kind: z.enum(DIFFERENCES),
  /** Row-by-row changes of a table; a removed row is shown at its old position. */
  TableChange: z
    .array(
      z.object({
        Kind: z.enum(DIFFERENCES),
        /** `Before` is null if the cell is unchanged. */
        Cells: z.array(z.object({ Text: z.string(), Before: z.string().nullable() })),
      }),
    )
    .nullable(),
  /** Files added and removed since the last submission. */
  AddedFiles: z.array(z.string()),
  RemovedFiles: z.array(answerFile),
});
export type AnswerRow = z.infer<typeof answerRow>;

/** A point sent to the client in a round, with the answer that came with the submission. */
const answeredPoint = z.object({
  Round: z.int(),
  PointNo: z.int(),
  PointKey: z.string().nullable(),
  Text: z.string(),
  Requested: z.array(z.object({ Field: z.string().nullable(), Remark: z.string() })),
  DueOn: z.string().nullable(),
  RequestedBy: z.string().nullable(),
  RequestedAt: moment,
  Answer: z.string(),
  Files: z.array(fileInfo),
  AnsweredBy: z.string(),
  AnsweredAt: moment,
});
export type AnsweredPoint = z.infer<typeof answeredPoint>;

const byKey = z.strictObject({ ApplicationKey: key });

export const applicationRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/application/view',
    summary: 'One application with its flags and actions',
    access: 'session',
    reads: [...RECORD_READS, 'disclosures', 'external-forms', 'reference-data', 'settings'],
    query: byKey,
    data: applicationView,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/application/list',
    summary: 'Applications in the scope of the caller',
    access: 'session',
    reads: LIST_READS,
    query: applicationList.Query,
    data: listData(applicationRow),
  }),
  ...applicationCountRoutes,
  form: defineRoute({
    method: 'GET',
    path: '/application/form',
    summary: 'The form of the service version with the current answers',
    access: 'session',
    reads: [...RECORD_READS, 'external-forms', 'reference-data'],
    query: byKey,
    data: z.object({
      ApplicationKey: z.string(),
      Version: z.int(),
      IsAbleToEditForm: z.boolean(),
      Page: z.int(),
      SavedAt: moment.nullable(),
      Form: z.record(z.string(), z.unknown()),
      Answers: z.record(z.string(), z.unknown()),
      LastAnswers: z.record(z.string(), z.unknown()).nullable(),
      Points: applicationView.shape.Points,
      /** What the client may change in a guided correction; null if the whole form is open. */
      Correction: z
        .object({
          /** The fields that the points refer to. */
          OpenFields: z.array(z.string()),
          /**
           * Questions visible in the answers that were sent back; questions that appear later are also open.
           */
          ShownBefore: z.array(z.string()),
        })
        .nullable(),
      Limits: z.object({ rLimit: z.int(), charLimit: z.int() }),
      /**
       * Amount of the invoice that submitting creates, as published with the service; null if it creates none.
       */
      FeeCents: z.int().nullable(),
      /** Amount invoiced when the certificate of an initial assessment is published; null as for FeeCents. */
      CertificateFeeCents: z.int().nullable(),
    }),
  }),
  validate: defineRoute({
    method: 'POST',
    path: '/application/validate',
    isReadOnly: true,
    summary: 'Validates answers as SUBMIT would, without saving',
    access: 'session',
    body: z.strictObject({
      ApplicationKey: key,
      Answers: z.record(z.string().max(200), z.json()).optional(),
      PointAnswers: pointAnswers.optional(),
    }),
    data: z.object({
      IsValid: z.boolean(),
      Errors: z.array(z.object({ Field: z.string(), Message: z.string(), Page: z.string() })),
    }),
  }),
  answers: defineRoute({
    method: 'GET',
    path: '/application/answers',
    summary: 'Read-only answers, with changes since the last submission',
    access: 'session',
    reads: RECORD_READS,
    query: byKey,
    data: z.object({
      Rows: z.array(answerRow),
      HasBefore: z.boolean(),
      /** Points of all rounds, newest first. */
      Points: z.array(answeredPoint),
    }),
  }),
  history: defineRoute({
    method: 'GET',
    path: '/application/history',
    summary: 'History of the application, newest first',
    access: 'session',
    reads: RECORD_READS,
    query: byKey,
    data: z.object({
      Rows: z.array(historyRow),
      /** Events of the nonconformities that the reader may see, newest first. */
      Related: z.array(relatedEvent),
    }),
  }),
  documents: defineRoute({
    method: 'GET',
    path: '/application/documents',
    summary: 'All files of the application',
    access: 'session',
    reads: [...RECORD_READS, 'comments'],
    query: byKey,
    data: z.object({
      Rows: z.array(fileInfo.extend({ At: moment, By: personName.nullable(), Of: z.string() })),
    }),
  }),
  assignees: defineRoute({
    method: 'GET',
    path: '/application/assignees',
    summary: 'Candidates for a step; unsuitable ones with the reason',
    access: applicationsPermissions.ASSIGN_PEOPLE,
    reads: RECORD_READS,
    query: z.strictObject({
      ApplicationKey: key,
      Mode: z.enum(ASSIGNED_STEPS),
    }),
    data: z.object({
      Rows: z.array(
        personName.extend({
          /** Applications waiting for the person, and those assigned for a later step. */
          Open: z.int(),
          /** The next absence that has not begun, YYYY-MM-DD. */
          NextAbsence: z.object({ From: z.string(), To: z.string() }).nullable(),
          Allowed: z.boolean(),
          Reasons: z.array(z.object({ Code: z.string(), Message: z.string() })),
        }),
      ),
    }),
  }),
} as const;
