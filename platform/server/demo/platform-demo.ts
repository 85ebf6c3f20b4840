/**
 * The platform's own part of loading the demo: empties the event log with its hash chain, number counters,
 * settings and emails before demo data is written.
 */
import { sql } from 'kysely';
import type { Tx } from '../database/connect.ts';
import type { ModuleDemo } from './module-demo.ts';

/** Empties the event log of an interrupted demo: its rows refer to records that are created again. */
async function emptyLog(tx: Tx): Promise<void> {
  const guards = async (what: 'disable' | 'enable') => {
    for (const table of ['audit', 'audit_seal'])
      await sql`alter table ${sql.table(table)} ${sql.raw(what)} trigger ${sql.ref(`${table}_never_emptied`)}`.execute(
        tx,
      );
  };
  await guards('disable');
  await sql`truncate audit, audit_seal, audit_unsealed, audit_repeat restart identity`.execute(tx);
  await guards('enable');
}

export const demo: ModuleDemo = {
  emptied: ['NumberCounter', 'Setting', 'Mail'],
  rows: { log: { place: 0, run: emptyLog } },
};
