/**
 * Live update channels of the operators' lists (events, exceptions, settings, status, emails, background
 * jobs): which roles may listen, and what triggers a refresh.
 */
import { type Role, SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind, ListKinds } from '#platform/server/realtime/types.ts';
import { jobPulse } from './job/job-pulse.ts';

/** A list that only operating roles read, with all its rows visible (specification point 6). */
const visibleToRoles = (roles: readonly Role[], channel: string | null): ListKind => ({
  Channels: channel === null ? [] : [channel],
  canJoin: ({ Roles }) => Roles.some((role) => roles.includes(role)),
  scopeKeyOf: ({ Roles }) => [...Roles].sort().join(),
  visibleKeys: async (_person, keys) => keys,
});

/** For lists whose notifications carry no row key: any row may have changed. */
const unnamed = (kind: ListKind): ListKind => ({ ...kind, visibleKeys: async () => null });

export const logLists = (db: Db): ListKinds => ({
  logs: unnamed(visibleToRoles(SETTINGS_ROLES, 'audit')),
  exceptions: unnamed(visibleToRoles(SETTINGS_ROLES, 'application')),
  settings: unnamed(visibleToRoles(SETTINGS_ROLES, 'setting')),
  status: unnamed(visibleToRoles(['ADMIN', 'IT'], 'checker')),
  mails: visibleToRoles(['ADMIN', 'IT'], 'mail'),
  jobs: { ...unnamed(visibleToRoles(['ADMIN', 'IT'], null)), pulse: () => jobPulse(db) },
});
