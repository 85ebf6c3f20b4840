import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Nightly step: deletes due dates that are no longer listed, since superseded ones never return. */
export const deleteMissed = (db: Db, at: Date) =>
  db.deleteFrom('CertificateDue').where('ListedTo', '<', hongKongDate(at)).execute();
