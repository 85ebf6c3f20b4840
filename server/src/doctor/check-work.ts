import pg from 'pg';
import { JOB_MINUTES, MAIL_MINUTES } from '../checker/look-at-queue.ts';
import { type Finding, ok, type Patient, reasonOf, wrong } from './types.ts';

type Late = { jobs: number; mails: number };

/** Whether background work and mails stand still. The checker for it runs in the workers, which may be what stands still. */
export async function checkWork({ url, at }: Patient): Promise<Finding[]> {
  if (url === null) return [ok('Work is looked at when the portal runs.')];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<Late>(
      `select
        (select count(*)::int from graphile_worker.jobs where attempts < max_attempts and locked_at is null
          and run_at < $1::timestamptz - make_interval(mins => $2)) as jobs,
        (select count(*)::int from mail where status = 'QUEUED'
          and created_at < $1::timestamptz - make_interval(mins => $3)) as mails`,
      [at, JOB_MINUTES, MAIL_MINUTES],
    );
    const { jobs, mails } = rows[0] ?? { jobs: 0, mails: 0 };
    if (jobs === 0 && mails === 0) return [ok('Nothing waits for longer than it should.')];
    return [
      wrong(
        `${jobs} jobs wait for more than ${JOB_MINUTES} minutes, and ${mails} mails for more than ${MAIL_MINUTES}.`,
        'Certificates are not made, and nobody is told of anything.',
        'See that a worker runs and what its log says; one that says nothing is frozen: kill it, another goes on.',
      ),
    ];
  } catch (error) {
    // What is wrong with the database another check says.
    return [ok(`Not looked at: ${reasonOf(error)}`)];
  } finally {
    await client.end().catch(() => undefined);
  }
}
