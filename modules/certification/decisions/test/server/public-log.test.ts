/** The public log carries the salted hash of each decision; who is given the record can check it, and changes are found. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLog } from '#modules/certification/transparency-log/server/index.ts';
import { handlerOf } from '#platform/server/jobs/registry.ts';
import { atAssessor } from '#quality/support/at-assessor.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { certificateToDecide, ok } from '#quality/support/proposal-fixture.ts';
import type { DecisionView } from '../../rules/contract.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const append = () => handlerOf('transparency.append')(portal.portal, {}, { IsLast: false });
const view = async (DecisionKey: string, user = 'admin') =>
  (await portal.get(user, '/decision/view', { DecisionKey })).data as DecisionView;
const entriesOf = async (certificateId: number) =>
  (
    await portal.db
      .selectFrom('LogLeaf')
      .select(['Index', 'Entry'])
      .where('CertificateId', '=', certificateId)
      .orderBy('Index')
      .execute()
  ).map(({ Index, Entry }) => ({ Index, ...(JSON.parse(Entry) as { Event: string; Format: string }) }));
const differences = async () => (await Array.fromAsync(checkLog(portal.portal))).map(({ Check }) => Check);

/** Changes rows that the portal never changes, as an operator of the database can. */
const byOperator = (change: RawBuilder<unknown>) =>
  portal.db.transaction().execute(async (tx) => {
    await sql`alter table certification_decision disable trigger user`.execute(tx);
    await change.execute(tx);
    await sql`alter table certification_decision enable trigger user`.execute(tx);
  });

test('the entry of a suspension carries the hash of its decision, and nothing that can be read', async () => {
  const { id, propose, decide, decisions } = await certificateToDecide(portal, 'IS-2025-00961');
  await ok(propose('scheduling', 'suspend'));
  await ok(decide('ceo', 'confirm'));
  await append();
  const { PublicLog, Grounds } = await view((await decisions())[0]?.DecisionKey ?? '');
  const entry = (await entriesOf(id)).find(({ Event }) => Event === 'SUSPENDED');
  expect(entry).toMatchObject({ Format: 'assay/certificate-event/2', Decision: PublicLog?.Hash });
  expect(PublicLog?.Entries).toEqual([entry?.Index]);
  expect(
    createHash('sha256')
      .update(PublicLog?.Text ?? '')
      .digest('hex'),
  ).toBe(PublicLog?.Hash);
  const record = JSON.parse(PublicLog?.Text ?? '');
  expect(record).toMatchObject({
    ...{
      Format: 'assay/decision/1',
      Type: 'SUSPEND',
      CertificateNo: 'IS-2025-00961',
      AsRole: 'CEO',
      Grounds,
    },
    ...{ ProposedBy: await portal.userKey('scheduling'), DecidedBy: await portal.userKey('ceo') },
  });
  expect(Buffer.from(record.Salt, 'base64url')).toHaveLength(16);
  expect(JSON.stringify(entry)).not.toContain(record.Salt);
  expect(await differences()).toEqual([]);
});

test('a record that was changed afterwards no longer matches the log', async () => {
  const { id, propose, decide } = await certificateToDecide(portal, 'IS-2025-00962');
  await ok(propose('scheduling', 'suspend'));
  await ok(decide('coo', 'confirm'));
  await append();
  expect(await differences()).toEqual([]);
  const change = (from: string, to: string) =>
    byOperator(
      sql`update certification_decision set grounds = replace(grounds, ${from}, ${to}) where certificate_id = ${id}`,
    );
  await change('not carried out', 'carried out');
  expect(await differences()).toEqual(['LEAF_DIFFERS']);
  await change('carried out', 'not carried out');
  expect(await differences()).toEqual([]);
});

test('a record from before hashes were logged has none', async () => {
  const file = await atAssessor(portal);
  await file.done('assessor', '/application/rejected', { Remark: 'The scope is not one that we certify.' });
  const { DecisionKey } = await portal.db
    .selectFrom('CertificationDecision')
    .innerJoin('Application', 'Application.Id', 'CertificationDecision.ApplicationId')
    .select('DecisionKey')
    .where('Application.ApplicationKey', '=', file.key)
    .executeTakeFirstOrThrow();
  expect((await view(DecisionKey)).PublicLog).toMatchObject({ Entries: [] });
  await byOperator(sql`update certification_decision set salt = null where decision_key = ${DecisionKey}`);
  expect((await view(DecisionKey)).PublicLog).toBe(null);
});
