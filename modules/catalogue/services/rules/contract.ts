/** Endpoints for staff to read, compare and check services, and their response types. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { actionView, localized, personName } from '#platform/common/contract/shapes.ts';
import { draftDefinition } from './definition.ts';
import { MAX_VERSIONS } from './inputs.ts';
import { servicesPermissions } from './permissions.ts';
import { SERVICE_STATUSES, VERSION_STATES } from './statuses.ts';

/** A fault that prevents a draft from being published, with its path. */
export const fault = z.object({
  /** For example `Checklist.3.Text.CHT`; inside the form: `Form.pages.0.elements.2.title`. */
  Path: z.string(),
  Code: z.string(),
  Message: z.string(),
});
export type Fault = z.infer<typeof fault>;

const versionRow = z.object({
  VersionNo: z.int(),
  State: z.enum(VERSION_STATES),
  /** YYYY-MM-DD; null for a draft. */
  EffectiveOn: z.string().nullable(),
  PublishedAt: z.string().nullable(),
  PublishedBy: personName.nullable(),
  UpdatedAt: z.string(),
  UpdatedBy: personName.nullable(),
  BasedOnNo: z.int().nullable(),
  Remark: z.string().nullable(),
  /** Number of applications that use the version, counted up to 10,000. */
  Applications: z.int(),
});
export type ServiceVersionRow = z.infer<typeof versionRow>;

const serviceRow = z.object({
  ServiceKey: z.string(),
  SchemeCode: z.string(),
  Status: z.enum(SERVICE_STATUSES),
  Kind: z.enum(['CERTIFICATE', 'STATEMENT']),
  Name: localized,
  NameExtra: localized,
  Tags: z.array(z.string()),
  Industries: z.array(z.string()),
  /** Number of the version in force today; null before the first one. */
  VersionNo: z.int().nullable(),
  HasDraft: z.boolean(),
  /** First day of the scheduled version; null if none is scheduled. */
  ScheduledOn: z.string().nullable(),
  /** Running applications of all versions, counted up to 10,000. */
  Applications: z.int(),
  Position: z.int(),
  UpdatedAt: z.string(),
});
export type ServiceRow = z.infer<typeof serviceRow>;

export const serviceView = serviceRow.extend({
  Version: z.int(),
  /** Newest first. */
  Versions: z.array(versionRow),
  Draft: z.object({ VersionNo: z.int(), Definition: draftDefinition, Faults: z.array(fault) }).nullable(),
  Actions: z.array(actionView),
});
export type ServiceView = z.infer<typeof serviceView>;

/** A difference between two versions, with its path in the definition. */
const serviceChange = z.object({
  /**
   * Like a fault's path, but checklist points are identified by key, and questions, columns, choices and
   * pages of the form by name: `Checklist.QM-01.Text.CHT`, `Form.Sites.columns.City.title.EN`,
   * `Form.pages.Scope.title.EN`.
   */
  Path: z.string(),
  /** MOVED: the list at the path has the same entries in another order; Before and After list both orders. */
  Kind: z.enum(['ADDED', 'REMOVED', 'CHANGED', 'MOVED']),
  /** The value at the path. For an added or removed question, page or choice: its type and title. */
  Before: z.unknown(),
  After: z.unknown(),
});
export type ServiceChange = z.infer<typeof serviceChange>;

const versionNo = z.coerce.number().int().min(1).max(MAX_VERSIONS);

export const serviceRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/assessment/list',
    summary: 'All services with their configuration',
    access: servicesPermissions.READ_SERVICES,
    reads: ['applications', 'services', 'teams'],
    query: z.strictObject({ Search: z.string().trim().max(200).optional() }),
    data: z.object({ Rows: z.array(serviceRow) }),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/assessment/view',
    summary: 'One service: its draft with open problems, its versions and actions',
    access: servicesPermissions.READ_SERVICES,
    reads: ['accounts', 'applications', 'reference-data', 'services', 'teams'],
    query: z.strictObject({ ServiceKey: key }),
    data: serviceView,
  }),
  version: defineRoute({
    method: 'GET',
    path: '/assessment/version',
    summary: 'One version of a service in full',
    access: servicesPermissions.READ_SERVICES,
    reads: ['accounts', 'applications', 'services', 'teams'],
    query: z.strictObject({ ServiceKey: key, VersionNo: versionNo }),
    data: versionRow.extend({ Definition: draftDefinition }),
  }),
  compare: defineRoute({
    method: 'GET',
    path: '/assessment/compare',
    summary: 'Differences between two versions of a service',
    access: servicesPermissions.READ_SERVICES,
    reads: ['services'],
    query: z.strictObject({ ServiceKey: key, From: versionNo, To: versionNo }),
    data: z.object({ Changes: z.array(serviceChange) }),
  }),
  check: defineRoute({
    method: 'POST',
    path: '/assessment/check',
    summary: 'Problems of an unsaved draft; saves nothing',
    access: servicesPermissions.MANAGE_SERVICES,
    body: z.strictObject({ ServiceKey: key, Definition: draftDefinition }),
    data: z.object({ Faults: z.array(fault) }),
  }),
} as const;
