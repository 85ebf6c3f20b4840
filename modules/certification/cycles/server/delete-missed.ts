import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';

/**
 * Nightly step that deletes from the schedule the due dates that are no longer listed, because a later
 * assessment has superseded them or the certificate has ended.
 */
export const deleteMissed = (db: Db, at: Date) =>
  db.deleteFrom('CertificateDue').where('ListedTo', '<', hongKongDate(at)).execute();
