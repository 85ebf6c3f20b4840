/**
 * Where a service requires decisions, the actions on its certificates are refused; proposed and confirmed by two people they
 * take effect through the certificate's own actions. Urgent suspensions are ratified afterwards.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertCertified } from '#quality/support/certified.ts';
import { issuedCertificatesFixture } from '#quality/support/issued-certificates-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { certificateToDecide, GROUNDS, ok, reasons } from '#quality/support/proposal-fixture.ts';
import type { DecisionView } from '../../rules/contract.ts';
import type { ProposalRow, ProposalView } from '../../rules/proposals/contract.ts';
import { checkRecords } from '../../server/check-records.ts';
import { recordDecision } from '../../server/record-decision.ts';
import { recordMissing } from '../../server/record-missing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const { living } = issuedCertificatesFixture(() => portal);

const decided = (no: string) => certificateToDecide(portal, no);
const accountId = async (name: string) =>
  (
    await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', `${name}@demo.test`)
      .executeTakeFirstOrThrow()
  ).Id;

/** An approval of the evaluation by this person, as the workflow would leave it. */
async function evaluated(applicationId: number, name: string, version: number): Promise<void> {
  await sql`insert into application_history (application_id, version, action, at, account_id, as_role, from_status,
    to_status, from_step, to_step, round) values (${applicationId}, ${version}, 'APPROVE_PROGRESS', now() - interval '1 day',
    ${await accountId(name)}, 'ASSESSOR', 'UNDERREVIEW', 'UNDERREVIEW', 'ASSESSOR', 'INDEPREVIEWER', 1)`.execute(
    portal.db,
  );
}

