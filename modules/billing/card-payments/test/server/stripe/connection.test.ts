import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPaymentPortal } from '#quality/support/payment-portal.ts';
import { type StripePortal, startStripePortal } from '#quality/support/stripe-portal.ts';
import { connectionView } from '../../../server/connection/connection-view.ts';
import { refreshConnection } from '../../../server/connection/refresh-connection.ts';
import { alignConnections } from '../../../server/provider/align-connections.ts';

let testPortal: StripePortal;
beforeAll(async () => {
  testPortal = await startStripePortal({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
});
afterAll(() => testPortal.close());
beforeEach(async () => {
  testPortal.stripe.isDown = false;
  await testPortal.db.deleteFrom('PaymentConnection').execute();
});

const connection = () => testPortal.db.selectFrom('PaymentConnection').selectAll().executeTakeFirst();
const audits = (event: string) =>
  testPortal.db
    .selectFrom('Audit')
    .select(['Object', 'Detail'])
    .where('Event', '=', event)
    .orderBy('Id')
    .execute();
/** Makes the last step-up authentication an hour old. */
const expireStepUp = () =>
  testPortal.db
    .updateTable('Session')
    .set({ ProvenAt: new Date(Date.now() - 3_600_000) })
    .execute();

describe('connection status', () => {
  test('not connected: shows the configuration and the webhook address for Stripe', async () => {
    const { data } = await testPortal.get('it', '/stripe/state');
    expect(data).toMatchObject({
      Provider: 'STRIPE',
      Mode: 'TEST',
      Ui: 'CHECKOUT',
      IsScriptLoaded: true,
      WebhookUrl: 'http://portal.test/api/stripe/webhook',
      LastEvent: null,
      UnderWay: 0,
      IsAway: false,
      Connection: null,
    });
    expect(data.WebhookEvents).toContain('checkout.session.completed');
  });

  test('no secret leaves the server', async () => {
    const text = JSON.stringify((await testPortal.get('admin', '/stripe/state')).data);
    expect(text).not.toMatch(/sk_test|whsec/);
  });

  test('Stripe unavailable: shows the last known status as outdated', async () => {
    await testPortal.post('admin', '/stripe/connect', { Way: 'OWN' });
    testPortal.stripe.isDown = true;
    const { status, data } = await testPortal.get('admin', '/stripe/state');
    expect([status, data.IsAway]).toEqual([200, true]);
    expect(data.Connection).toMatchObject({ Name: 'Assay Certification', IsCharging: true });
  });
});

describe('connecting', () => {
  test('the account of the key: its status is fetched, it is offered from then on, and logged', async () => {
    const { status, data } = await testPortal.post('admin', '/stripe/connect', { Way: 'OWN' });
    expect(status).toBe(200);
    expect(data.Connection).toMatchObject({
      Way: 'OWN',
      Account: null,
      Name: 'Assay Certification',
      IsCharging: true,
      IsPayingOut: true,
      Requirements: [],
    });
    expect(await connection()).toMatchObject({ Provider: 'STRIPE', Account: null, IsCharging: true });
    expect((await audits('PAYMENT_CONNECT')).at(-1)).toEqual({
      Object: 'STRIPE',
      Detail: { Way: 'OWN', Account: null, IsCharging: true },
    });
  });

  test('a linked account is offered only after Stripe has enabled it and the status was refreshed', async () => {
    const { data } = await testPortal.post('it', '/stripe/connect', { Way: 'LINKED', Name: 'Branch Ltd' });
    const stored = await connection();
    expect(data.Connection).toMatchObject({
      Way: 'LINKED',
      Name: 'Branch Ltd',
      IsCharging: false,
      Requirements: ['external_account', 'business_profile.url'],
    });
    expect((data.Connection as { Account: string }).Account).toMatch(/^acct_….{4}$/);
    expect(stored?.Account).toMatch(/^acct_\d{14}Tst$/);

    const link = await testPortal.post('it', '/stripe/connect/link', {});
    expect(link.data.Url).toBe(`https://connect.stripe.test/setup/${stored?.Account}`);
    expect((await audits('PAYMENT_CONNECT_LINK')).at(-1)).toEqual({
      Object: 'STRIPE',
      Detail: { Account: stored?.Account },
    });

    Object.assign(testPortal.stripe.ledgerOf(null).things.get(stored?.Account ?? '') ?? {}, {
      charges_enabled: true,
      requirements: { currently_due: [], past_due: [] },
    });
    const after = await testPortal.get('it', '/stripe/state');
    expect(after.data.Connection).toMatchObject({ IsCharging: true, IsPayingOut: false, Requirements: [] });
    expect(await connection()).toMatchObject({ IsCharging: true, Requirements: [] });
  });

  test('the same request twice creates one account at Stripe and gets the same response', async () => {
    const body = { Way: 'LINKED', Name: 'Twice Ltd' };
    const key = { 'idempotency-key': 'one-intention-of-connecting' };
    const made = testPortal.stripe.ledgerOf(null).things.size;
    const all = await Promise.all(
      [1, 2, 3].map(() => testPortal.post('admin', '/stripe/connect', body, key)),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(all[1]?.data).toEqual(all[0]?.data);
    expect(testPortal.stripe.ledgerOf(null).things.size).toBe(made + 1);
  });

  test('two concurrent users: one connects, the other is refused with the reason', async () => {
    const all = await Promise.all(
      ['admin', 'it'].map((user) => testPortal.post(user, '/stripe/connect', { Way: 'OWN' })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = all.find(({ status }) => status === 409);
    expect(lost?.error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_CONNECTED']);
  });

  test('Stripe unreachable: nothing is connected, and a readable error is shown', async () => {
    testPortal.stripe.isDown = true;
    const { status, error } = await testPortal.post('admin', '/stripe/connect', { Way: 'OWN' });
    expect(status).toBeGreaterThanOrEqual(502);
    expect(error.Code).toBe('ERR_UNAVAILABLE');
    expect(await connection()).toBeUndefined();
  });

  test.each([
    [{ Way: 'LINKED' }, 'Name'],
    [{ Way: 'LINKED', Name: '  ' }, 'Name'],
    [{ Way: 'LINKED', Name: 'x'.repeat(101) }, 'Name'],
    [{ Way: 'SOMETHING' }, 'Way'],
  ])('%j is refused at its field', async (body, field) => {
    const { status, error } = await testPortal.post('admin', '/stripe/connect', body);
    expect([status, error.Fields?.map(({ Field }) => Field)]).toEqual([422, [field]]);
  });

  test.each(['/stripe/connect', '/stripe/connect/link', '/stripe/disconnect'])(
    '%s requires step-up authentication',
    async (path) => {
      await expireStepUp();
      const { status, error } = await testPortal.post('admin', path, {});
      expect([status, error.Reasons?.[0]?.Code]).toEqual([403, 'ERR_STEP_UP']);
      await testPortal.db.updateTable('Session').set({ ProvenAt: new Date() }).execute();
    },
  );
});

describe('a key of the other mode', () => {
  test('no payments until the account is connected again; the page shows that', async () => {
    await testPortal.post('admin', '/stripe/connect', { Way: 'OWN' });
    expect(await connection()).toMatchObject({ Mode: 'TEST', IsCharging: true });
    const live = { ...testPortal.portal.settings, STRIPE_SECRET_KEY: 'sk_live_1' };
    await alignConnections(testPortal.db, live);
    expect(await connection()).toMatchObject({ Mode: 'TEST', IsCharging: false });
    await testPortal.db.updateTable('PaymentConnection').set({ IsCharging: true }).execute();
    await refreshConnection({ ...testPortal.portal, settings: live }, new Date());
    expect(await connection()).toMatchObject({ Mode: 'TEST', IsCharging: false });
    expect(await connectionView(testPortal.db, live, { IsAway: false })).toMatchObject({
      Mode: 'LIVE',
      IsOtherMode: true,
    });
    const same = await testPortal.get('admin', '/stripe/state');
    expect(same.data).toMatchObject({ IsOtherMode: false, Connection: { IsCharging: true } });
  });

  test('a connection stored without its mode gets it at the next refresh', async () => {
    await testPortal.post('admin', '/stripe/connect', { Way: 'OWN' });
    await testPortal.db.updateTable('PaymentConnection').set({ Mode: null }).execute();
    await testPortal.get('admin', '/stripe/state');
    expect(await connection()).toMatchObject({ Mode: 'TEST', IsCharging: true });
  });
});

describe('disconnecting', () => {
  test('no payments are offered; it is logged; repeating it has no effect', async () => {
    await testPortal.post('admin', '/stripe/connect', { Way: 'OWN' });
    const { status, data } = await testPortal.post('admin', '/stripe/disconnect', {});
    expect([status, data.Connection]).toEqual([200, null]);
    expect((await audits('PAYMENT_DISCONNECT')).at(-1)).toEqual({
      Object: 'STRIPE',
      Detail: { Account: null },
    });
    const again = await testPortal.post('admin', '/stripe/disconnect', {});
    expect([again.status, again.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_NOT_CONNECTED']);
    const link = await testPortal.post('admin', '/stripe/connect/link', {});
    expect([link.status, link.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_NOT_CONNECTED']);
  });

  test('earlier payments are tracked to their end and can be refunded', async () => {
    await testPortal.post('admin', '/stripe/connect', { Way: 'OWN' });
    const bill = await testPortal.bill();
    const session = await testPortal.start(bill);
    expect((await testPortal.get('admin', '/stripe/state')).data.UnderWay).toBe(1);
    await testPortal.post('admin', '/stripe/disconnect', {});
    testPortal.stripe.pay(session);
    await testPortal.sendEvent(
      testPortal.stripe.event(
        'checkout.session.completed',
        testPortal.stripe.ledgerOf(null).things.get(session) as never,
      ),
    );
    await testPortal.work();
    expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PAID', IsOnline: true });
  });
});

test('without a Stripe key the page shows the sandbox, and one click connects it', async () => {
  const portal = await startPaymentPortal();
  try {
    // As in the demo: without a connecting user.
    expect((await portal.get('admin', '/stripe/state')).data.Connection).toMatchObject({
      Way: 'LINKED',
      Account: 'sba_house',
      Name: 'Sandbox',
      ConnectedBy: null,
    });
    await portal.db.deleteFrom('PaymentConnection').execute();
    expect((await portal.get('admin', '/stripe/state')).data).toMatchObject({
      Provider: 'SANDBOX',
      Mode: 'TEST',
      IsScriptLoaded: false,
      Connection: null,
      WebhookEvents: [],
    });
    const { data } = await portal.post('admin', '/stripe/connect', {});
    expect(data.Connection).toMatchObject({ IsCharging: true, Requirements: [] });
    const webhook = await portal.app.inject({ method: 'POST', url: '/api/stripe/webhook', payload: {} });
    expect(webhook.statusCode).toBe(404);
  } finally {
    await portal.close();
  }
});

describe('content security policy for Stripe’s script', () => {
  const policyOf = async (portal: { app: StripePortal['app'] }) =>
    String((await portal.app.inject({ url: '/api/auth/config' })).headers['content-security-policy']);

  test('with a publishable key it is allowed, and the key is sent to the browser', async () => {
    const policy = await policyOf(testPortal);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    expect((await testPortal.get(null, '/auth/config')).data.StripePublishableKey).toBe('pk_test_1');
  });

  test('without one it does not contain Stripe', async () => {
    const portal = await startPaymentPortal();
    try {
      expect(await policyOf(portal)).not.toContain('stripe');
      expect((await portal.get(null, '/auth/config')).data.StripePublishableKey).toBeNull();
    } finally {
      await portal.close();
    }
  });
});
