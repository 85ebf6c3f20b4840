/**
 * Endpoints that add, change, retire, move and remove industries, tags, stages and grounds, assign a stage to service
 * drafts, and tag services and applications.
 */
import { z } from 'zod';
import { referenceCode, STEPS } from '#modules/catalogue/services/rules/index.ts';
import { alphanumeric } from '#platform/common/contract/alphanumeric.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, line, lines, version } from '#platform/common/contract/inputs.ts';
import { groundRows, industryRows, stageRows, tagRows } from './contract.ts';
import { referenceDataPermissions } from './permissions.ts';

/** Maximum number of entries of one list; a longer list is impractical to choose from. */
export const REFERENCE_LIMIT = 500;

const name = line.min(1, 'FIELD_TEXT_MISSING').max(120);
const names = z.strictObject({ EN: name, CHT: name, CHS: name });
/** Position of an entry in its list, from 0. A position past the end means the end. */
const Position = z.int().min(0).max(REFERENCE_LIMIT);
/**
 * Without a Version the entry is created; with a Version it is changed, provided that the Version is
 * current.
 */
const saved = { Name: names, IsActive: z.boolean().default(true), Version: version.optional() };
const Description = lines(400).default({ EN: '', CHT: '', CHS: '' });

const route = { method: 'POST', access: referenceDataPermissions.MANAGE_REFERENCE_DATA } as const;

/** Every change returns the whole updated list. */
export const referenceChangeRoutes = {
  saveIndustry: defineRoute({
    ...route,
    path: '/assessment/industry/submit',
    summary: 'Adds, renames, retires or reactivates an industry',
    body: z.strictObject({ Code: referenceCode, ...saved }),
    data: industryRows,
  }),
  placeIndustry: defineRoute({
    ...route,
    path: '/assessment/industry/place',
    summary: 'Moves an industry to another position in the list',
    body: z.strictObject({ Code: referenceCode, Position }),
    data: industryRows,
  }),
  deleteIndustry: defineRoute({
    ...route,
    path: '/assessment/industry/delete',
    summary: 'Removes an unused industry',
    body: z.strictObject({ Code: referenceCode, Version: version.optional() }),
    data: industryRows,
  }),
  saveTag: defineRoute({
    ...route,
    path: '/assessment/tag/save',
    summary: 'Adds, renames, retires or reactivates a tag',
    body: z
      .strictObject({ TagCode: referenceCode, Description, ...saved })
      // Older tags may contain an underscore; new codes follow the rule for codes entered by staff.
      .refine((tag) => tag.Version !== undefined || alphanumeric.safeParse(tag.TagCode).success, {
        path: ['TagCode'],
        message: 'FIELD_ALPHANUMERIC',
      }),
    data: tagRows,
  }),
  placeTag: defineRoute({
    ...route,
    path: '/assessment/tag/place',
    summary: 'Moves a tag to another position in the list',
    body: z.strictObject({ TagCode: referenceCode, Position }),
    data: tagRows,
  }),
  deleteTag: defineRoute({
    ...route,
    path: '/assessment/tag/delete',
    summary: 'Removes an unused tag',
    body: z.strictObject({ TagCode: referenceCode, Version: version.optional() }),
    data: tagRows,
  }),
  saveStage: defineRoute({
    ...route,
    path: '/stage/submit',
    summary: 'Adds, changes, retires or reactivates a stage',
    body: z.strictObject({
      StageKey: key.optional(),
      Step: z.enum(STEPS),
      Description,
      TargetDays: z.int().min(1).max(730),
      ...saved,
    }),
    data: stageRows,
  }),
  placeStage: defineRoute({
    ...route,
    path: '/stage/place',
    summary: 'Moves a stage to another position in the list',
    body: z.strictObject({ StageKey: key, Position }),
    data: stageRows,
  }),
  deleteStage: defineRoute({
    ...route,
    path: '/stage/delete',
    summary: 'Removes a stage that was never used by a service',
    body: z.strictObject({ StageKey: key, Version: version.optional() }),
    data: stageRows,
  }),
  saveGround: defineRoute({
    ...route,
    path: '/decision/ground/save',
    summary: 'Adds, renames, retires or reactivates a ground of decisions',
    body: z.strictObject({ GroundCode: referenceCode, Description, ...saved }),
    data: groundRows,
  }),
  placeGround: defineRoute({
    ...route,
    path: '/decision/ground/place',
    summary: 'Moves a ground to another position in the list',
    body: z.strictObject({ GroundCode: referenceCode, Position }),
    data: groundRows,
  }),
  deleteGround: defineRoute({
    ...route,
    path: '/decision/ground/delete',
    summary: 'Removes an unused ground',
    body: z.strictObject({ GroundCode: referenceCode, Version: version.optional() }),
    data: groundRows,
  }),
  assignStage: defineRoute({
    ...route,
    path: '/stage/assign',
    summary:
      'Assigns a stage, with its name and days, to the drafts of services; returns the result per service',
    body: z.strictObject({ StageKey: key, ServiceKeys: z.array(key).min(1).max(50) }),
    data: z.object({
      Results: z.array(
        z.object({
          ServiceKey: z.string(),
          IsDone: z.boolean(),
          /** Reason for the refusal; null on success. */
          Reason: z.object({ Code: z.string(), Message: z.string() }).nullable(),
        }),
      ),
    }),
  }),
} as const;

/**
 * Exactly one tagged record: a service (tagged by users who manage settings) or an application (by staff
 * working on it).
 */
const tagTarget = z
  .strictObject({ TagCode: referenceCode, ServiceKey: key.optional(), ApplicationKey: key.optional() })
  .refine((body) => (body.ServiceKey === undefined) !== (body.ApplicationKey === undefined), {
    path: ['ServiceKey'],
    message: 'FIELD_TAG_CARRIER',
  });
const carried = z.object({ TagCodes: z.array(z.string()) });

export const tagRoutes = {
  submit: defineRoute({
    method: 'POST',
    access: referenceDataPermissions.TAG_RECORDS,
    path: '/assessment/tag/submit',
    summary: 'Adds a tag to a service or an application; returns all of its tags',
    body: tagTarget,
    data: carried,
  }),
  remove: defineRoute({
    method: 'POST',
    access: referenceDataPermissions.TAG_RECORDS,
    path: '/assessment/tag/remove',
    summary: 'Removes a tag from a service or an application; returns all of its tags',
    body: tagTarget,
    data: carried,
  }),
} as const;
