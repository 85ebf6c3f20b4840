import type { BrowserContextOptions } from 'playwright-core';
import { signInToApi } from './api.ts';

const tokens = new Map<string, Promise<string>>();

/** A browser with a signed-in user and the preferences they have chosen there before. */
export async function signedIn(
  url: string,
  email: string,
  preferences: Readonly<Record<string, string>> = {},
): Promise<Pick<BrowserContextOptions, 'storageState'>> {
  const at = `${url} ${email}`;
  const token = tokens.get(at) ?? signInToApi(url, email).then((api) => api.token);
  tokens.set(at, token);
  const kept = { ...preferences, 'assay-token': await token };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] } };
}
