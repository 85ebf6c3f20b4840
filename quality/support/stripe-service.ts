/**
 * Runs a simulated Stripe server with idempotency keys, connected accounts, webhook events and faults (lost,
 * refused or slow responses), for payment tests.
 */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripeAnswer } from './stripe-answers.ts';
import { type Form, readForm } from './stripe-form.ts';
import { newId, StripeError, type StripeLedger, type Thing } from './stripe-ledger.ts';
import { type CardFate, payWith, settle } from './stripe-payer.ts';

export const STRIPE_KEY = 'sk_test_of_nobody_but_the_tests';
export const STRIPE_SECRET = 'whsec_of_nobody_but_the_tests';

export type StripeRequest = {
  method: string;
  path: string;
  form: Form;
  key: string | null;
  account: string | null;
};

/**
 * A fault of a request. `LOST`: performed, but the response never arrives. `BUSY`, `BROKEN`: refused before
 * anything is done. `SLOW`: in progress for a while, during which requests with the same key must wait.
 */
export type Fault = 'LOST' | 'BUSY' | 'BROKEN' | 'SLOW';

export type StripeService = {
  url: string;
  requests: StripeRequest[];
  /** Faults of the next modifying requests, one each. */
  faults: Fault[];
  isDown: boolean;
  ledgerOf: (account: string | null) => StripeLedger;
  pay: (id: string, fate?: CardFate, account?: string | null) => Thing;
  settle: (intent: string, account?: string | null) => void;
  /** A webhook event as Stripe would send it: its body and the signature header. */
  event: (type: string, about: Thing, more?: Partial<EventOptions>) => { body: Buffer; signature: string };
  /** Advances Stripe's clock by this number of seconds. */
  later: (seconds: number) => void;
  close: () => Promise<void>;
};
type EventOptions = { account: string | null; at: Date; secret: string; id: string };

type StoredAnswer = { print: string; status: number; body: string };

/** Implements Stripe's HTTP interface: form bodies, idempotency keys, accounts, errors and request ids. */
export async function startStripeService(): Promise<StripeService> {
  const accounts = new Map<string | null, StripeLedger>();
  const storedAnswers = new Map<string, StoredAnswer>();
  let ahead = 0;
  const now = () => Math.floor(Date.now() / 1_000) + ahead;
  const booksOf = (account: string | null): StripeLedger => {
    const books = accounts.get(account) ?? { account, things: new Map(), now };
    accounts.set(account, books);
    return books;
  };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: StripeService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    faults: [],
    isDown: false,
    ledgerOf: booksOf,
    pay: (id, fate = 'paid', account = null) => payWith(booksOf(account), id, fate),
    settle: (intent, account = null) => settle(booksOf(account), intent),
    event: (type, about, more = {}) => signed(type, about, more),
    later: (seconds) => {
      ahead += seconds;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('request', (request, response) => {
    answer(service, storedAnswers, request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    });
  });
  return service;
}

async function answer(
  service: StripeService,
  storedAnswers: Map<string, StoredAnswer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', service.url);
  const text = request.method === 'POST' ? await bodyOf(request) : search.slice(1);
  const header = (name: string) => (request.headers[name] as string | undefined) ?? null;
  const key = header('idempotency-key');
  const account = header('stripe-account');
  service.requests.push({ method: request.method ?? '', path: pathname, form: readForm(text), key, account });
  const fault = request.method === 'POST' ? service.faults.shift() : undefined;
  if (service.isDown || fault === 'BUSY' || fault === 'BROKEN')
    return send(response, fault === 'BUSY' ? 429 : 503, {
      error: { type: 'api_error', message: 'An unknown error occurred' },
    });
  const done = () => act(service, request, pathname, text);
  const print = `${pathname} ${text}`;
  const known = key === null ? undefined : storedAnswers.get(`${account} ${key}`);
  if (known && known.print !== print)
    return send(response, 400, {
      error: {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      },
    });
  if (key !== null && working.has(key))
    return send(response, 409, {
      error: {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'Another request is using this key.',
      },
    });
  if (fault === 'SLOW') await whileWorking(key);
  const result = known ?? { print, ...done() };
  if (key !== null && !known) storedAnswers.set(`${account} ${key}`, result);
  if (fault === 'LOST') return void request.socket.destroy();
  response.setHeader('idempotent-replayed', String(known !== undefined));
  send(response, result.status, JSON.parse(result.body));
}

const working = new Set<string>();

async function whileWorking(key: string | null): Promise<void> {
  if (key !== null) working.add(key);
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (key !== null) working.delete(key);
}

function act(service: StripeService, request: IncomingMessage, path: string, text: string) {
  try {
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    const account = (request.headers['stripe-account'] as string | undefined) ?? null;
    const body = stripeAnswer(service.ledgerOf, account, {
      method: request.method ?? '',
      path,
      form: readForm(text),
    });
    return { status: 200, body: JSON.stringify(body) };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** Signs an event according to Stripe's documentation, independently of the code under test. */
function signed(
  type: string,
  about: Thing,
  { account = null, at = new Date(), secret = STRIPE_SECRET, id = newId('evt') }: Partial<EventOptions>,
) {
  const seconds = Math.floor(at.getTime() / 1_000);
  const body = Buffer.from(
    JSON.stringify({
      id,
      object: 'event',
      type,
      created: seconds,
      ...(account === null ? {} : { account }),
      data: { object: about },
    }),
  );
  const digest = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return { body, signature: `t=${seconds},v1=${digest}` };
}
