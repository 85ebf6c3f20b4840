import { type Role, SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind, ListKinds } from '#platform/server/realtime/types.ts';
import { jobPulse } from './job/job-pulse.ts';

/** What only those who keep the portal read (specification point 6): every row of it. */
const keptBy = (roles: readonly Role[], channel: string | null): ListKind => ({
  Channels: channel === null ? [] : [channel],
  mayJoin: ({ Roles }) => Roles.some((role) => roles.includes(role)),
  sightOf: ({ Roles }) => [...Roles].sort().join(),
  seen: async (_person, keys) => keys,
});

/** Its rows have no key that the database announces: any may be another. */
const unnamed = (kind: ListKind): ListKind => ({ ...kind, seen: async () => null });

export const logLists = (db: Db): ListKinds => ({
  logs: unnamed(keptBy(SETTINGS_ROLES, 'audit')),
  exceptions: unnamed(keptBy(SETTINGS_ROLES, 'application')),
  settings: unnamed(keptBy(SETTINGS_ROLES, 'setting')),
  status: unnamed(keptBy(['ADMIN', 'IT'], 'checker')),
  mails: keptBy(['ADMIN', 'IT'], 'mail'),
  jobs: { ...unnamed(keptBy(['ADMIN', 'IT'], null)), pulse: () => jobPulse(db) },
});
