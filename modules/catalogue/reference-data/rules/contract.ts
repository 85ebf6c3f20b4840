import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { SERVICE_READERS, STAFF_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { localized } from '#platform/common/contract/shapes.ts';

/** What makes an entry more than a word in a list. Counts end at USES_CAP: more is shown as "1,000+". */
const use = z.object({ Kind: z.enum(['SERVICE', 'APPLICATION', 'PERSON', 'TEAM']), Count: z.int() });
export type Use = z.infer<typeof use>;
export const USES_CAP = 1000;

const listed = {
  Position: z.int(),
  /** A retired entry stays where it is used and is offered nowhere. */
  IsActive: z.boolean(),
  Version: z.int(),
  /** Where it is used, for who asked for it; only what is used nowhere can be removed. */
  Uses: z.array(use).optional(),
};

const industryRow = z.object({ Code: z.string(), Name: localized, ...listed });
export type IndustryRow = z.infer<typeof industryRow>;

const tagRow = z.object({ TagCode: z.string(), Name: localized, Description: localized, ...listed });
export type TagRow = z.infer<typeof tagRow>;

const stageRow = z.object({
  StageKey: z.string(),
  Step: z.enum(STEPS),
  Name: localized,
  Description: localized,
  /** Calendar days that the step usually takes. */
  TargetDays: z.int(),
  ...listed,
});
export type StageRow = z.infer<typeof stageRow>;

export const industryRows = z.object({ Rows: z.array(industryRow) });
export const tagRows = z.object({ Rows: z.array(tagRow) });
export const stageRows = z.object({ Rows: z.array(stageRow) });

const query = z.strictObject({ WithUses: z.stringbool().optional() });

/** Readable for all staff: forms, filters and the service's own screens offer these. */
export const referenceRoutes = {
  industries: defineRoute({
    method: 'GET',
    path: '/assessment/industry',
    summary: 'Industries in their defined order',
    access: STAFF_ROLES,
    query,
    data: industryRows,
  }),
  tags: defineRoute({
    method: 'GET',
    path: '/assessment/tag/list',
    summary: 'Tags for services and applications, in their defined order',
    access: STAFF_ROLES,
    query,
    data: tagRows,
  }),
  stages: defineRoute({
    method: 'GET',
    path: '/stage/list',
    summary: "The certification body's names and target times for the steps of the chain",
    access: STAFF_ROLES,
    query,
    data: stageRows,
  }),
  stage: defineRoute({
    method: 'GET',
    path: '/stage/view',
    summary: 'One stage, and for each service whether its draft can use it',
    access: SERVICE_READERS,
    query: z.strictObject({ StageKey: key }),
    data: stageRow.extend({
      Services: z.array(
        z.object({
          ServiceKey: z.string(),
          SchemeCode: z.string(),
          Name: localized,
          /** Of the draft or, without one, of the newest published version. */
          IsTaken: z.boolean(),
          /** Why the service cannot take it now; null when it can. */
          Reason: z.object({ Code: z.string(), Message: z.string() }).nullable(),
        }),
      ),
    }),
  }),
} as const;
