/**
 * Copies each event log row that has been added to the hash chain to the process's own log, so that someone
 * with only database access cannot remove or alter events unnoticed.
 */
import type { Logger } from 'pino';
import type { Db } from '../database/connect.ts';

/** A row of the event log with its position in the hash chain. */
export type SealedRow = { No: number; AuditId: number; Hash: Buffer };

/**
 * Writes each sealed row to the process's log, so that the host's log collector has a copy that cannot be
 * reached with database access alone; its numbers and hashes reveal missing or altered rows. Excludes the
 * details, which may name people.
 */
export const logSealedRows =
  (db: Db, log: Pick<Logger, 'info'>) =>
  async (sealed: readonly SealedRow[]): Promise<void> => {
    const ids = sealed.map(({ AuditId }) => AuditId);
    const rows = await db
      .selectFrom('Audit')
      .leftJoin('Account', 'Account.Id', 'Audit.AccountId')
      .select(['Audit.Id', 'Audit.At', 'Audit.Event', 'Audit.Object', 'Audit.Address', 'Account.UserKey'])
      .where('Audit.Id', 'in', ids)
      .execute();
    const byId = new Map(rows.map(({ Id, ...row }) => [Id, row]));
    for (const { No, AuditId, Hash } of sealed)
      log.info({ No, Hash: Hash.toString('base64'), ...byId.get(AuditId) }, 'event log');
  };
