/** API routes and types of business teams. */
import { z } from 'zod';
import type { APPLICATION_STATUSES } from '#modules/applications/applications/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, line, version } from '#platform/common/contract/inputs.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { teamsPermissions } from './permissions.ts';

/** Statuses of applications in progress: submitted and not ended. */
export const OPEN_STATUSES = [
  'PENDING',
  'RETURNED',
  'UNDERREVIEW',
  'REJECTED',
  'REJECTED_FLOW',
  'CERTIFIED',
] as const satisfies readonly (typeof APPLICATION_STATUSES)[number][];

const industry = z.object({ Code: z.string(), Name: localized });
const service = z.object({ ServiceKey: z.string(), Name: localized });

/** Current workload of a team or member. */
const workload = {
  /** Number of applications waiting for BUSINESS to check and confirm them. */
  Waiting: z.int(),
  /** Time since which the oldest of them has been waiting; null if there is none. */
  OldestWaiting: z.string().nullable(),
};
const teamWorkload = z.object({
  ...workload,
  Open: z.int(),
  Overdue: z.int(),
  Counts: z.partialRecord(z.enum(OPEN_STATUSES), z.int()),
});

const member = z.object({
  UserKey: z.string(),
  Name: z.string(),
  Email: z.string(),
  IsLead: z.boolean(),
  /** False if suspended, removed or no longer BUSINESS; such a member handles nothing. */
  IsActive: z.boolean(),
  ...workload,
  /** Applications that this member confirmed or returned in the last 30 days. */
  Handled: z.int(),
});
export type TeamMemberView = z.infer<typeof member>;

const teamView = z.object({
  TeamKey: z.string(),
  Name: z.string(),
  Description: z.string(),
  IsActive: z.boolean(),
  Version: z.int(),
  Members: z.array(member),
  Services: z.array(service),
  /** If empty, every industry of its services. */
  Industries: z.array(industry),
  Workload: teamWorkload,
});
export type TeamView = z.infer<typeof teamView>;

const change = z.object({
  At: z.string(),
  Name: z.string().nullable(),
  Event: z.enum(['TEAM_CREATE', 'TEAM_CHANGE', 'TEAM_REMOVE']),
});

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

const teamInput = z
  .strictObject({
    /** If absent, a new team is created. */
    TeamKey: key.optional(),
    Version: version.optional(),
    Name: line.min(1).max(80),
    Description: z.string().trim().max(400).default(''),
    Members: z
      .array(z.strictObject({ UserKey: key, IsLead: z.boolean().default(false) }))
      .min(1)
      .max(100)
      .refine((all) => isUnique(all.map((one) => one.UserKey))),
    ServiceKeys: z.array(key).min(1).max(100).refine(isUnique),
    Industries: z
      .array(z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/))
      .max(100)
      .refine(isUnique)
      .default([]),
  })
  .refine((team) => team.TeamKey === undefined || team.Version !== undefined, { path: ['Version'] });

export const teamRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/business/team/list',
    summary: 'Business teams with their members, services, industries and workload',
    access: teamsPermissions.MANAGE_TEAMS,
    reads: ['accounts', 'applications', 'reference-data', 'services', 'teams'],
    query: z.strictObject({ IsActive: z.stringbool().default(true) }),
    data: z.object({
      Rows: z.array(teamView),
      /** Available services without an active team; every BUSINESS user sees their applications. */
      Unassigned: z.array(service),
    }),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/business/team/view',
    summary: 'One team, with its change history',
    access: teamsPermissions.MANAGE_TEAMS,
    reads: ['accounts', 'applications', 'log', 'reference-data', 'services', 'teams'],
    query: z.strictObject({ TeamKey: key }),
    data: teamView.extend({ Changes: z.array(change) }),
  }),
  submit: defineRoute({
    method: 'POST',
    path: '/business/team/submit',
    summary: 'Creates a team, or changes the given one',
    access: teamsPermissions.MANAGE_TEAMS,
    body: teamInput,
    data: teamView,
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/business/team/remove',
    summary: 'Ends a team; its history remains',
    access: teamsPermissions.MANAGE_TEAMS,
    body: z.strictObject({ TeamKey: key, Version: version }),
    data: teamView,
  }),
  member: defineRoute({
    method: 'GET',
    path: '/business/team/member',
    summary: 'Options for a team: active BUSINESS staff, services and their industries',
    access: teamsPermissions.MANAGE_TEAMS,
    reads: ['accounts', 'reference-data', 'services', 'teams'],
    data: z.object({
      Rows: z.array(
        z.object({
          UserKey: z.string(),
          Name: z.string(),
          Email: z.string(),
          Teams: z.array(z.object({ TeamKey: z.string(), Name: z.string() })),
        }),
      ),
      Services: z.array(service.extend({ Industries: z.array(industry) })),
    }),
  }),
} as const;
