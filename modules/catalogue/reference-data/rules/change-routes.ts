import { z } from 'zod';
import { referenceCode, STEPS } from '#modules/catalogue/services/rules/index.ts';
import { SETTINGS_ROLES, STAFF_ROLES } from '#platform/common/access/roles.ts';
import { alphanumeric } from '#platform/common/contract/alphanumeric.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, line, lines, version } from '#platform/common/contract/inputs.ts';
import { industryRows, stageRows, tagRows } from './contract.ts';

/** Entries of one list; more is no list that anybody picks from. */
export const REFERENCE_LIMIT = 500;

const name = line.min(1, 'FIELD_TEXT_MISSING').max(120);
const names = z.strictObject({ EN: name, CHT: name, CHS: name });
/** The position of an entry in its list, from 0; beyond the end is the end. */
const Position = z.int().min(0).max(REFERENCE_LIMIT);
/** Without a Version the entry is new; with one it is changed, if the Version is current. */
const saved = { Name: names, IsActive: z.boolean().default(true), Version: version.optional() };
const Description = lines(400).default({ EN: '', CHT: '', CHS: '' });

const route = { method: 'POST', access: SETTINGS_ROLES } as const;

/** Every change answers the whole list as it is now. */
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
      // Earlier tags may carry an underscore; new codes follow the rule for codes that staff type.
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
          /** Why not; null when done. */
          Reason: z.object({ Code: z.string(), Message: z.string() }).nullable(),
        }),
      ),
    }),
  }),
} as const;

/** Exactly one thing that carries tags. Services are set up by the keepers of settings, applications worked on by staff. */
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
    access: STAFF_ROLES,
    path: '/assessment/tag/submit',
    summary: 'Adds a tag to a service or an application; returns all of its tags',
    body: tagTarget,
    data: carried,
  }),
  remove: defineRoute({
    method: 'POST',
    access: STAFF_ROLES,
    path: '/assessment/tag/remove',
    summary: 'Removes a tag from a service or an application; returns all of its tags',
    body: tagTarget,
    data: carried,
  }),
} as const;
