import { z } from 'zod';
import { STAFF_ROLES } from '../access/roles.ts';
import { STEPS } from '../application/statuses.ts';
import { defineRoute } from '../contract/define-route.ts';
import { localized } from '../contract/shapes.ts';

export const industryRow = z.object({
  Code: z.string(),
  Name: localized,
  Position: z.int(),
  IsActive: z.boolean(),
  Version: z.int(),
});
export type IndustryRow = z.infer<typeof industryRow>;

export const tagRow = z.object({
  TagCode: z.string(),
  Name: localized,
  Description: localized,
  Position: z.int(),
  IsActive: z.boolean(),
  Version: z.int(),
});
export type TagRow = z.infer<typeof tagRow>;

export const stageRow = z.object({
  StageKey: z.string(),
  Step: z.enum(STEPS),
  Name: localized,
  Description: localized,
  TargetDays: z.int(),
  Position: z.int(),
  IsActive: z.boolean(),
  Version: z.int(),
});
export type StageRow = z.infer<typeof stageRow>;

/** Reading is for everybody on the staff: forms, filters and the service's own screens offer these. */
export const referenceRoutes = {
  industries: defineRoute({
    method: 'GET',
    path: '/assessment/industry',
    summary: 'The industries that the body knows, in their order',
    access: STAFF_ROLES,
    data: z.object({ Rows: z.array(industryRow) }),
  }),
  tags: defineRoute({
    method: 'GET',
    path: '/assessment/tag/list',
    summary: 'The tags that services and applications can carry, in their order',
    access: STAFF_ROLES,
    data: z.object({ Rows: z.array(tagRow) }),
  }),
  stages: defineRoute({
    method: 'GET',
    path: '/stage/list',
    summary: "The body's own names and times for the steps of the chain",
    access: STAFF_ROLES,
    data: z.object({ Rows: z.array(stageRow) }),
  }),
} as const;
