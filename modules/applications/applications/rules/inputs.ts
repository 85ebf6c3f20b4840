/** Request body schemas of the application actions. */
import { z } from 'zod';
import { transactionNo } from '#modules/billing/invoices/rules/index.ts';
import { ASSIGNED_STEPS, STEPS } from '#modules/catalogue/services/rules/index.ts';
import { certificateNumber, entryNumber } from '#platform/common/contract/alphanumeric.ts';
import { freeText } from '#platform/common/contract/free-text.ts';
import { applicationInput, attachment, dateInput, key, version } from '#platform/common/contract/inputs.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';

const base = applicationInput;
const answers = z.record(z.string().max(200), z.json());
/** The client's answers to points of the to-do list, by point number; points not listed keep their answer. */
export const pointAnswers = z
  .array(
    z.strictObject({
      PointNo: z.int().min(1).max(200),
      Answer: freeText,
      Attachment: attachment.optional(),
    }),
  )
  .max(200);

/** Request bodies of the application actions, by input type of the workflow table. */
export const applicationInputs = {
  base,
  /**
   * `CertificateKey` applies to SURVEILLANCE, RENEWAL and SPECIAL; optional if exactly one certificate
   * qualifies.
   */
  create: z.strictObject({
    ServiceKey: key,
    AssessmentType: z.enum(ASSESSMENT_TYPES).default('INITIAL'),
    CertificateKey: key.optional(),
  }),
  /**
   * Point answers may be saved without form answers: the portal has none if the form is filled in elsewhere.
   */
  save: z
    .strictObject({
      ApplicationKey: key,
      Version: version.optional(),
      Answers: answers.optional(),
      PointAnswers: pointAnswers.optional(),
      /** The last open page, so that the form reopens there. */
      Page: z.int().min(0).max(200).optional(),
    })
    .refine((save) => save.Answers || save.PointAnswers, { path: ['Answers'], message: 'FIELD_REQUIRED' }),
  submit: base.extend({ Answers: answers.optional(), PointAnswers: pointAnswers.optional() }),
  review: base.extend({ TransactionNo: transactionNo.optional() }),
  approve: base.extend({ IsUpdateCertificate: z.boolean().optional(), IsOverride: z.boolean().optional() }),
  back: base.extend({ Target: z.enum(STEPS).optional(), IsOverride: z.boolean().optional() }),
  step: base.extend({ IsOverride: z.boolean().optional() }),
  checklist: base.extend({
    IsOverride: z.boolean().optional(),
    Points: z
      .array(
        z
          .strictObject({
            PointKey: z.string().max(64).optional(),
            Field: z.string().max(200).optional(),
            Remark: freeText.trim().min(1),
          })
          .refine((point) => point.PointKey || point.Field, { path: ['PointKey'] }),
      )
      .min(1)
      .max(200),
  }),
  /** Corrects a MAJOR result; without a date, a minor finding gets the service's default number of days. */
  correct: base.extend({
    PointKey: z.string().max(64),
    Result: z.enum(['CONFORM', 'OBSERVATION', 'MINOR', 'NA']),
    DueOn: dateInput.optional(),
    IsOverride: z.boolean().optional(),
  }),
  assign: base.extend({
    Mode: z.enum(ASSIGNED_STEPS),
    AssignedUserKey: key,
    /** Previous assignees of the step lose access to the application. */
    IsAccessRemoved: z.boolean().optional(),
  }),
  crb: base.extend({
    IsCertDateNoManual: z.boolean().optional(),
    CertificateNo: certificateNumber.optional(),
    DateTime: dateInput.optional(),
    ExpiryDate: dateInput.optional(),
  }),
  upload: base.extend({ Attachment: attachment.min(1).max(1) }),
  machform: base.extend({ Input: entryNumber }),
} as const;
