import { stuckInQueue } from '#modules/operations/status/server/look-at-queue.ts';
import { connect } from '#platform/server/database/connect.ts';
import { type Finding, ok, type Patient, reasonOf, wrong } from './types.ts';

/** The checker of the queue, asked from outside: it runs in the workers, which may be what stands still. */
export async function checkWork({ url, at }: Patient): Promise<Finding[]> {
  if (url === null) return [ok('Work is looked at when the portal runs.')];
  const { db } = connect(url, 1);
  try {
    const stuck = await Array.fromAsync(stuckInQueue(db, { at, looked: async () => undefined }));
    if (stuck.length === 0) return [ok('Nothing waits for longer than it should.')];
    const jobs = stuck.filter(({ Check }) => Check === 'JOB_LATE');
    const mails = stuck.length - jobs.length;
    const waiting = [
      ...jobs.map(({ About, Found }) => `${About} for ${Found}`),
      ...(mails > 0 ? [`${mails} mails`] : []),
    ];
    return [
      wrong(
        `Work stands still: ${waiting.join(', ')}.`,
        'Certificates are not made, and nobody is told of anything.',
        'See that a worker runs and what its log says; one that says nothing is frozen: kill it, another goes on.',
      ),
    ];
  } catch (error) {
    // What is wrong with the database another check says.
    return [ok(`Not looked at: ${reasonOf(error)}`)];
  } finally {
    await db.destroy().catch(() => undefined);
  }
}
