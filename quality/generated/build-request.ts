/**
 * Converts the plan of a generated call to an HTTP request, with keys from earlier responses inserted, and
 * formats a request as a curl command for reports.
 */
import { routes } from '#apps/server/http-modules.ts';
import { accessInputs } from '../support/access-inputs.ts';
import { isFed } from './arbitrary-of.ts';
import { corrupt } from './corrupt.ts';
import type { KeyPool } from './key-pool.ts';
import type { Plan } from './plan.ts';
import { rawBody } from './raw-bodies.ts';

/** A call as an HTTP request. */
export type HttpCall = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
};

/** Replaces placeholders with values from earlier responses. */
function withPoolValues(value: unknown, user: string | null, pool: KeyPool): unknown {
  if (isFed(value)) {
    return pool.pick(user, value.FedAs, value.Pick) ?? 'nobody-has-this-key';
  }
  if (Array.isArray(value)) return value.map((inner) => withPoolValues(inner, user, pool));
  if (typeof value !== 'object' || value === null) return value;
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value))
    Object.defineProperty(made, name, {
      value: withPoolValues(inner, user, pool),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return made;
}

/** Builds the planned request, using the values known so far. */
export function buildRequest(plan: Plan, pool: KeyPool, token: string | null): HttpCall {
  const known = plan.IsKnown ? structuredClone(accessInputs[`${plan.Method} ${plan.Path}`]) : undefined;
  const right = withPoolValues(plan.Given, plan.Who, pool);
  const whole = known && typeof right === 'object' && right !== null ? { ...right, ...known } : right;
  const payload =
    plan.Spoils.length === 0 && plan.Raw === null ? repaired(plan, whole) : corrupt(whole, plan.Spoils);
  const headers: Record<string, string> = {
    applanguage: plan.Language,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(plan.IdempotencyKey !== null && { 'idempotency-key': plan.IdempotencyKey }),
  };
  const url = `/api${plan.Path}`;
  if (plan.Method === 'GET') return { method: 'GET', url: `${url}?${plan.Raw ?? queryOf(payload)}`, headers };
  if (plan.Raw === null)
    return {
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: Buffer.from(JSON.stringify(payload) ?? ''),
    };
  const raw = rawBody(plan.Raw, payload);
  return {
    method: 'POST',
    url,
    headers: {
      ...headers,
      ...(raw.Type !== null && { 'content-type': raw.Type }),
      ...(raw.Encoding && { 'content-encoding': raw.Encoding }),
    },
    payload: raw.Bytes,
  };
}

/**
 * Removes optional fields that are not valid from a call that should succeed, because refinements are
 * stricter than the generated values. Required fields remain, even if they are wrong.
 */
function repaired(plan: Plan, value: unknown): unknown {
  const route = routes.find(({ method, path }) => method === plan.Method && path === plan.Path);
  if (!route || typeof value !== 'object' || value === null) return value;
  const schema = plan.Method === 'POST' ? route.body : route.query;
  const left: Record<string, unknown> = { ...value };
  for (let tries = 3; tries > 0; tries -= 1) {
    const parsed = schema.safeParse(left);
    if (parsed.success) return left;
    for (const { path, code, ...more } of parsed.error.issues) {
      if (code === 'unrecognized_keys' && path.length === 0)
        for (const name of (more as unknown as { keys: string[] }).keys) delete left[name];
      else delete left[String(path[0])];
    }
  }
  return value;
}

/** Converts an object to a query string; a list becomes repeated parameters. */
function queryOf(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return encode(payload);
  return Object.entries(payload)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${encode(name)}=${encode(one)}`),
    )
    .join('&')
    .slice(0, 12_000);
}

function encode(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value);
  // An unpaired surrogate cannot be encoded in a URL.
  return encodeURIComponent(text.toWellFormed());
}

const SHOWN = 2_000;

/** Returns the call as a curl command for repeating it in a terminal. */
export function asCurl({ method, url, headers, payload }: HttpCall): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const pairs = Object.entries(headers).map(
    ([name, value]) => `-H ${quoted(`${name}: ${name === 'authorization' ? 'Bearer …' : value}`)}`,
  );
  const body =
    payload === undefined ? [] : [`--data-binary ${quoted(payload.toString('utf8').slice(0, SHOWN))}`];
  return ['curl', '-X', method, ...pairs, ...body, quoted(url)].join(' ');
}