describe('where the service requires decisions', () => {
  test('the actions are refused with the reason; others remain possible', async () => {
    const { status, post, code } = await decided('IS-2025-00901');
    const refused = async (answer: Promise<{ status: number; error: unknown }>) => {
      const got = await answer;
      expect([got.status, reasons(got)]).toEqual([409, ['REASON_DECISION_REQUIRED']]);
    };
    await refused(status('admin', 'SUSPENDED', { Remark: 'Why.' }));
    await refused(post('admin', 'extend', { ExpiryDateTime: '2028-06-30', Remark: 'Why.' }));
    await ok(status('admin', 'ACTIVE'));
    await ok(status('admin', 'PUBLISHED'));
    expect(await code()).toBe('PUBLISHED');
  });

  test('where it does not, nothing can be proposed and everything is as before', async () => {
    const { CertificateKey, status } = await living({ no: 'QM-2025-00902' });
    const answer = await portal.post('admin', '/decision/propose/suspend', { CertificateKey, ...GROUNDS });
    expect([answer.status, reasons(answer)]).toEqual([409, ['REASON_DECISION_NOT_REQUIRED']]);
    await ok(status('admin', 'SUSPENDED', { Remark: 'Why.' }));
  });

  test('a proposal takes effect when it is confirmed, by the portal, with proposer and decider on record', async () => {
    const { propose, proposal, decide, code, decisions, view } = await decided('IS-2025-00903');
    await ok(propose('scheduling', 'suspend'));
    expect(await code()).toBe('PUBLISHED');
    expect(await proposal()).toMatchObject({
      ...{ Type: 'SUSPEND', Status: 'PROPOSED', IsUrgent: false, Ground: { GroundCode: 'SURVEILLANCE' } },
      ...{ Remark: GROUNDS.Remark, ProposedBy: { UserKey: await portal.userKey('scheduling') } },
    });
    const again = await propose('admin', 'suspend');
    expect([again.status, reasons(again)]).toEqual([409, ['REASON_PROPOSAL_OPEN']]);
    await ok(decide('ceo', 'confirm', { Remark: 'Agreed.' }));
    expect(await code()).toBe('SUSPENDED');
    const [decision] = await decisions();
    expect(decision).toMatchObject({
      ...{ Type: 'SUSPEND', AsRole: 'CEO', IsSeparate: true },
      DecidedBy: { UserKey: await portal.userKey('ceo') },
      ProposedBy: { UserKey: await portal.userKey('scheduling') },
    });
    const full = (await portal.get('admin', '/decision/view', { DecisionKey: decision?.DecisionKey ?? '' }))
      .data as DecisionView;
    expect(full).toMatchObject({
      Grounds: GROUNDS.Remark,
      Proposal: { Status: 'CONFIRMED', IsUrgent: false, GroundName: { EN: 'Surveillance not carried out' } },
    });
    const history = (await view('admin')).data.History as {
      Event: string;
      By: object | null;
      Remark: string;
    }[];
    expect(history.at(-1)).toMatchObject({ Event: 'SUSPENDED', By: null, Remark: GROUNDS.Remark });
    await ok(propose('admin', 'restore', { Ground: 'RESOLVED' }));
    await ok(decide('coo', 'confirm'));
    expect(await code()).toBe('PUBLISHED');
    await ok(propose('it', 'extend', { ExpiryDateTime: '2028-06-30', Ground: 'RENEWAL' }));
    await ok(decide('deputyceo', 'confirm'));
    expect((await view('admin')).data.ExpiryDate).toBe('2028-06-30');
    expect((await decisions()).map(({ Type, AsRole }) => `${Type} ${AsRole}`).slice(0, 3)).toEqual([
      'EXTEND_TERM DEPUTYCEO',
      'RESTORE COO',
      'SUSPEND CEO',
    ]);
  });

  test('a withdrawal is proposed of a suspended certificate and ends it', async () => {
    const { propose, decide, code } = await decided('IS-2025-00904');
    expect(reasons(await propose('admin', 'withdraw'))).toEqual(['REASON_STATUS']);
    await ok(propose('admin', 'suspend'));
    await ok(decide('ceo', 'confirm'));
    await ok(propose('admin', 'withdraw', { Ground: 'REQUEST' }));
    await ok(decide('ceo', 'confirm'));
    expect(await code()).toBe('TERMINATED');
  });

  test('declined with a reason, or withdrawn by the proposer, nothing changes', async () => {
    const { propose, decide, code, decisions } = await decided('IS-2025-00905');
    const before = (await decisions()).length;
    await ok(propose('scheduling', 'suspend'));
    expect((await decide('ceo', 'decline')).status).toBe(422);
    const declined = (await ok(decide('ceo', 'decline', { Remark: 'A warning is enough.' }))) as ProposalView;
    expect(declined).toMatchObject({
      Status: 'DECLINED',
      ClosingRemark: 'A warning is enough.',
      DecisionKey: null,
    });
    await ok(propose('scheduling', 'suspend'));
    expect(reasons(await decide('admin', 'withdraw'))).toEqual(['REASON_PROPOSAL_NOT_OWN']);
    await ok(decide('scheduling', 'withdraw'));
    expect([await code(), (await decisions()).length]).toEqual(['PUBLISHED', before]);
  });

  test('grounds are those of the list that are in use', async () => {
    const { propose } = await decided('IS-2025-00906');
    const unknown = await propose('admin', 'suspend', { Ground: 'WEATHER' });
    expect([unknown.status, unknown.error.Fields?.[0]?.Field]).toEqual([422, 'Ground']);
    expect((await propose('admin', 'suspend', { Remark: ' ' })).status).toBe(422);
  });
});

