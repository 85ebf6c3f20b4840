/**
 * Live update channels of the operators' lists (events, exceptions, settings, status, emails, background
 * jobs): which roles may listen, and what triggers a refresh.
 */
import { hasPermission, type Permission } from '#platform/common/access/permissions.ts';
import { platformPermissions } from '#platform/common/access/platform-permissions.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind, ListKinds } from '#platform/server/realtime/types.ts';
import { eventLogPermissions } from '../rules/permissions.ts';
import { jobPulse } from './job/job-pulse.ts';

/** A list that only operating roles read, with all its rows visible (specification point 6). */
const visibleTo = (permission: Permission, channel: string | null): ListKind => ({
  Channels: channel === null ? [] : [channel],
  canJoin: ({ Roles }) => hasPermission(Roles, permission),
  scopeKeyOf: ({ Roles }) => [...Roles].sort().join(),
  visibleKeys: async (_person, keys) => keys,
});

/** For lists whose notifications carry no row key: any row may have changed. */
const unnamed = (kind: ListKind): ListKind => ({ ...kind, visibleKeys: async () => null });

export const logLists = (db: Db): ListKinds => ({
  logs: unnamed(visibleTo(eventLogPermissions.READ_EVENT_LOG, 'audit')),
  exceptions: unnamed(visibleTo(eventLogPermissions.READ_EVENT_LOG, 'application')),
  settings: unnamed(visibleTo(platformPermissions.CHANGE_SETTINGS, 'setting')),
  status: unnamed(visibleTo(eventLogPermissions.READ_SYSTEM_STATUS, 'checker')),
  mails: visibleTo(eventLogPermissions.MANAGE_SENT_EMAILS, 'mail'),
  jobs: { ...unnamed(visibleTo(eventLogPermissions.MANAGE_JOBS, null)), pulse: () => jobPulse(db) },
});
