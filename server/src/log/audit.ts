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

export async function audit(db: Queries, { AccountId, Event, Object = null, Address = null, Detail = null }: Audited) {
  await db
    .insertInto('Audit')
    .values({ AccountId, Event, Object, Address, Detail: Detail && json(Detail) })
    .execute();
}
