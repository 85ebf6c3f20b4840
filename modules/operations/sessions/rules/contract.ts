/** HTTP endpoints of the list of open sessions: list, and end some. */
import { z } from 'zod';
import { ROLES } from '#platform/common/access/roles.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { listData } from '#platform/common/contract/list.ts';
import { sessionsPermissions } from './permissions.ts';
import { SIDES, sessionList } from './session-list.ts';

/** Maximum number of sessions that one request ends: one page of the list. */
export const MAX_ENDED = 100;

const sessionRow = z.object({
  SessionKey: z.string(),
  UserKey: z.string(),
  Name: z.string(),
  Email: z.string(),
  Side: z.enum(SIDES),
  /** For a sub-account: the key of its client. */
  ClientKey: z.string().nullable(),
  UserRoleList: z.array(z.enum(ROLES)),
  Agent: z.string().nullable(),
  Address: z.string().nullable(),
  CreatedAt: z.string(),
  SeenAt: z.string(),
  /** The session of the caller. */
  IsThis: z.boolean(),
  /** Whether the caller may end it: if the caller could sign the person out on the person's page. */
  CanEnd: z.boolean(),
});
export type SessionRow = z.infer<typeof sessionRow>;

export const sessionRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/session/list',
    summary: 'Open sessions of all accounts in the scope of the caller',
    access: sessionsPermissions.MANAGE_SESSIONS,
    reads: ['accounts', 'sessions', 'settings'],
    query: sessionList.Query,
    data: listData(sessionRow),
  }),
  end: defineRoute({
    method: 'POST',
    path: '/session/end',
    summary: 'Ends open sessions; all or none of them',
    access: sessionsPermissions.MANAGE_SESSIONS,
    body: z.strictObject({ SessionKeys: z.array(z.string().max(64)).min(1).max(MAX_ENDED) }),
    data: z.object({
      /** Number of sessions ended; those that had ended already are not counted. */
      Ended: z.int(),
    }),
  }),
} as const satisfies Record<string, Route>;
