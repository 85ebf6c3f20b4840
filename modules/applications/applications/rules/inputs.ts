import { z } from 'zod';
import { transactionNo } from '#modules/billing/invoices/rules/index.ts';
import { ASSIGNED_STEPS, STEPS } from '#modules/catalogue/services/rules/index.ts';
import { certificateNumber, entryNumber } from '#platform/common/contract/alphanumeric.ts';
import { freeText } from '#platform/common/contract/free-text.ts';
import { applicationInput, attachment, dateInput, key, version } from '#platform/common/contract/inputs.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';

const base = applicationInput;
const answers = z.record(z.string().max(200), z.json());
/** The client's words to points of the to-do list, by their number; points that are not named keep what they have. */
export const pointAnswers = z
  .array(
    z.strictObject({
      PointNo: z.int().min(1).max(200),
      Answer: freeText,
      Attachment: attachment.optional(),
    }),
  )
  .max(200);

/** Bodies of the application actions, one per row of the table. */
export const applicationInputs = {
  base,
  /** `CertificateKey`: of SURVEILLANCE, RENEWAL and SPECIAL; may be left out where exactly one certificate qualifies. */
  create: z.strictObject({
    ServiceKey: key,
    AssessmentType: z.enum(ASSESSMENT_TYPES).default('INITIAL'),
    CertificateKey: key.optional(),
  }),
  /** Words to points alone may be kept without the answers: where the form is filled in elsewhere, they are not here. */
  save: z
    .strictObject({
      ApplicationKey: key,
      Version: version.optional(),
      Answers: answers.optional(),
      PointAnswers: pointAnswers.optional(),
      /** Last page open, so that the form continues there. */
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
  /** A result that was MAJOR; without a day, a minor finding has the service's own number of days. */
  correct: base.extend({
    PointKey: z.string().max(64),
    Result: z.enum(['CONFORM', 'MINOR', 'NA']),
    DueOn: dateInput.optional(),
    IsOverride: z.boolean().optional(),
  }),
  assign: base.extend({
    Mode: z.enum(ASSIGNED_STEPS),
    AssignedUserKey: key,
    /** The previous assignee of the step no longer sees the file. */
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
