import type { Queries } from '../db/connect.ts';
import { json } from '../db/json.ts';

/** What the log keeps for ever: who did what to what, from where. `Detail` holds codes and keys, never secrets. */
export type Audited = {
  AccountId: number | null;
  Event: string;
  Object?: string | null;
  Address?: string | null;
  Detail?: Record<string, unknown> | null;
};

export async function audit(db: Queries, audited: Audited): Promise<void> {
  const { AccountId, Event, Address = null, Detail = null } = audited;
  await db
    .insertInto('Audit')
    .values({ AccountId, Event, Object: audited.Object ?? null, Address, Detail: Detail && json(Detail) })
    .execute();
}
