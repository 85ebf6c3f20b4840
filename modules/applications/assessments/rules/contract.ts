/** API routes and types of the assessment checklist: points, results and findings. */
import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { attachment, dateInput, key, remark } from '#platform/common/contract/inputs.ts';
import { fileInfo } from '#platform/common/contract/shapes.ts';
import { assessmentsPermissions } from './permissions.ts';

export const CHECKLIST_RESULTS = ['CONFORM', 'OBSERVATION', 'MINOR', 'MAJOR', 'NA'] as const;
export type ChecklistResult = (typeof CHECKLIST_RESULTS)[number];

const result = z.enum(CHECKLIST_RESULTS);

/** One result given to a point, in any round. */
const trailEntry = z.object({
  Round: z.int(),
  Result: result,
  Remark: z.string().nullable(),
  Files: z.array(fileInfo),
  DueOn: z.string().nullable(),
  By: z.string(),
  At: z.string(),
});
export type TrailEntry = z.infer<typeof trailEntry>;

export const checklistPoint = z.object({
  PointKey: z.string(),
  Step: z.enum(STEPS),
  Clause: z.string(),
  Text: z.string(),
  Guidance: z.string(),
  /** The form question that the point concerns. */
  Field: z.string().nullable(),
  Result: result.nullable(),
  Remark: z.string().nullable(),
  Files: z.array(fileInfo),
  /** Correction due date of a finding, YYYY-MM-DD; null otherwise. */
  DueOn: z.string().nullable(),
  IsOverdue: z.boolean(),
  /** Its nonconformity was withdrawn as raised in error, and no result was recorded since. */
  IsWithdrawn: z.boolean(),
  By: z.string().nullable(),
  At: z.string().nullable(),
  /** All results given so far, oldest first; includes the current result if it was given in this round. */
  Trail: z.array(trailEntry),
});
export type ChecklistPoint = z.infer<typeof checklistPoint>;

const checklistData = z.object({
  Points: z.array(checklistPoint),
  IsOpenForYou: z.boolean(),
  Version: z.int(),
  Round: z.int(),
  /** Today in Hong Kong, YYYY-MM-DD. */
  Today: z.string(),
  /** Default number of days in which a finding must be corrected; the assessor may set another date. */
  FindingDays: z.object({ MINOR: z.int(), MAJOR: z.int() }),
});
export type ChecklistData = z.infer<typeof checklistData>;

export const checklistRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/assessment/checklist',
    summary: 'Checklist of an application with the current answers',
    access: assessmentsPermissions.ANSWER_CHECKLISTS,
    reads: [
      'accounts',
      'applications',
      'certificates',
      'checklists',
      'files',
      'invoices',
      'nonconformities',
      'payment-connection',
      'payments',
      'services',
      'teams',
    ],
    query: z.strictObject({ ApplicationKey: key }),
    data: checklistData,
  }),
  submission: defineRoute({
    method: 'POST',
    path: '/assessment/checklist/submission',
    summary: 'Answers checklist items of the current step',
    access: assessmentsPermissions.ANSWER_CHECKLISTS,
    body: z.strictObject({
      ApplicationKey: key,
      /** Each answer completely replaces the previous answer to its point. */
      Answers: z
        .array(
          z.strictObject({
            PointKey: z.string().max(64),
            Result: result,
            Remark: remark.optional(),
            Attachment: attachment.optional(),
            /**
             * Due date of a finding; if omitted, the existing date, or else the service's default number of
             * days from today.
             */
            DueOn: dateInput.optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
    data: checklistData,
  }),
} as const;
