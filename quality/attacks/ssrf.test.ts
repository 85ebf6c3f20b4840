import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchForm } from '#modules/applications/external-forms/server/fetch-form.ts';
import {
  guardedLookup,
  isPublicAddress,
} from '#modules/applications/external-forms/server/public-address.ts';
import { fetchDocument } from '#modules/public/content/server/external/fetch-document.ts';
import { sanitiseHtml } from '#modules/public/content/server/sanitise-html.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';

/** Attack tests: the portal fetches only configured addresses and never an address from user input. */
let portal: TestPortal;
let inner: Server;
let leading: Server;
let received: string[] = [];
/** Represents a service that is reachable only from the internal network. */
const innerAt = () => `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
const leadingAt = () => `http://127.0.0.1:${(leading.address() as AddressInfo).port}`;
const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
beforeAll(async () => {
  inner = createServer((request, answer) => {
    received.push(String(request.url));
    answer.setHeader('content-type', 'text/html').end('<html></html>');
  });
  leading = createServer((request, answer) => {
    answer.writeHead(302, { location: `${innerAt()}/led${request.url}` }).end();
  });
  await Promise.all([listening(inner), listening(leading)]);
  portal = await startTestPortal();
});
afterAll(async () => {
  inner?.close();
  leading?.close();
  await portal?.close();
});
beforeEach(() => {
  received = [];
});

test('control: the configured service is requested, and the listener receives it', async () => {
  const form = { Base: innerAt(), Origin: innerAt(), Secret: 'x', Header: 'x' };
  expect(await fetchForm(form, '17')).toEqual({ Html: '<html></html>' });
  await fetchDocument(innerAt(), 'TERMS');
  expect(received.some((url) => url.startsWith('/embed.php?id=17'))).toBe(true);
  expect(received.some((url) => url.startsWith('/terms-and-condition.json'))).toBe(true);
});

test('a requested service cannot redirect the portal', async () => {
  const form = { Base: leadingAt(), Origin: leadingAt(), Secret: 'x', Header: 'x' };
  expect(await fetchForm(form, '17')).toEqual({ Problem: 'AWAY' });
  expect(await fetchDocument(leadingAt(), 'TERMS')).toBe('CONTENT_EXTERNAL_DOWN');
  expect(received).toEqual([]);
});

test('the number of a form is numeric, and cannot change the address', async () => {
  const form = { Base: innerAt(), Origin: innerAt(), Secret: 'x', Header: 'x' };
  for (const id of ['17&x=1', '../admin', '17#', '@evil.test', '17\r\nHost: evil.test', '']) {
    expect(await fetchForm(form, id)).toEqual({ Problem: 'UNKNOWN' });
  }
  expect(received).toEqual([]);
});

describe('private addresses', () => {
  test.each([
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '::127.0.0.1',
    '2002:7f00:1::',
    'not an address',
  ])('a public name may not resolve to %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['93.184.216.34', '2606:2800:220:1::1', '172.32.0.1'])('control: %s is allowed', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('a name that resolves to one is refused when connecting', async () => {
    const look = (mayBeInner: boolean) =>
      new Promise<unknown>((resolve) =>
        guardedLookup(mayBeInner)('localhost', {}, (error, address) => resolve(error ?? address)),
      );
    expect(await look(false)).toMatchObject({ code: 'EINNER' });
    expect(await look(true)).toMatch(/^(127\.0\.0\.1|::1)$/);
  });
});

test('user input is never fetched: content, emails, names, pictures, workbooks', async () => {
  const at = innerAt();
  const html = `<img src="${at}/a"><p style="background:url(${at}/b)"><iframe src="${at}/c"></iframe><link href="${at}/d">`;
  expect(sanitiseHtml(html)).not.toContain('127.0.0.1');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${at}/svg"/></svg>`;
  const workbook = zipSync({
    'xl/workbook.xml': Buffer.from(`<!DOCTYPE x [<!ENTITY e SYSTEM "${at}/xxe">]><workbook>&e;</workbook>`),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      `<Relationships><Relationship Target="${at}/rel" TargetMode="External"/></Relationships>`,
    ),
  });
  for (const [name, bytes, Kind] of [
    ['a.svg', Buffer.from(drawing), 'image'],
    ['a.png', Buffer.from(drawing), 'image'],
    ['a.xlsx', Buffer.from(workbook), 'document'],
    ['a.txt', Buffer.from(`${at}/text`), 'document'],
  ] as const) {
    const form = new FormData();
    form.append('Kind', Kind);
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const sent = new Request('http://x', { method: 'POST', body: form });
    await portal.app.inject({
      method: 'POST',
      url: '/api/media/upload',
      headers: {
        ...(await portal.token('client')),
        'content-type': String(sent.headers.get('content-type')),
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
  }
  const { Version } = (await portal.get('client', '/user/profile')).data;
  await portal.post('client', '/user/update/profile', { FirstName: `${at}/name`, LastName: 'Ng', Version });
  await portal.post('it', '/mail/template/preview', {
    ...{ Template: 'reset', Language: 'EN' },
    Content: { Subject: 'Hello', Body: `${html} {{ brand }}`, Button: '' },
  });
  await portal.post('client', '/chat/send', { Text: `Look at ${at}/chat` });
  await portal.post('admin', '/cms/preview', { Kind: 'TERMS', Html: html });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(received).toEqual([]);
});
