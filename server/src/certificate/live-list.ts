import { applicationSight } from '../application/live-list.ts';
import type { Db } from '../db/connect.ts';
import type { ListKind } from '../realtime/types.ts';
import { certificateInScope } from './certificate-scope.ts';

/** Open lists of certificates, and what is due of them. */
export const certificateList = (db: Db): ListKind => ({
  Channels: ['certificate'],
  mayJoin: () => true,
  sightOf: applicationSight,
  seen: async (person, keys) => {
    const rows = await db
      .selectFrom('Certificate')
      .select('Certificate.CertificateKey')
      .where('Certificate.CertificateKey', 'in', keys)
      .where(certificateInScope(person))
      .execute();
    return rows.map(({ CertificateKey }) => CertificateKey);
  },
});