describe('separation of duties', () => {
  test('a person with both roles does not decide what they proposed', async () => {
    const { propose, decide, code } = await decided('IS-2025-00911');
    const roles = (Roles: ('SCHEDULING' | 'COO')[]) =>
      portal.db.updateTable('Account').set({ Roles }).where('Email', '=', 'scheduling@demo.test').execute();
    try {
      await roles(['SCHEDULING', 'COO']);
      await ok(propose('scheduling', 'suspend'));
      const answer = await decide('scheduling', 'confirm');
      expect([answer.status, reasons(answer)]).toEqual([409, ['REASON_PROPOSAL_OWN']]);
      expect(reasons(await decide('scheduling', 'decline', { Remark: 'No.' }))).toEqual([
        'REASON_PROPOSAL_OWN',
      ]);
      expect(await code()).toBe('PUBLISHED');
      // The loss of the role of the proposer changes nothing.
      await roles(['COO']);
      expect(reasons(await decide('scheduling', 'confirm'))).toEqual(['REASON_PROPOSAL_OWN']);
    } finally {
      await roles(['SCHEDULING']);
    }
    await ok(decide('coo', 'confirm'));
    expect(await code()).toBe('SUSPENDED');
  });

  test('who evaluated within the cycle does not decide; who did so in an earlier one may', async () => {
    const { application, id, propose, proposal, decide, code } = await decided('IS-2025-00912');
    await evaluated(application.Id, 'coo', 9001);
    await ok(propose('admin', 'suspend'));
    expect((await proposal()).Evaluators.map(({ UserKey }) => UserKey)).toEqual([
      await portal.userKey('coo'),
    ]);
    const answer = await decide('coo', 'confirm');
    expect([answer.status, reasons(answer)]).toEqual([409, ['REASON_PROPOSAL_EVALUATOR']]);
    // A decided renewal begins the next cycle.
    const { Id: renewal } = await insertCertified(portal, {
      ...{ no: null, scheme: 'IS', type: 'RENEWAL', certificateId: id },
    });
    await portal.db.transaction().execute((tx) =>
      recordDecision(tx, {
        ...{ applicationId: renewal, Type: 'RENEW', EffectiveOn: '2026-01-05', step: null, Attachment: [] },
        ...{ DecidedById: null, AsRole: null, DecidedAt: new Date('2026-01-05'), Grounds: null },
      }),
    );
    await sql`insert into application_history (application_id, version, action, at, as_role, from_status, to_status,
      from_step, round) values (${renewal}, 1, 'APPROVE_PROGRESS', now() - interval '1 hour', 'CEO', 'UNDERREVIEW',
      'CERTIFIED', 'CEO', 1)`.execute(portal.db);
    const later = await proposal('coo');
    expect(later.Evaluators).toEqual([]);
    expect(later.EarlierEvaluators.map(({ UserKey }) => UserKey)).toEqual([await portal.userKey('coo')]);
    await ok(decide('coo', 'confirm'));
    expect(await code()).toBe('SUSPENDED');
  });

  test('clients and other roles reach neither proposals nor decisions on them', async () => {
    const { CertificateKey, propose, proposal, decide } = await decided('IS-2025-00913');
    await ok(propose('admin', 'suspend'));
    const { ProposalKey } = await proposal();
    for (const user of ['client', 'sub-client']) {
      expect((await propose(user, 'suspend')).status).toBe(403);
      expect((await decide(user, 'confirm')).status).toBe(403);
      expect((await portal.get(user, '/decision/proposal/list')).status).toBe(403);
      expect((await portal.get(user, '/decision/proposal/view', { ProposalKey })).status).toBe(403);
      expect((await portal.get(user, '/decision/proposal/certificate', { CertificateKey })).status).toBe(403);
    }
    for (const user of ['business', 'finance', 'assessor', 'ceo'])
      expect([user, (await propose(user, 'restore')).status]).toEqual([user, 403]);
    for (const user of ['admin', 'it', 'scheduling', 'assessor'])
      expect([user, (await decide(user, 'confirm')).status]).toEqual([user, 403]);
    // Not assigned to any application of the certificate.
    expect((await portal.get('assessor2', '/decision/proposal/view', { ProposalKey })).status).toBe(404);
    const seen = (await portal.get('assessor2', '/decision/proposal/list')).data.Rows as ProposalRow[];
    expect(seen.map((row) => row.ProposalKey)).not.toContain(ProposalKey);
  });
});

