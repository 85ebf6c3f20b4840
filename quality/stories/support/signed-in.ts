import type { BrowserContextOptions } from 'playwright-core';
import { signInToApi } from './api.ts';

const tokens = new Map<string, Promise<string>>();

/**
 * Returns browser storage with a demo user's session token and the given preferences, so that a browser test
 * starts signed in; the same session is used again for later calls.
 */
export async function signedIn(
  url: string,
  email: string,
  preferences: Readonly<Record<string, string>> = {},
): Promise<Pick<BrowserContextOptions, 'storageState'>> {
  const at = `${url} ${email}`;
  const token = tokens.get(at) ?? signInToApi(url, email).then((api) => api.token);
  tokens.set(at, token);
  const entries = { ...preferences, 'assay-token': await token };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] } };
}
