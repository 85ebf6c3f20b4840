/** Endpoints that read industries, tags, stages and grounds, and the response types of these lists. */
import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { referenceDataPermissions } from './permissions.ts';

/** Use of an entry by one kind of record. Counts stop at USES_CAP: more is shown as "1,000+". */
const use = z.object({
  Kind: z.enum(['SERVICE', 'APPLICATION', 'PERSON', 'TEAM', 'PROPOSAL', 'PORTAL']),
  Count: z.int(),
});
export type Use = z.infer<typeof use>;
export const USES_CAP = 1000;

const listed = {
  Position: z.int(),
  /** A retired entry remains where it is used but is no longer offered. */
  IsActive: z.boolean(),
  Version: z.int(),
  /** Where the entry is used; only present on request. Only unused entries can be removed. */
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
  /** Usual duration of the step in calendar days. */
  TargetDays: z.int(),
  ...listed,
});
export type StageRow = z.infer<typeof stageRow>;

const groundRow = z.object({ GroundCode: z.string(), Name: localized, Description: localized, ...listed });
export type GroundRow = z.infer<typeof groundRow>;

export const industryRows = z.object({ Rows: z.array(industryRow) });
export const tagRows = z.object({ Rows: z.array(tagRow) });
export const stageRows = z.object({ Rows: z.array(stageRow) });
export const groundRows = z.object({ Rows: z.array(groundRow) });

const query = z.strictObject({ WithUses: z.stringbool().optional() });

/** Readable by all staff, because forms, filters and the service screens offer these lists. */
export const referenceRoutes = {
  industries: defineRoute({
    method: 'GET',
    path: '/assessment/industry',
    summary: 'Industries in their defined order',
    access: referenceDataPermissions.READ_REFERENCE_DATA,
    reads: ['accounts', 'applications', 'reference-data', 'services', 'teams'],
    query,
    data: industryRows,
  }),
  tags: defineRoute({
    method: 'GET',
    path: '/assessment/tag/list',
    summary: 'Tags for services and applications, in their defined order',
    access: referenceDataPermissions.READ_REFERENCE_DATA,
    reads: ['accounts', 'applications', 'reference-data', 'services', 'teams'],
    query,
    data: tagRows,
  }),
  stages: defineRoute({
    method: 'GET',
    path: '/stage/list',
    summary: "The certification body's names and target times for the steps of the chain",
    access: referenceDataPermissions.READ_REFERENCE_DATA,
    reads: ['accounts', 'applications', 'reference-data', 'services', 'teams'],
    query,
    data: stageRows,
  }),
  grounds: defineRoute({
    method: 'GET',
    path: '/decision/ground/list',
    summary: 'Grounds of decisions on a certificate in force, in their defined order',
    access: referenceDataPermissions.READ_REFERENCE_DATA,
    reads: ['decisions', 'reference-data'],
    query,
    data: groundRows,
  }),
  stage: defineRoute({
    method: 'GET',
    path: '/stage/view',
    summary: 'One stage, and for each service whether its draft can use it',
    access: referenceDataPermissions.READ_STAGE_USE,
    reads: ['reference-data', 'services'],
    query: z.strictObject({ StageKey: key }),
    data: stageRow.extend({
      Services: z.array(
        z.object({
          ServiceKey: z.string(),
          SchemeCode: z.string(),
          Name: localized,
          /** Whether the draft, or without a draft the newest published version, uses the stage. */
          IsTaken: z.boolean(),
          /** Why the service cannot use the stage now; null if it can. */
          Reason: z.object({ Code: z.string(), Message: z.string() }).nullable(),
        }),
      ),
    }),
  }),
} as const;
