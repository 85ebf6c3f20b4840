import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { killProcesses, postmasterPid } from '#platform/server/database/embedded/leftovers.ts';
import type { ChaosPortal } from '../chaos-portal.ts';
import { type Fault, lasting, type Stage } from './fault.ts';

/**
 * Chaos faults that kill processes of the portal or of PostgreSQL, freeze them for some seconds or end
 * database connections, in the middle of their work; confirmed work must survive.
 */
export const kills: readonly Fault[] = [
  {
    name: 'kill-api',
    does: 'kill -9 of one API process; it is started again',
    tests: 'the other one answers, and interrupted requests are executed once',
    play: async (stage) => {
      const one = stage.random.pick(['api1', 'api2'] as const);
      stage.killed();
      await stage.portal.kill(one);
      await stage.portal.start(one);
    },
  },
  {
    name: 'kill-worker',
    does: 'kill -9 of the worker; it is started again',
    tests: 'its jobs are found and run, each once',
    play: async ({ portal, killed }) => {
      killed();
      await portal.kill('worker');
      await portal.start('worker');
    },
  },
  {
    name: 'kill-server',
    does: 'kill -9 of all processes of the portal; they are started again',
    tests: 'everyone is still signed in; acknowledged changes are stored',
    play: async ({ portal, killed }) => {
      killed();
      await portal.kill('api1', 'api2', 'worker');
      await portal.start('api1', 'api2', 'worker');
    },
  },
  {
    name: 'kill-database',
    does: 'kill -9 of PostgreSQL with all its processes; its supervisor starts it again',
    tests: 'every acknowledged change is in the log used for recovery',
    play: async ({ portal, killed }) => {
      killed();
      if (portal.databaseFolder) await killProcesses(portal.databaseFolder);
    },
    lacks: needsFolder,
  },
  {
    name: 'kill-postmaster',
    does: 'kill -9 of the postmaster alone; its children stop, and it is started again',
    tests: 'no orphan writes next to the new one',
    play: async ({ portal, killed }) => {
      killed();
      const pid = postmasterPid(portal.databaseFolder);
      if (pid) process.kill(pid, 'SIGKILL');
    },
    lacks: needsFolder,
  },
  {
    name: 'kill-backend',
    does: 'kill -9 of one backend: PostgreSQL ends all others and recovers',
    tests: 'transactions are complete or absent',
    play: async (stage) => {
      const pid = await aBackend(stage);
      stage.killed();
      if (pid) process.kill(pid, 'SIGKILL');
    },
  },
  {
    name: 'end-backends',
    does: 'pg_terminate_backend of some of the portal’s connections',
    tests: 'the others continue; the ended ones are replaced',
    play: async ({ portal, isShort, random }) => {
      for (let times = 0; times < (isShort ? 1 : 4); times += 1) {
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
            and random() < 0.5`.execute(portal.db);
        await pause(random.between(100, 600));
      }
    },
  },
  {
    name: 'stop-api',
    does: 'SIGSTOP of one API process for some seconds, then SIGCONT',
    tests: 'running requests are answered, or executed once when retried',
    play: async (stage) => {
      const pid = stage.portal.pidOf(stage.random.pick(['api1', 'api2'] as const));
      await frozen([pid], lasting(stage, 1.2, 7));
    },
  },
  {
    name: 'stop-database',
    does: 'SIGSTOP of every process of PostgreSQL for some seconds, then SIGCONT',
    tests: 'the portal waits or reports that it cannot; then it continues',
    play: async (stage) => {
      const { rows } = await sql<{ Pid: number }>`
        select pid from pg_stat_activity where pid <> pg_backend_pid()`.execute(stage.portal.db);
      const postmaster = postmasterPid(stage.portal.databaseFolder);
      await frozen(
        [...rows.map(({ Pid }) => Pid), ...(postmaster ? [postmaster] : [])],
        lasting(stage, 1.2, 6),
      );
    },
    lacks: needsFolder,
  },
];

function needsFolder(testPortal: ChaosPortal): string | null {
  return testPortal.databaseFolder ? null : 'the data folder of the database is unknown';
}

async function aBackend({ portal }: Stage): Promise<number | undefined> {
  const { rows } = await sql<{ Pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    order by xact_start nulls last, random() limit 1`.execute(portal.db);
  return rows[0]?.Pid;
}

/** Freezes processes for a time. Processes that have ended in the meantime are ignored. */
async function frozen(pids: readonly number[], ms: number): Promise<void> {
  const send = (signal: NodeJS.Signals) => {
    for (const pid of pids)
      try {
        process.kill(pid, signal);
      } catch {}
  };
  send('SIGSTOP');
  await pause(ms);
  send('SIGCONT');
}
