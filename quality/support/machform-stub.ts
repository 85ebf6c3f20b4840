/**
 * Simulates a MachForm server (external form provider): shows embedded forms, stores entries and reports
 * each submission to the portal; tests can make it misbehave.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { machFormPage, thankYouPage } from './machform-page.ts';

export type StubElement = {
  No: number;
  Title: string;
  Kind:
    | 'text'
    | 'email'
    | 'number'
    | 'textarea'
    | 'date'
    | 'radio'
    | 'checkbox'
    | 'select'
    | 'file'
    | 'heading';
  IsRequired?: boolean;
  Options?: readonly string[];
};
export type StubForm = { Title: string; Lang: string; Elements: readonly StubElement[] };
export type StubEntry = { Form: string; No: number; Values: Record<string, string> };
export type BodyKind = 'json' | 'form' | 'text';

export type MachFormStub = {
  url: string;
  forms: Map<string, StubForm>;
  entries: StubEntry[];
  /** Where and how new entries are reported; null to report none. */
  hook: { url: string; header: string; secret: string; kind: BodyKind } | null;
  /** Status codes returned by the hook, in order. */
  answers: number[];
  /** How the server responds to the next requests for a form page. */
  behaves: 'well' | 'redirects' | 'refuses' | 'huge' | 'silent';
  /** Query parameters of each request for a form page. */
  visits: URLSearchParams[];
  close: () => Promise<void>;
};

/**
 * Simulates MachForm as far as it is known: `embed.php` with prefilled elements, the reported height,
 * entries numbered per form, and a callback with a secret on submission.
 */
export async function startMachForm(port = 0): Promise<MachFormStub> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stub: MachFormStub = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    forms: new Map(),
    entries: [],
    hook: null,
    answers: [],
    behaves: 'well',
    visits: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('request', (request, response) => {
    serve(stub, request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  return stub;
}

async function serve(stub: MachFormStub, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '/', stub.url);
  const id = address.searchParams.get('id') ?? '';
  const form = stub.forms.get(id);
  if (stub.behaves === 'silent') return;
  if (stub.behaves === 'redirects') {
    response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    return;
  }
  if (stub.behaves === 'refuses') response.setHeader('x-frame-options', 'DENY');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (address.pathname !== '/embed.php' || !form) {
    response.writeHead(404).end('<p>no such form</p>');
    return;
  }
  if (stub.behaves === 'huge') {
    response.end('<p>x</p>'.repeat(500_000));
    return;
  }
  if (request.method === 'POST') {
    const Values = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    await submit(stub, id, Values);
    response.end(thankYouPage(form));
    return;
  }
  stub.visits.push(address.searchParams);
  response.end(machFormPage(id, form, address.searchParams));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** Creates an entry, or changes it if its number is given, and reports it to the hook. */
export async function submit(
  stub: MachFormStub,
  Form: string,
  Values: Record<string, string>,
  entryNo?: number,
): Promise<StubEntry> {
  const No = entryNo ?? stub.entries.filter((entry) => entry.Form === Form).length + 1;
  const entry = { Form, No, Values };
  stub.entries.push(entry);
  if (stub.hook) stub.answers.push(await callWebhook(stub.hook, entry));
  return entry;
}

async function callWebhook(hook: NonNullable<MachFormStub['hook']>, entry: StubEntry): Promise<number> {
  const { body, type } = writeBody(hook.kind, entry);
  const headers = { 'content-type': type, [hook.header]: hook.secret };
  const answer = await fetch(hook.url, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Formats an entry in each of the three formats that MachForm offers. */
export function writeBody(kind: BodyKind, { Form, No, Values }: StubEntry): { body: string; type: string } {
  const fields = { form_id: Form, entry_no: String(No), ...Values };
  if (kind === 'json') return { body: JSON.stringify(fields), type: 'application/json' };
  if (kind === 'form')
    return { body: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return { body: lines.join('\n'), type: 'text/plain' };
}
