import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** What has given way is never listed again: days only go on. */
export const deleteMissed = (db: Db, at: Date) =>
  db.deleteFrom('CertificateDue').where('ListedTo', '<', hongKongDate(at)).execute();
