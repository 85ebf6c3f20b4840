/**
 * Helpers for server tests of single sign-on: a portal with an identity provider, a simulated browser that
 * keeps the portal's cookies and follows the sign-in, and the newest audit entry.
 */
import { expect } from 'vitest';
import { registerProvider } from '#modules/identity/sign-in/server/provider/routes.ts';
import { type Accounts, startAccounts } from './accounts.ts';
import { CLIENT } from './identity-provider.ts';

export const RETURN = 'https://portal.example/api/auth/provider/return';

/** A simulated browser with the cookies it has received from the portal. */
export type Browser = { cookie: string };
export const browser = (): Browser => ({ cookie: '' });

export async function startProviderPortal(
  issuer: string,
  more: Record<string, string> = {},
): Promise<Accounts> {
  const accounts = await startAccounts({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Harbour ID',
    ...more,
  });
  registerProvider(accounts.app, { db: accounts.db, settings: accounts.settings });
  return accounts;
}

export async function open(accounts: Accounts, agent: Browser, address: string): Promise<string> {
  const response = await accounts.app.inject({ url: address, headers: { cookie: agent.cookie } });
  expect(response.statusCode, response.body).toBe(302);
  const cookie = response.headers['set-cookie'];
  if (typeof cookie === 'string') agent.cookie = cookie.split(';')[0] ?? '';
  return String(response.headers.location);
}

export const start = (accounts: Accounts, agent: Browser, redirect?: string): Promise<string> =>
  open(
    accounts,
    agent,
    `/api/auth/provider/start${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`,
  );
export const newestAudit = (accounts: Accounts) =>
  accounts.db.selectFrom('Audit').selectAll().orderBy('Id', 'desc').limit(1).executeTakeFirstOrThrow();
