import { sql } from 'kysely';
import type { LogEvent } from '#platform/common/log-events.ts';
import type { Db } from '../database/connect.ts';
import { audit } from './audit.ts';
import { MAX_INDIVIDUAL_ROWS } from './audit-repeated.ts';

type Repeat = {
  AccountId: number;
  Event: LogEvent;
  Object: string;
  Address: string | null;
  StartedAt: Date;
  LastAt: Date;
  Times: number;
};

/**
 * Writes one event log row for each repeated event counted over the last ten minutes, with the number of
 * occurrences that got no row of their own and the times of the first and last. See `audit-repeated.ts`.
 */
export const writeRepeats = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<Repeat>`
      delete from audit_repeat where started_at < now() - interval '10 minutes' returning *`.execute(tx);
    for (const { AccountId, Event, Object: about, Address, StartedAt, LastAt, Times } of rows)
      if (Times > MAX_INDIVIDUAL_ROWS)
        await audit(tx, {
          AccountId: AccountId === 0 ? null : AccountId,
          Event,
          Object: about === '' ? null : about,
          Address,
          Detail: {
            Times: Times - MAX_INDIVIDUAL_ROWS,
            From: StartedAt.toISOString(),
            To: LastAt.toISOString(),
          },
        });
  });
