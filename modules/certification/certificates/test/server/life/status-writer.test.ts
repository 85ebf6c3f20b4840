/** The database refuses a change of a certificate's status that no workflow made; histories keep to the declared transitions. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { targetsOf } from '#platform/common/workflow/targets.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { issuedCertificatesFixture } from '#quality/support/issued-certificates-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { certificateWorkflow } from '../../../rules/workflow.ts';
import { expireLapsedCertificates } from '../../../server/expire-lapsed-certificates.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
const { living } = issuedCertificatesFixture(() => portal);
const WHY = { Remark: 'The surveillance was not done in time.' };

it('refuses a direct status change and one announced for another row or status', async () => {
  const { id, view } = await living({ no: 'QM-2025-77001' });
  const other = await living({ no: 'QM-2025-77002' });
  const write = (status: 'EXPIRED' | 'PUBLISHED', announced: ReturnType<typeof sql>) =>
    sql`update certificate set certificate_status_code = ${status} where id = ${id} and ${announced}`.execute(
      portal.db,
    );
  const refused = { code: '42501' };
  await expect(write('EXPIRED', sql`true`)).rejects.toMatchObject(refused);
  await expect(write('EXPIRED', announceStatus('certificate', 'SUSPENDED'))).rejects.toMatchObject(refused);
  const foreign = sql`set_config('assay.status_change', ${`certificate ${other.id} EXPIRED`}, true) is not null`;
  await expect(write('EXPIRED', foreign)).rejects.toMatchObject(refused);
  // An update that leaves the status as it is needs no announcement.
  await write('PUBLISHED', sql`true`);
  expect((await view('admin')).data.CertificateStatusCode).toBe('PUBLISHED');
});

it('every change in a history is a transition of the diagram, with its version and log entry', async () => {
  const { id, status, post } = await living({ no: 'QM-2025-77003' });
  await status('admin', 'SUSPENDED', WHY);
  await post('admin', 'resume', WHY);
  await expireLapsedCertificates(portal.portal, new Date('2028-03-20T10:00:00+08:00'));
  const moves = [
    ...certificateWorkflow.Actions.map((action) => certificateWorkflow.Rows[action]),
    ...Object.values(certificateWorkflow.Automatic ?? {}),
  ].flatMap((move) =>
    move.From.flatMap((from) => targetsOf(move, from).map((to) => `${from} > ${to === 'SAME' ? from : to}`)),
  );
  const events = await portal.db
    .selectFrom('CertificateEvent')
    .select(['CertificateId', 'FromStatus', 'ToStatus'])
    .where('FromStatus', 'is not', null)
    .whereRef('FromStatus', '<>', 'ToStatus')
    .orderBy('CertificateId')
    .orderBy('Seq')
    .execute();
  expect(events.filter(({ FromStatus, ToStatus }) => !moves.includes(`${FromStatus} > ${ToStatus}`))).toEqual(
    [],
  );
  expect(
    events
      .filter((event) => event.CertificateId === id)
      .map((event) => `${event.FromStatus} > ${event.ToStatus}`),
  ).toEqual(['PENDING > PUBLISHED', 'PUBLISHED > SUSPENDED', 'SUSPENDED > PUBLISHED', 'PUBLISHED > EXPIRED']);
  const logged = await portal.db
    .selectFrom('Audit')
    .select('Event')
    .where('Object', '=', 'QM-2025-77003')
    .where('Event', 'like', 'CERTIFICATE_%')
    .orderBy('Id')
    .execute();
  expect(logged.map(({ Event }) => Event)).toEqual([
    'CERTIFICATE_ISSUE',
    'CERTIFICATE_SUSPEND',
    'CERTIFICATE_RESUME',
    'CERTIFICATE_LAPSE',
  ]);
});
