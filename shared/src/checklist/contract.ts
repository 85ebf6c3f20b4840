import { z } from 'zod';
import { STAFF_ROLES } from '../access/roles.ts';
import { STEPS } from '../application/statuses.ts';
import { defineRoute } from '../contract/define-route.ts';
import { key } from '../contract/inputs.ts';

export const CHECKLIST_RESULTS = ['CONFORM', 'MINOR', 'MAJOR', 'NA'] as const;

export const checklistPoint = z.object({
  PointKey: z.string(),
  Step: z.enum(STEPS),
  Clause: z.string(),
  Text: z.string(),
  Guidance: z.string(),
  /** Question of the form that the point concerns. */
  Field: z.string().nullable(),
  Result: z.enum(CHECKLIST_RESULTS).nullable(),
  Remark: z.string().nullable(),
  By: z.string().nullable(),
  At: z.string().nullable(),
});
export type ChecklistPoint = z.infer<typeof checklistPoint>;

const checklistData = z.object({
  Points: z.array(checklistPoint),
  IsOpenForYou: z.boolean(),
  Version: z.int(),
});

export const checklistRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/assessment/checklist',
    summary: 'Checklist of an application with the answers so far',
    access: STAFF_ROLES,
    query: z.strictObject({ ApplicationKey: key }),
    data: checklistData,
  }),
  submission: defineRoute({
    method: 'POST',
    path: '/assessment/checklist/submission',
    summary: 'Answers checklist points of the current step',
    access: STAFF_ROLES,
    body: z.strictObject({
      ApplicationKey: key,
      Answers: z
        .array(
          z.strictObject({
            PointKey: z.string().max(64),
            Result: z.enum(CHECKLIST_RESULTS),
            Remark: z.string().max(4000).optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
    data: checklistData,
  }),
} as const;
