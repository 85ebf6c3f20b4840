/**
 * Calls an API route from the browser, typed by its contract: adds token and language, retries temporary
 * failures, shows prompts such as for new terms, invalidates cached answers that an action changed, and throws an
 * ApiError on failure.
 */
import type { BodyOf, DataOf, QueryOf, Route } from '#platform/common/contract/define-route.ts';
import { errorBody } from '#platform/common/contract/error.ts';
import { withoutMarks } from '#platform/common/i18n/marks.ts';
import { isMarking } from '../i18n/marking.ts';
import { currentLanguage } from '../i18n/preferences.ts';
import { getToken, reasonOf, sessionEnded } from '../session/token.ts';
import { ApiError } from './api-error.ts';
import { isTransient, isTransientStatus } from './is-transient.ts';
import { whileLoading } from './loading.ts';
import { resolvePrerequisite } from './prerequisites.ts';
import { applyTouched } from './touched.ts';

/** HTTP timeout of specification point 9. */
const TIMEOUT_MS = 300_000;
/** Delays before silent retries, in ms. */
const WAITS = [400, 1200, 3000, 6000];

export type CallInput<R extends Route> = {
  query?: QueryOf<R>;
  body?: BodyOf<R>;
  /** One per user intention, the same on every retry, so that an action is executed once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** For repeated background calls: shows no loading bar. */
  isQuiet?: boolean;
  /** The user is still writing, or leaves the screen: other answers are reloaded when next shown. */
  isReloadDeferred?: boolean;
  /** The browser caches the response and revalidates it. */
  isRevalidated?: boolean;
};

export const newIdempotencyKey = (): string => crypto.randomUUID();

/** Calls an API route, typed by its contract. Returns `data`; throws an ApiError on any failure. */
export async function call<R extends Route>(route: R, input: CallInput<R> = {}): Promise<DataOf<R>> {
  const isSafeToRepeat = route.method === 'GET' || input.idempotencyKey !== undefined;
  const tried = () => withRetries(() => once(route, input), isSafeToRepeat, input.signal);
  const work = () =>
    tried().catch(async (error: unknown) => {
      // Background calls never prompt for sign-in or consent.
      const isAsking = route.method === 'GET' || !input.isQuiet;
      if (isAsking && (await resolvePrerequisite(error))) return tried();
      throw error;
    });
  return route.method === 'GET' && !input.isQuiet ? whileLoading(work) : work();
}

async function withRetries<T>(
  attempt: () => Promise<T>,
  isSafeToRepeat: boolean,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = WAITS[tries];
      if (!isTransient(error) || !isSafeToRepeat || wait === undefined || signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

async function once<R extends Route>(route: R, input: CallInput<R>): Promise<DataOf<R>> {
  const token = getToken();
  const response = await send(route, input, token);
  const answer = await bodyOf(response, input.signal);
  if (response.ok && isData(answer)) {
    if (route.method === 'POST' && token === getToken())
      applyTouched(response.headers.get('touched'), input.isReloadDeferred ? 'none' : 'active');
    return answer.data as DataOf<R>;
  }
  const failure = errorBody.safeParse(answer);
  const error = new ApiError(
    response.status,
    failure.success
      ? failure.data
      : { Code: isTransientStatus(response.status) ? 'ERR_UNAVAILABLE' : 'ERR_SERVER', Message: '' },
    secondsOf(response.headers.get('retry-after')),
  );
  // A failed sign-in sends no token; only a token that has become invalid ends the session.
  if ((error.Status === 401 || error.Code === 'ERR_AUTH') && token !== null && token === getToken())
    sessionEnded(reasonOf(error.Reasons));
  throw error;
}

/** Parses seconds; the portal does not send dates, and other values are ignored. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header) ? Number(header) : null;

async function send<R extends Route>(route: R, input: CallInput<R>, token: string | null): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(addressOf(route.path, input.query), {
      method: route.method,
      headers: headersOf(route.method, token, input.idempotencyKey),
      body: route.method === 'POST' ? bodyText(input.body) : undefined,
      signal: input.signal ? AbortSignal.any([timeout, input.signal]) : timeout,
      cache: input.isRevalidated ? 'no-cache' : 'no-store',
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiError(0, { Code: 'ERR_NETWORK', Message: '' });
  }
}

/** Input may contain pasted texts with invisible marks; they are removed before sending. */
const bodyText = (body: unknown): string => {
  const text = JSON.stringify(body ?? {});
  return isMarking() ? withoutMarks(text) : text;
};

/**
 * Reads the response body. An interrupted body counts as no response; a body that is not JSON comes from a
 * server in front of the portal.
 */
async function bodyOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    if (signal?.aborted) throw error;
    throw new ApiError(0, { Code: 'ERR_NETWORK', Message: '' });
  }
}

function headersOf(
  method: Route['method'],
  token: string | null,
  idempotencyKey: string | undefined,
): Record<string, string> {
  return {
    AppLanguage: currentLanguage(),
    ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
}

/** Builds the URL. Empty values are omitted: an unset filter is no filter. */
function addressOf(path: string, query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `/api${path}${text && `?${text}`}`;
}

const isData = (answer: unknown): answer is { data: unknown } =>
  typeof answer === 'object' && answer !== null && 'data' in answer;
