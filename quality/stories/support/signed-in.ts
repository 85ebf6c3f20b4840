import type { BrowserContextOptions } from 'playwright-core';
import { signInToApi } from './api.ts';

const tokens = new Map<string, Promise<string>>();

/** Returns the browser storage of a signed-in user with their stored preferences. */
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