describe('at the same time', () => {
  test('two deciders leave one outcome', async () => {
    const { propose, proposal, decisions } = await decided('IS-2025-00921');
    await ok(propose('admin', 'suspend'));
    const { ProposalKey } = await proposal();
    const answers = await Promise.all([
      portal.post('ceo', '/decision/proposal/confirm', { ProposalKey }),
      portal.post('coo', '/decision/proposal/decline', { ProposalKey, Remark: 'Not necessary.' }),
    ]);
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409]);
    const suspended = (await decisions()).filter(({ Type }) => Type === 'SUSPEND').length;
    expect(suspended).toBe(answers[0].status === 200 ? 1 : 0);
  });

  test('two who propose the same leave one proposal', async () => {
    const { propose, open } = await decided('IS-2025-00922');
    const answers = await Promise.all([propose('admin', 'suspend'), propose('scheduling', 'suspend')]);
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409]);
    expect((await open()).Rows).toHaveLength(1);
  });

  test('if the certificate does not allow it any more, its reasons are answered and the proposal stays open', async () => {
    const { propose, open, decide, proposal, view, decisions } = await decided('IS-2025-00923');
    await ok(propose('admin', 'extend', { ExpiryDateTime: '2028-06-30', Ground: 'RENEWAL' }));
    const before = (await decisions()).length;
    await ok(propose('admin', 'suspend'));
    const [, suspension] = (await open()).Rows;
    await ok(portal.post('coo', '/decision/proposal/confirm', { ProposalKey: suspension?.ProposalKey }));
    const answer = await decide('ceo', 'confirm');
    expect([answer.status, reasons(answer)]).toEqual([409, ['REASON_PROPOSAL_CERT_STATUS']]);
    expect((await proposal()).Actions).toContainEqual(
      expect.objectContaining({ Action: 'CONFIRM', Allowed: false }),
    );
    expect(await proposal()).toMatchObject({ Type: 'EXTEND_TERM', Status: 'PROPOSED', ClosedAt: null });
    expect((await view('admin')).data.ExpiryDate).toBe('2028-03-13');
    // Only the decision of the suspension was added.
    expect((await decisions()).length).toBe(before + 1);
  });

  test('neither expired early nor deleted without a decision', async () => {
    const { CertificateKey, status, code } = await decided('IS-2025-00925');
    const expired = await status('admin', 'EXPIRED', { Remark: 'Ended early.' });
    expect([expired.status, reasons(expired)]).toEqual([409, ['REASON_DECISION_REQUIRED']]);
    const deleted = await portal.post('admin', '/application/certificate/delete', {
      CertificateKey,
      Remark: 'x',
    });
    expect([deleted.status, reasons(deleted)]).toEqual([409, ['REASON_DECISION_REQUIRED']]);
    expect(await code()).toBe('PUBLISHED');
  });

  test('what the decider has not entered is answered as a reason', async () => {
    const { id, propose, decide, proposal } = await decided('IS-2025-00924');
    await ok(propose('admin', 'extend', { ExpiryDateTime: '2028-06-30', Ground: 'RENEWAL' }));
    await portal.db
      .updateTable('Certificate')
      .set({ ExpiryDate: '2028-12-31' })
      .where('Id', '=', id)
      .execute();
    const answer = await decide('ceo', 'confirm');
    expect([answer.status, reasons(answer)]).toEqual([409, ['REASON_CERT_EXPIRY_LATER']]);
    expect((await proposal()).Status).toBe('PROPOSED');
  });
});

test('the nightly steps find nothing missing', async () => {
  await expect(recordMissing(portal.portal)).resolves.toBeUndefined();
  await expect(checkRecords(portal.portal)).resolves.toBeUndefined();
});
