/** After a suspension has lasted longer than its limit, the portal proposes to withdraw the certificate; deciders decide. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { handlerOf } from '#platform/server/jobs/registry.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { certificateToDecide, GROUNDS, ok, reasons } from '#quality/support/proposal-fixture.ts';
import type { ProposalView } from '../../rules/proposals/contract.ts';
import { proposeAfterLimit } from '../../server/proposals/propose-after-limit.ts';

const NARROWER = { EN: 'Hosting at one site', CHT: '單一場所託管', CHS: '单一场所托管' };
const fieldsOf = ({ error }: { error: { Fields?: { Field: string }[] } }): string[] =>
  (error.Fields ?? []).map(({ Field }) => Field);

const DAY_MS = 86_400_000;
/** Longer than the six months of the service. */
const LATER = new Date(Date.now() + 190 * DAY_MS);

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const suspended = async (no: string) => {
  const made = await certificateToDecide(portal, no);
  await ok(made.propose('scheduling', 'suspend'));
  await ok(made.decide('ceo', 'confirm'));
  return made;
};
/** As the nightly run does after the limit. */
const night = () => proposeAfterLimit(portal.portal, LATER);

describe('a suspension longer than its limit', () => {
  test('is no reason before that, and one proposal of the portal after it, however often the night runs', async () => {
    const { proposal, open, code } = await suspended('IS-2025-00951');
    await proposeAfterLimit(portal.portal, new Date(Date.now() + 170 * DAY_MS));
    expect((await open()).Rows).toEqual([]);
    await Promise.all([night(), night()]);
    await night();
    expect((await open()).Rows).toHaveLength(1);
    expect(await proposal()).toMatchObject({
      ...{ Type: 'WITHDRAW', Status: 'PROPOSED', IsUrgent: false, ProposedBy: null, ProposedAs: null },
      Ground: { GroundCode: 'SUSPENSION', Name: { EN: 'Suspended longer than the limit' } },
      Remark: expect.stringMatching(
        /^The certificate has been suspended since .*, longer than the limit of 6 months\.\n證書自/,
      ),
    });
    // Nothing ends by itself.
    expect(await code()).toBe('SUSPENDED');
  });

  test('a decider confirms, and the certificate is withdrawn by that decision', async () => {
    const { decide, code, decisions } = await suspended('IS-2025-00952');
    await night();
    const confirmed = (await ok(decide('coo', 'confirm'))) as ProposalView;
    expect(confirmed).toMatchObject({ Status: 'CONFIRMED', ClosedAs: 'COO' });
    expect(await code()).toBe('TERMINATED');
    expect((await decisions())[0]).toMatchObject({
      ...{ Type: 'WITHDRAW', AsRole: 'COO', ProposedBy: null },
      DecidedBy: { UserKey: await portal.userKey('coo') },
    });
  });

  test('a decider declines, and it is not proposed again for the same suspension', async () => {
    const { decide, open, code } = await suspended('IS-2025-00953');
    await night();
    await ok(decide('ceo', 'decline', { Remark: 'The holder has moved and is being assessed.' }));
    await night();
    expect([(await open()).Rows, await code()]).toEqual([[], 'SUSPENDED']);
  });

  test('a decider reduces the scope instead, which another decider confirms; the suspension continues', async () => {
    const { decide, proposal, open, code, view, decisions } = await suspended('IS-2025-00956');
    await night();
    const before = (await view('admin')).data.Scope as Localized;
    const instead = { Scope: NARROWER, Remark: 'The workshop that was not assessed is closed.' };
    const same = await decide('ceo', 'reduce', { ...instead, Scope: before });
    expect([same.status, fieldsOf(same)]).toEqual([422, ['Scope']]);
    expect(await ok(decide('ceo', 'reduce', instead))).toMatchObject({
      Type: 'WITHDRAW',
      Status: 'DECLINED',
    });
    expect((await open()).Rows).toHaveLength(1);
    expect(await proposal()).toMatchObject({
      ...{ Type: 'REDUCE_SCOPE', Status: 'PROPOSED', Remark: instead.Remark, ProposedAs: 'CEO' },
      ProposedBy: { UserKey: await portal.userKey('ceo') },
      ScopeChange: { Before: before, After: NARROWER },
      Ground: { GroundCode: 'SUSPENSION' },
    });
    expect(reasons(await decide('ceo', 'confirm'))).toEqual(['REASON_PROPOSAL_OWN']);
    await ok(decide('coo', 'confirm'));
    expect([await code(), (await view('admin')).data.Scope]).toEqual(['SUSPENDED', NARROWER]);
    expect((await decisions())[0]).toMatchObject({
      ...{ Type: 'REDUCE_SCOPE', AsRole: 'COO' },
      ProposedBy: { UserKey: await portal.userKey('ceo') },
    });
    await night();
    expect((await open()).Rows).toEqual([]);
  });

  test('after a reduction instead of a withdrawal that staff proposed, the portal proposes no withdrawal', async () => {
    const { propose, decide, open } = await suspended('IS-2025-00958');
    await ok(propose('scheduling', 'withdraw', GROUNDS));
    await ok(decide('ceo', 'reduce', { Scope: NARROWER, Remark: 'One site remains.' }));
    await night();
    expect((await open()).Rows.map(({ Type }) => Type)).toEqual(['REDUCE_SCOPE']);
    // The proposer of the reduction withdraws it; the withdrawal was declined in this suspension.
    await ok(decide('ceo', 'withdraw'));
    await night();
    expect((await open()).Rows).toEqual([]);
  });

  test('two deciders act at once, one withdraws and the other reduces: one outcome', async () => {
    const { decide, open, code } = await suspended('IS-2025-00957');
    await night();
    const answers = await Promise.all([
      decide('coo', 'confirm'),
      decide('ceo', 'reduce', { Scope: NARROWER, Remark: 'One site remains.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isWithdrawn = answers[0].status === 200;
    expect([await code(), (await open()).Rows.length]).toEqual(
      isWithdrawn ? ['TERMINATED', 0] : ['SUSPENDED', 1],
    );
  });

  test('it is not proposed while staff have proposed the same', async () => {
    const { propose, open } = await suspended('IS-2025-00954');
    await ok(propose('scheduling', 'withdraw', GROUNDS));
    await night();
    expect((await open()).Rows.map(({ ProposedBy }) => ProposedBy?.UserKey)).toEqual([
      await portal.userKey('scheduling'),
    ]);
  });

  test('no one can withdraw the proposal of the portal, and the deciders are notified of it', async () => {
    const { proposal, decide } = await suspended('IS-2025-00955');
    await night();
    const { ProposalKey } = await proposal();
    const withdrawn = await decide('scheduling', 'withdraw');
    expect(withdrawn.status).toBe(409);
    const { Id } = await portal.db
      .selectFrom('DecisionProposal')
      .select('Id')
      .where('ProposalKey', '=', ProposalKey)
      .executeTakeFirstOrThrow();
    await handlerOf('decision.proposal.notify')(portal.portal, { ProposalId: Id }, { IsLast: false });
    const notified = await portal.db
      .selectFrom('Notification')
      .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
      .select('Account.Email')
      .where('Notification.Kind', '=', 'PROPOSAL_MADE')
      .where(sql<boolean>`params ->> 'ProposalKey' = ${ProposalKey}`)
      .execute();
    expect(notified.map(({ Email }) => Email.split('@')[0]).toSorted()).toEqual(['ceo', 'coo', 'deputyceo']);
  });
});
