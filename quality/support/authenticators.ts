/**
 * Helpers for tests of two-factor sign-in: compute one-time codes, sign in and set up an authenticator app,
 * and avoid the end of a 30-second step.
 */
import { generateSync } from 'otplib';
import { type Accounts, PASSWORD } from './accounts.ts';

const nowSeconds = (): number => Math.floor(Date.now() / 1000);
export const codeAt = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: nowSeconds() + steps * 30 });

/**
 * Waits if a 30-second step is about to end: a test that reads the clock twice must not span two steps,
 * although adjacent codes are valid.
 */
export async function awayFromStep(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 3_000) await new Promise((next) => setTimeout(next, left + 50));
}

/** Helpers that sign in and set up second factors, for authentication tests. */
export function authenticators(portal: () => Accounts) {
  const login = (Email: string, more: object = {}, entry = 'backend', address = '10.0.0.1') =>
    portal().post(`/auth/${entry}/login`, { Email, Password: PASSWORD, ...more }, { address });
  const tokenOf = async (email: string, more: object = {}) => String((await login(email, more)).data.Token);

  /** Sets up an authenticator with the previous step's code, so that the current code is still unused. */
  async function withAuthenticator(
    email: string,
    roles: Parameters<Accounts['addAccount']>[1] = ['FINANCE'],
  ) {
    await awayFromStep();
    const id = await portal().addAccount(email, roles);
    const token = await tokenOf(email);
    const { data: begun } = await portal().post('/two-factor/authenticator/begin', {}, { token });
    const secret = String(begun.Secret);
    const body = { Code: codeAt(secret, -1) };
    const { data } = await portal().post('/two-factor/authenticator/confirm', body, { token });
    return { id, token, secret, codes: data.RecoveryCodes as string[] };
  }
  return { login, tokenOf, withAuthenticator };
}
