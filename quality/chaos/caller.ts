/**
 * API client of a simulated user in chaos tests: records every call, retries unanswered calls with the same
 * idempotency key, and records 401 and 500 responses as errors.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signInToApi } from '../stories/support/api.ts';
import type { Entry, History } from './history.ts';

/**
 * Records forbidden answers: no user may be logged out, and errors must be reported as such, never as status
 * 500.
 */
function checkAnswer(history: Pick<History, 'wrong'>, { No, Who, Path, Status, Code }: Entry): void {
  const what = `#${No} ${Who} ${Path}: ${Status} ${Code}`;
  if (Status === 401) history.wrong.push(`LOGGED_OUT ${what}`);
  if (Status === 500) history.wrong.push(`UNEXPECTED ${what}`);
}

const TIMEOUT_MS = 10_000;
/** How long a caller keeps retrying until the outcome of a request is known. */
const STUBBORN_MS = 180_000;
const RETRY_DELAY_MS = 250;

export type Json = Record<string, unknown>;
type More = { race?: string; hasNoKey?: true };

/** A working user: every call is recorded, and unanswered calls are retried with the same key. */
export type Caller = {
  who: string;
  token: string;
  /** Returns null if the request was refused. */
  get: (path: string, query?: Record<string, string>) => Promise<Json | null>;
  write: (path: string, body: Json, more?: More) => Promise<Entry>;
  /** Sent only once, because an upload has no idempotency key. */
  upload: (name: string, bytes: Uint8Array) => Promise<Entry>;
};

export type Place = { url: string; history: History };

export async function newCaller(place: Place, user: string): Promise<Caller> {
  return callerWith(place, user, await signIn(place.url, user));
}

/** Retries, because the portal may just have been killed. */
async function signIn(url: string, user: string): Promise<string> {
  for (const end = Date.now() + STUBBORN_MS; ; await pause(RETRY_DELAY_MS)) {
    try {
      return (await signInToApi(url, `${user}@demo.test`)).token;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

function callerWith({ url, history }: Place, user: string, token: string): Caller {
  const authorization = `Bearer ${token}`;
  const json = { authorization, 'content-type': 'application/json' };
  const ask = async (entry: Entry, path: string, init: RequestInit): Promise<boolean> => {
    entry.Times += 1;
    history.write('invoke', entry);
    const answer = await answerOf(`${url}/api${path}`, init);
    const isKnown = typeof answer === 'object' && answer.status < 500;
    entry.Outcome = !isKnown ? 'unknown' : answer.status === 200 ? 'ok' : 'fail';
    entry.Status = typeof answer === 'object' ? answer.status : 0;
    entry.Code = typeof answer === 'object' ? String(answer.body.Code ?? '') : answer;
    // Status 503 is an orderly answer, and a time-out may be caused by a slow machine: neither counts as
    // broken.
    if (!isKnown && entry.Status !== 503 && entry.Code !== 'SLOW') entry.Broken += 1;
    entry.Answer = isKnown ? ((answer.body.data ?? {}) as Json) : {};
    history.write(entry.Outcome, entry);
    checkAnswer(history, entry);
    return isKnown;
  };
  const stubborn = async (entry: Entry, path: string, init: RequestInit): Promise<Entry> => {
    for (const end = Date.now() + STUBBORN_MS; !(await ask(entry, path, init)); await pause(RETRY_DELAY_MS))
      if (Date.now() > end) break;
    return entry;
  };
  const begin = (Path: string, Key: string, Body: Json, Race = '') =>
    history.start({ Who: user, Path, Key, Body, Race });
  return {
    who: user,
    token,
    get: async (path, query = {}) => {
      const { Outcome, Answer } = await stubborn(
        begin(path, '', {}),
        `${path}?${new URLSearchParams(query)}`,
        { headers: { authorization } },
      );
      return Outcome === 'ok' ? Answer : null;
    },
    write: (path, body, { race = '', hasNoKey } = {}) => {
      const key = hasNoKey ? '' : randomUUID();
      const headers = key ? { ...json, 'idempotency-key': key } : json;
      return stubborn(begin(path, key, body, race), path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    },
    upload: async (name, bytes) => {
      const form = new FormData();
      form.append('Kind', 'document');
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
      const entry = begin('/media/upload', '', { name });
      await ask(entry, '/media/upload', { method: 'POST', headers: { authorization }, body: form });
      return entry;
    },
  };
}

async function answerOf(
  address: string,
  init: RequestInit,
): Promise<{ status: number; body: Json } | 'SLOW' | 'CUT'> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    // The proxy in front of the portal answers errors with an HTML page.
    return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as Json) : {} };
  } catch (problem) {
    return (problem as Error).name === 'TimeoutError' ? 'SLOW' : 'CUT';
  }
}
