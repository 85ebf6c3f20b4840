/** The deployment page: what it shows of the environment, its states, and that no secret leaves the server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { DeploymentPart } from '../../rules/contract.ts';
import { describeSigning } from '../../server/deployment/describe-signing.ts';

const SECRET = 'GeHeImNiS42';
let plain: TestPortal;
let full: TestPortal;
beforeAll(async () => {
  plain = await startTestPortal();
  full = await startTestPortal({
    // Port 9 answers nothing.
    SMTP_URL: `smtp://mailer:${SECRET}@127.0.0.1:9`,
    MAIL_FROM: 'Body <post@body.example>',
    STRIPE_SECRET_KEY: `sk_test_${SECRET}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${SECRET}`,
    TSA_URL: `https://user:${SECRET}@stamps.example/tsa?key=${SECRET}`,
    OIDC_ISSUER: 'https://login.example/realm',
    OIDC_CLIENT_ID: 'assay',
    OIDC_CLIENT_SECRET: SECRET,
    OIDC_NAME: 'Example',
  });
});
afterAll(async () => {
  await plain.close();
  await full.close();
});

async function partsOf(portal: TestPortal): Promise<Record<string, DeploymentPart>> {
  const { data, status } = await portal.get('it', '/deployment/view');
  expect(status).toBe(200);
  return Object.fromEntries((data.Parts as DeploymentPart[]).map((part) => [part.Part, part]));
}
const factsOf = (part: DeploymentPart | undefined): Record<string, string> =>
  Object.fromEntries((part?.Facts ?? []).map(({ Name, Value }) => [Name, Value]));

test('the page is for ADMIN and IT only', async () => {
  expect((await plain.get('admin', '/deployment/view')).status).toBe(200);
  for (const user of ['sub-admin', 'finance', 'ceo', 'client'])
    expect((await plain.get(user, '/deployment/view')).status).toBe(403);
});

test('what is configured is shown with the variables that do, and no secret', async () => {
  const parts = await partsOf(full);
  expect(parts.MAIL).toMatchObject({ State: 'OK', Note: null });
  expect(factsOf(parts.MAIL)).toEqual({
    HOST: '127.0.0.1',
    PORT: '9',
    TLS: 'DEPLOYMENT_TLS_STARTTLS',
    USER: 'DEPLOYMENT_YES',
    SENDER: 'Body <post@body.example>',
  });
  expect(parts.MAIL?.Variables).toContainEqual({ Name: 'SMTP_URL', IsSet: true });
  expect(parts.PAYMENTS?.State).toBe('OK');
  expect(factsOf(parts.PAYMENTS)).toMatchObject({ PROVIDER: 'Stripe', MODE: 'DEPLOYMENT_MODE_TEST' });
  expect(factsOf(parts.STAMPS)).toEqual({ HOST: 'stamps.example' });
  expect(factsOf(parts.PROVIDER)).toMatchObject({ HOST: 'login.example', AUDIENCE: 'staff' });
  expect(factsOf(parts.DATABASE)).toMatchObject({ VERSION: expect.stringMatching(/^PostgreSQL \d+/) });
  expect(Number(factsOf(parts.DATABASE).SIZE)).toBeGreaterThan(1_000_000);
  expect(factsOf(parts.ADDRESS)).toMatchObject({ ADDRESS: 'http://portal.test' });
  expect(JSON.stringify(await full.get('it', '/deployment/view'))).not.toContain(SECRET);
});

test('what is missing is named with its consequence', async () => {
  const parts = await partsOf(plain);
  expect(parts.MAIL).toMatchObject({ State: 'WARN', Note: 'DEPLOYMENT_MAIL_NONE' });
  expect(parts.STAMPS).toMatchObject({ State: 'WARN', Note: 'DEPLOYMENT_STAMPS_NONE' });
  expect(parts.PROVIDER).toMatchObject({ State: 'OFF' });
  expect(parts.PAYMENTS).toMatchObject({ State: 'OFF', Note: 'DEPLOYMENT_PAYMENTS_SANDBOX' });
  expect(parts.STORE?.Variables).toContainEqual({ Name: 'S3_BUCKET', IsSet: false });
  // No worker runs in this test.
  expect(parts.PROCESSES).toMatchObject({ State: 'FAIL', Note: 'DEPLOYMENT_PROCESSES_NO_WORKER' });
});

test('the signing certificate warns below 60 days, and fails after its end', async () => {
  const { settings } = plain.portal;
  const now = await describeSigning(settings, new Date());
  expect(now).toMatchObject({ State: 'WARN', Note: 'DEPLOYMENT_SIGNING_DEMO' });
  const end = Date.parse(now.Facts.find(({ Name }) => Name === 'VALID_UNTIL')?.Value ?? '');
  const daysBefore = async (days: number) => {
    const { State, Note, Facts } = await describeSigning(settings, new Date(end - days * 86_400_000));
    return { State, Note, Days: Facts.find(({ Name }) => Name === 'DAYS_LEFT')?.Value };
  };
  expect(await daysBefore(60)).toEqual({ State: 'WARN', Note: 'DEPLOYMENT_SIGNING_DEMO', Days: '60' });
  expect(await daysBefore(59)).toEqual({ State: 'WARN', Note: 'DEPLOYMENT_SIGNING_SOON', Days: '59' });
  expect(await daysBefore(-1)).toEqual({ State: 'FAIL', Note: 'DEPLOYMENT_SIGNING_INVALID', Days: '0' });
  const unreadable = { ...settings, SIGNING_P12: '/nowhere.p12' };
  expect(await describeSigning(unreadable, new Date())).toMatchObject({
    State: 'FAIL',
    Note: 'DEPLOYMENT_SIGNING_UNREADABLE',
  });
});

test('a check connects, and reports the failure without the password', async () => {
  const { data } = await full.post('it', '/deployment/check', { Part: 'MAIL' });
  expect(data.Findings).toMatchObject([{ Level: 'FAIL', What: expect.stringContaining('127.0.0.1:9') }]);
  expect(JSON.stringify(data)).not.toContain(SECRET);
  const store = await plain.post('admin', '/deployment/check', { Part: 'STORE' });
  expect((store.data.Findings as { Level: string; What: string }[])[0]).toMatchObject({
    Level: 'OK',
    What: expect.stringContaining('stores, returns and removes a file'),
  });
  expect((await plain.post('it', '/deployment/check', { Part: 'DATABASE' })).status).toBe(422);
  expect((await plain.post('sub-admin', '/deployment/check', { Part: 'STORE' })).status).toBe(403);
});
