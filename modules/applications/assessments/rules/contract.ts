import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { attachment, dateInput, key, remark } from '#platform/common/contract/inputs.ts';
import { fileInfo } from '#platform/common/contract/shapes.ts';

export const CHECKLIST_RESULTS = ['CONFORM', 'MINOR', 'MAJOR', 'NA'] as const;
export type ChecklistResult = (typeof CHECKLIST_RESULTS)[number];

const result = z.enum(CHECKLIST_RESULTS);

/** One result that was given to a point, in any round. */
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
  /** Question of the form that the point concerns. */
  Field: z.string().nullable(),
  Result: result.nullable(),
  Remark: z.string().nullable(),
  Files: z.array(fileInfo),
  /** YYYY-MM-DD: the correction due date of a finding; null for everything else. */
  DueOn: z.string().nullable(),
  IsOverdue: z.boolean(),
  By: z.string().nullable(),
  At: z.string().nullable(),
  /** What was found before, oldest first; the present result is the last one where it was given in this round. */
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
  /** Days that a finding may stay open, unless the assessor says otherwise. */
  FindingDays: z.object({ MINOR: z.int(), MAJOR: z.int() }),
});
export type ChecklistData = z.infer<typeof checklistData>;

export const checklistRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/assessment/checklist',
    summary: 'Checklist of an application with the current answers',
    access: STAFF_ROLES,
    query: z.strictObject({ ApplicationKey: key }),
    data: checklistData,
  }),
  submission: defineRoute({
    method: 'POST',
    path: '/assessment/checklist/submission',
    summary: 'Answers checklist items of the current step',
    access: STAFF_ROLES,
    body: z.strictObject({
      ApplicationKey: key,
      /** Each takes the place of the earlier answer to its point, as a whole. */
      Answers: z
        .array(
          z.strictObject({
            PointKey: z.string().max(64),
            Result: result,
            Remark: remark.optional(),
            Attachment: attachment.optional(),
            /** Of a finding; without one, the day it has already, or the service's own number of days from now. */
            DueOn: dateInput.optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
    data: checklistData,
  }),
} as const;
