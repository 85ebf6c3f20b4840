/** Urgent suspensions take effect at once and are ratified afterwards; who is notified of proposed decisions. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { handlerOf } from '#platform/server/jobs/registry.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { certificateToDecide, GROUNDS, ok, reasons } from '#quality/support/proposal-fixture.ts';
import type { DecisionView } from '../../rules/contract.ts';
import type { ProposalRow, ProposalView } from '../../rules/proposals/contract.ts';
import { followRatifications } from '../../server/proposals/follow-ratifications.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const decided = (no: string) => certificateToDecide(portal, no);

describe('an urgent suspension', () => {
  const urgent = async (no: string) => {
    const made = await decided(no);
    const { CertificateKey } = made;
    await ok(portal.post('scheduling', '/decision/urgent/suspend', { CertificateKey, ...GROUNDS }));
    return made;
  };

  test('takes effect at once and is ratified by a decider', async () => {
    const { code, proposal, decide, decisions } = await urgent('IS-2025-00931');
    expect(await code()).toBe('SUSPENDED');
    expect(await proposal()).toMatchObject({
      ...{ Type: 'SUSPEND', IsUrgent: true, IsOverdue: false },
      RatifyBy: addDays(hongKongDate(new Date()), 10),
    });
    expect((await decisions())[0]).toMatchObject({ Type: 'SUSPEND', AsRole: 'SCHEDULING', ProposedBy: null });
    expect(reasons(await decide('scheduling', 'withdraw'))).toEqual(['REASON_PROPOSAL_URGENT']);
    const before = (await decisions()).length;
    const ratified = (await ok(decide('ceo', 'confirm'))) as ProposalView;
    expect(ratified).toMatchObject({ Status: 'CONFIRMED', ClosedAs: 'CEO' });
    expect([await code(), (await decisions()).length]).toEqual(['SUSPENDED', before]);
    const full = (await portal.get('admin', '/decision/view', { DecisionKey: ratified.DecisionKey ?? '' }))
      .data as DecisionView;
    expect(full.Proposal).toMatchObject({
      IsUrgent: true,
      ClosedBy: { UserKey: await portal.userKey('ceo') },
    });
  });

  test('if the ratification is declined, the portal restores the certificate', async () => {
    const { code, decide, decisions, view } = await urgent('IS-2025-00932');
    await ok(decide('coo', 'decline', { Remark: 'There was no danger.' }));
    expect(await code()).toBe('PUBLISHED');
    expect((await decisions())[0]).toMatchObject({
      ...{ Type: 'RESTORE', AsRole: 'COO', ProposedBy: null },
      DecidedBy: { UserKey: await portal.userKey('coo') },
    });
    const history = (await view('admin')).data.History as object[];
    expect(history.at(-1)).toMatchObject({ Event: 'RESUMED', By: null, Remark: 'There was no danger.' });
  });

  test('not ratified in time it is marked, and the deciders are notified once', async () => {
    const { id, code, proposal } = await urgent('IS-2025-00933');
    const { ProposalKey } = await proposal();
    const later = new Date(Date.now() + 11 * 86_400_000);
    const notified = async () =>
      (
        await portal.db
          .selectFrom('Notification')
          .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
          .select('Account.Email')
          .where('Notification.Kind', '=', 'PROPOSAL_OVERDUE')
          .where(sql<boolean>`params ->> 'ProposalKey' = ${ProposalKey}`)
          .orderBy('Account.Email')
          .execute()
      ).map(({ Email }) => Email.split('@')[0]);
    await followRatifications(portal.portal, new Date(Date.now() + 10 * 86_400_000));
    expect(await notified()).toEqual([]);
    await followRatifications(portal.portal, later);
    await followRatifications(portal.portal, later);
    expect(await notified()).toEqual(['ceo', 'coo', 'deputyceo']);
    await portal.db
      .updateTable('DecisionProposal')
      .set({ RatifyBy: '2026-01-01' as never })
      .where('CertificateId', '=', id)
      .execute();
    expect((await proposal()).IsOverdue).toBe(true);
    const late = (await portal.get('ceo', '/decision/proposal/list', { IsOverdue: 'true' })).data
      .Rows as ProposalRow[];
    expect(late.map((row) => row.ProposalKey)).toContain(ProposalKey);
    // It stays in force until someone decides.
    expect(await code()).toBe('SUSPENDED');
  });
});

test('the deciders are notified of a proposal, and the proposer of the outcome', async () => {
  const { propose, proposal, decide } = await decided('IS-2025-00941');
  await ok(propose('scheduling', 'suspend'));
  const { ProposalKey } = await proposal();
  const { Id: ProposalId } = await portal.db
    .selectFrom('DecisionProposal')
    .select('Id')
    .where('ProposalKey', '=', ProposalKey)
    .executeTakeFirstOrThrow();
  const notify = () =>
    handlerOf('decision.proposal.notify')(portal.portal, { ProposalId }, { IsLast: false });
  const notified = async () =>
    (
      await portal.db
        .selectFrom('Notification')
        .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
        .select(['Notification.Kind', 'Account.Email'])
        .where(sql<boolean>`params ->> 'ProposalKey' = ${ProposalKey}`)
        .orderBy('Notification.Kind')
        .orderBy('Account.Email')
        .execute()
    ).map(({ Kind, Email }) => `${Kind} ${Email.split('@')[0]}`);
  await notify();
  await notify();
  expect(await notified()).toEqual(['PROPOSAL_MADE ceo', 'PROPOSAL_MADE coo', 'PROPOSAL_MADE deputyceo']);
  await ok(decide('ceo', 'confirm'));
  await notify();
  await notify();
  expect((await notified()).filter((one) => !one.startsWith('PROPOSAL_MADE'))).toEqual([
    'PROPOSAL_CONFIRMED scheduling',
  ]);
});
