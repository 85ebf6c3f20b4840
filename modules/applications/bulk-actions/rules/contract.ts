/** API routes and types of bulk actions on applications. */
import { z } from 'zod';
import { applicationWorkflow } from '#modules/applications/applications/rules/index.ts';
import { ASSIGNED_STEPS } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, remark } from '#platform/common/contract/inputs.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { applicationNaming } from '#platform/common/format/application-name.ts';
import { BULK_ACTIONS, BULK_KINDS, type BulkKind, MAX_BATCH_SIZE, MAX_FILES } from './kinds.ts';
import { bulkActionsPermissions } from './permissions.ts';

/** Any string is accepted; an unknown key makes only its own item fail. */
const keys = z.array(z.string().min(1).max(64)).min(1).max(MAX_BATCH_SIZE);

const bulkItem = z.object({
  ApplicationKey: z.string(),
  /** Null if the user cannot see such an application. */
  OrgName: localized.nullable(),
  ApplicationNo: applicationNaming.ApplicationNo,
  ServiceName: applicationNaming.ServiceName.nullable(),
  AssessmentType: applicationNaming.AssessmentType.nullable(),
  CreatedAt: applicationNaming.CreatedAt.nullable(),
  /** MAKING: done, and the page is being generated. FAILED: done, but the page could not be generated. */
  Status: z.enum(['WAITING', 'MAKING', 'DONE', 'REFUSED', 'FAILED', 'STOPPED']),
  /** Error code of a refusal, as the same request for this application alone would have returned. */
  Code: z.string().nullable(),
  Message: z.string().nullable(),
  Reasons: z.array(z.object({ Code: z.string(), Field: z.string().nullable(), Message: z.string() })),
});
export type BulkItem = z.infer<typeof bulkItem>;

const bulkSummary = z.object({
  JobKey: z.string(),
  Kind: z.enum(BULK_KINDS),
  Total: z.int(),
  /** Number of finished items, whatever their outcome. */
  Done: z.int(),
  Succeeded: z.int(),
  IsFinished: z.boolean(),
  IsStopped: z.boolean(),
  CreatedAt: z.string(),
});
export type BulkSummary = z.infer<typeof bulkSummary>;

const bulkView = bulkSummary.extend({ Items: z.array(bulkItem) });
export type BulkView = z.infer<typeof bulkView>;

const rolesOf = (kind: BulkKind) => [
  ...new Set(applicationWorkflow.Rows[BULK_ACTIONS[kind]].By.flatMap((by) => by.Roles)),
];
const byKey = z.strictObject({ JobKey: key });

export const bulkRoutes = {
  approve: defineRoute({
    method: 'POST',
    path: '/application/multiple/approve',
    summary: 'APPROVE_PROGRESS for several applications',
    access: rolesOf('APPROVE'),
    body: z.strictObject({ ApplicationKeys: keys, Remark: remark.optional() }),
    data: bulkView,
  }),
  assign: defineRoute({
    method: 'POST',
    path: '/application/multiple/assign',
    summary: 'ASSIGN for several applications',
    access: rolesOf('ASSIGN'),
    body: z.strictObject({
      ApplicationKeys: keys,
      Mode: z.enum(ASSIGNED_STEPS),
      AssignedUserKey: key,
      Remark: remark.optional(),
    }),
    data: bulkView,
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/application/multiple/confirm',
    summary: 'CRB_CONFIRM for several applications with the same record of the board',
    access: rolesOf('CONFIRM'),
    body: z.strictObject({
      ApplicationKeys: keys,
      /** Uploaded files of kind `crb`; each application receives a copy. */
      Attachment: z.array(key).min(1).max(MAX_FILES),
      Remark: remark.optional(),
    }),
    data: bulkView,
  }),
  generate: defineRoute({
    method: 'POST',
    path: '/application/multiple/generate',
    summary: 'GENERATE_CERT for several applications',
    access: rolesOf('GENERATE'),
    body: z.strictObject({ ApplicationKeys: keys, Remark: remark.optional() }),
    data: bulkView,
  }),
  publish: defineRoute({
    method: 'POST',
    path: '/application/multiple/publish',
    summary: 'PUBLISH for several applications',
    access: rolesOf('PUBLISH'),
    body: z.strictObject({ ApplicationKeys: keys, Remark: remark.optional() }),
    data: bulkView,
  }),
  /** POST because so many keys are too long for a URL; nothing is changed. */
  assignees: defineRoute({
    method: 'POST',
    path: '/application/multiple/assignees',
    summary:
      'Candidates for a step of several applications, with the number of applications that each could take',
    access: rolesOf('ASSIGN'),
    body: z.strictObject({ ApplicationKeys: keys, Mode: z.enum(ASSIGNED_STEPS) }),
    data: z.object({
      Rows: z.array(
        z.object({ UserKey: z.string(), Name: z.string(), Open: z.int(), Fits: z.int(), Of: z.int() }),
      ),
    }),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/application/multiple/view',
    summary: 'Progress of one of the caller’s bulk requests, item by item',
    access: bulkActionsPermissions.RUN_BULK_ACTIONS,
    reads: ['accounts', 'applications', 'bulk-actions', 'certificates', 'services', 'teams'],
    query: byKey,
    data: bulkView,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/application/multiple/list',
    summary: 'The caller’s latest bulk requests',
    access: bulkActionsPermissions.RUN_BULK_ACTIONS,
    reads: ['accounts', 'applications', 'bulk-actions', 'certificates', 'services', 'teams'],
    data: z.object({ Rows: z.array(bulkSummary) }),
  }),
  stop: defineRoute({
    method: 'POST',
    path: '/application/multiple/stop',
    summary: 'Stops a bulk request; items that have not started are skipped',
    access: bulkActionsPermissions.RUN_BULK_ACTIONS,
    body: byKey,
    data: bulkView,
  }),
} as const;
