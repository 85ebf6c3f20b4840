import { applicationScopeKey } from '#modules/applications/applications/server/index.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind } from '#platform/server/realtime/types.ts';
import { certificateInScope } from './certificate-scope.ts';

/**
 * Live updates for open lists of certificates: users with a list open are notified of changes, but only of
 * certificates that they may see.
 */
export const certificateList = (db: Db): ListKind => ({
  Channels: ['certificate'],
  canJoin: () => true,
  scopeKeyOf: applicationScopeKey,
  visibleKeys: async (person, keys) => {
    const rows = await db
      .selectFrom('Certificate')
      .select('Certificate.CertificateKey')
      .where('Certificate.CertificateKey', 'in', keys)
      .where(certificateInScope(person))
      .execute();
    return rows.map(({ CertificateKey }) => CertificateKey);
  },
});
