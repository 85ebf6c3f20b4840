/**
 * Helpers for tests of sessions: sign in with a password, read the newest email, see whether a session is
 * still open and what it can see, wait for a state, and read raw responses.
 */
import { expect } from 'vitest';
import type { TestPortal } from './portal.ts';

/** Returns the newest email to an address, and the code in its link. */
export async function newestMail(portal: TestPortal, to: string) {
  const mail = await portal.db
    .selectFrom('Mail')
    .select(['Subject', 'Text'])
    .where('Recipient', '=', to)
    .orderBy('Id', 'desc')
    .executeTakeFirstOrThrow();
  return { ...mail, code: /code=([\w-]+)/.exec(mail.Text)?.[1] ?? '' };
}

/** Signs in through the regular endpoint; throws the status of a refusal. */
export async function signIn(portal: TestPortal, Email: string, Password: string, entry = 'web') {
  const { status, data } = await portal.post(null, `/auth/${entry}/login`, { Email, Password });
  if (status !== 200) throw new Error(String(status));
  return session(portal, String(data.Token));
}

export type Session = ReturnType<typeof session>;
function session(portal: TestPortal, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    isOpen: async () => (await portal.app.inject({ url: '/api/user/info', headers })).statusCode === 200,
    /** Returns the sorted keys of the applications visible in the session. */
    keys: async () => {
      const answer = await portal.app.inject({ url: '/api/application/list?PageSize=100', headers });
      const { Rows } = answer.json().data as { Rows: { ApplicationKey: string }[] };
      return Rows.map((row) => row.ApplicationKey).toSorted();
    },
    post: async (path: string, body: object) => {
      const answer = await portal.app.inject({ method: 'POST', url: `/api${path}`, payload: body, headers });
      return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
    },
  };
}

/** Waits up to a second for the assertion to succeed. */
export const eventually = (holds: () => Promise<void>): Promise<void> =>
  expect
    .poll(
      () =>
        holds().then(
          () => true,
          () => false,
        ),
      { timeout: 1_000, interval: 20 },
    )
    .toBe(true);

/** Returns the whole response as text, for comparison byte by byte. */
export async function rawResponse(
  portal: TestPortal,
  user: string,
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, unknown>,
): Promise<string> {
  const headers = await portal.token(user);
  const answer = await portal.app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(method === 'POST' ? { payload: fields } : { query: fields as Record<string, string> }),
  });
  return `${answer.statusCode} ${answer.body}`;
}
