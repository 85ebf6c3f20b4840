/** API client for browser tests: signs in and performs steps that a test does not cover on screen. */
import { DEMO_PASSWORD } from './person.ts';

/** Without a time-out, a silently lost connection would block the whole test. */
const TIMEOUT_MS = 30_000;

type Json = Record<string, unknown>;
export type Answer = { status: number; data: Json; error: Json };

/** A signed-in user who calls the API directly, for steps that the test does not cover on screen. */
export type Api = {
  token: string;
  get: (path: string, query?: Record<string, string>) => Promise<Answer>;
  post: (path: string, body: Json, headers?: Record<string, string>) => Promise<Answer>;
  upload: (kind: string, name: string, bytes: Uint8Array) => Promise<string>;
};

export async function signInToApi(url: string, email: string, password = DEMO_PASSWORD): Promise<Api> {
  const side = email.startsWith('client') || email.startsWith('sub-client') ? 'web' : 'backend';
  const answer = await send(`${url}/api/auth/${side}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: email, Password: password }),
  });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(answer.error)}`);
  return apiWith(url, String(answer.data.Token));
}

/** Returns an API client for a session token. */
export function apiWith(url: string, token: string): Api {
  const authorization = `Bearer ${token}`;
  return {
    token,
    get: (path, query = {}) =>
      send(`${url}/api${path}?${new URLSearchParams(query)}`, { headers: { authorization } }),
    post: (path, body, headers = {}) =>
      send(`${url}/api${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    upload: async (kind, name, bytes) => {
      const form = new FormData();
      form.append('Kind', kind);
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
      const init = { method: 'POST', headers: { authorization }, body: form };
      const answer = await send(`${url}/api/media/upload`, init);
      if (answer.status !== 200) throw new Error(`no upload: ${JSON.stringify(answer.error)}`);
      return String(answer.data.FileKey);
    },
  };
}

async function send(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const error = (await response.json()) as Json;
  return { status: response.status, data: (error.data ?? {}) as Json, error };
}
