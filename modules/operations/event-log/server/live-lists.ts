import { type Role, SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind, ListKinds } from '#platform/server/realtime/types.ts';
import { jobPulse } from './job/job-pulse.ts';

/** What only those who keep the portal read (specification point 6): every row of it. */
const visibleToRoles = (roles: readonly Role[], channel: string | null): ListKind => ({
  Channels: channel === null ? [] : [channel],
  canJoin: ({ Roles }) => Roles.some((role) => roles.includes(role)),
  scopeKeyOf: ({ Roles }) => [...Roles].sort().join(),
  visibleKeys: async (_person, keys) => keys,
});

/** Its rows have no key that the database announces: any may be another. */
const unnamed = (kind: ListKind): ListKind => ({ ...kind, visibleKeys: async () => null });

export const logLists = (db: Db): ListKinds => ({
  logs: unnamed(visibleToRoles(SETTINGS_ROLES, 'audit')),
  exceptions: unnamed(visibleToRoles(SETTINGS_ROLES, 'application')),
  settings: unnamed(visibleToRoles(SETTINGS_ROLES, 'setting')),
  status: unnamed(visibleToRoles(['ADMIN', 'IT'], 'checker')),
  mails: visibleToRoles(['ADMIN', 'IT'], 'mail'),
  jobs: { ...unnamed(visibleToRoles(['ADMIN', 'IT'], null)), pulse: () => jobPulse(db) },
});
