import { type Role, SETTINGS_ROLES } from '@assay/shared/access/roles.ts';
import type { ListKind, ListKinds } from '../realtime/types.ts';

/** What only those who keep the portal read (specification point 6): every row of it. */
const keptBy = (roles: readonly Role[], channel: string): ListKind => ({
  Channels: [channel],
  mayJoin: ({ Roles }) => Roles.some((role) => roles.includes(role)),
  sightOf: ({ Roles }) => [...Roles].sort().join(),
  seen: async (_person, keys) => keys,
});

export const logLists: ListKinds = {
  logs: keptBy(SETTINGS_ROLES, 'audit'),
  mails: keptBy(['ADMIN', 'IT'], 'mail'),
};
