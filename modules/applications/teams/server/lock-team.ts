import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';

/** Locks an active team until the transaction ends; an ended team cannot be changed and gives "not found". */
export async function lockTeam(tx: Tx, TeamKey: string): Promise<{ Id: number; Version: number }> {
  const row = await tx
    .selectFrom('Team')
    .select(['Id', 'Version'])
    .where('TeamKey', '=', TeamKey)
    .where('IsActive', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return row ?? fail('ERR_NOT_FOUND');
}
