import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/**
 * Nightly step that removes the one-time codes from the stored text of emails that failed more than a day
 * ago.
 */
export const sweepCodes = (db: Db) =>
  sql`
    update mail set text = regexp_replace(text, '([?&;]code=)[A-Za-z0-9_-]+', '\\1…', 'g'),
      html = regexp_replace(html, '([?&;]code=)[A-Za-z0-9_-]+', '\\1…', 'g')
    where status = 'FAILED' and created_at < now() - interval '1 day' and text ~ '[?&]code=[A-Za-z0-9_-]'`.execute(
    db,
  );
