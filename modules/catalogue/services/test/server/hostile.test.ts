import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { serviceFixture } from '#quality/support/service-fixture.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';

/**
 * Input that no screen sends. It must be refused with its path or stored as harmless text, and never cause a
 * 500.
 */

let portal: TestPortal;
let key: string;
let definition: ServiceDefinition;
beforeAll(async () => {
  portal = await startTestPortal();
  key = await fixture.copy('HST');
  const { Draft } = await fixture.view(key);
  definition = Draft?.Definition as ServiceDefinition;
});
afterAll(() => portal.close());
const fixture = serviceFixture(() => portal);

/** Sends the request as raw bytes, for payloads that JavaScript would not produce. */
async function send(path: string, payload: string) {
  const headers = { ...(await portal.token('admin')), 'content-type': 'application/json' };
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/assessment/${path}`,
    payload,
    headers,
  });
  return {
    status: answer.statusCode,
    error: answer.json() as { Code: string; Fields?: { Field: string }[] },
  };
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
const body = async (change: object) => ({
  ServiceKey: key,
  Version: (await fixture.view(key)).Version,
  Definition: { ...definition, ...change },
});

describe('is refused', () => {
  it.each<[string, object, number, string | undefined]>([
    ['deep JSON', { Form: { pages: deep(60) } }, 422, undefined],
    ['an unknown part', { Tags: ['ISO'] }, 422, 'Definition.Tags'],
    [
      'half a cent',
      { Fees: { INITIAL: [{ Description: { EN: 'x', CHT: 'x', CHS: 'x' }, AmountCents: 0.5 }] } },
      422,
      'Definition.Fees.INITIAL.0.AmountCents',
    ],
    [
      'a negative fee',
      { Fees: { INITIAL: [{ Description: { EN: 'x', CHT: 'x', CHS: 'x' }, AmountCents: -1 }] } },
      422,
      'Definition.Fees.INITIAL.0.AmountCents',
    ],
    ['fees of an unknown type', { Fees: { constructor: [] } }, 422, 'Definition.Fees.constructor'],
    ['an unknown step', { FullSteps: ['ASSESSOR', 'toString'] }, 422, 'Definition.FullSteps.1'],
    [
      'more items than the maximum of a checklist',
      { Checklist: Array.from({ length: 20_000 }, (_, at) => ({ PointKey: `P${at}` })) },
      422,
      undefined,
    ],
    ['a form that is a list', { Form: [] }, 422, 'Definition.Form'],
    ['a value that the database cannot store', { Form: { title: 'a\u0000b' } }, 422, 'Definition.Form.title'],
    ['a name that the database cannot store', { Form: { 'a\u0000b': 1 } }, 422, 'Definition.Form'],
    ['half a surrogate pair', { Name: { EN: '\ud800', CHT: '', CHS: '' } }, 422, 'Definition.Name.EN'],
    [
      'an amount that is too large',
      { Fees: { INITIAL: [{ Description: { EN: 'x', CHT: 'x', CHS: 'x' }, AmountCents: 1e300 }] } },
      422,
      'Definition.Fees.INITIAL.0.AmountCents',
    ],
  ])('%s', async (_, change, status, field) => {
    const answer = await send('save', JSON.stringify(await body(change)));
    expect({ status: answer.status, Code: answer.error.Code }).toEqual({ status, Code: 'ERR_VALIDATION' });
    if (field) expect(answer.error.Fields?.[0]?.Field).toBe(field);
  });

  it.each(['{"__proto__": {"IsAdmin": true}}', '{"constructor": {"prototype": {"IsAdmin": true}}}'])(
    'a form with %s',
    async (form) => {
      const written = JSON.stringify(await body({ Form: 'HERE' })).replace('"HERE"', form);
      const answer = await send('save', written);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(({} as { IsAdmin?: boolean }).IsAdmin).toBeUndefined();
    },
  );

  it('more than a megabyte', async () => {
    const answer = await send('save', JSON.stringify(await body({ Form: { title: 'x'.repeat(1_100_000) } })));
    expect(answer.status).toBe(413);
  });

  it.each(['1e300', '-1', '0', '1.5', 'x', '99999999999'])('version %s', async (VersionNo) => {
    const query = { ServiceKey: key, VersionNo };
    expect((await portal.get('admin', '/assessment/version', query)).status).toBe(422);
    const sides = { ServiceKey: key, From: '1', To: VersionNo };
    expect((await portal.get('admin', '/assessment/compare', sides)).status).toBe(422);
  });

  it('a draft of an invalid version', async () => {
    expect((await send('draft', JSON.stringify({ ServiceKey: key, VersionNo: 1e300 }))).status).toBe(422);
  });
});

describe('is stored as a draft, and validated and compared without errors', () => {
  const text = (EN: string) => ({ EN, CHT: EN, CHS: EN });
  const point = (PointKey: string) => ({
    PointKey,
    Step: 'ASSESSOR',
    Clause: 'x',
    Text: text('x'),
    Guidance: text('x'),
  });

  it.each<[string, object]>([
    ['a form without structure', { Form: { pages: 'nothing', elements: 7 } }],
    [
      'invalid pages',
      { Form: { pages: [null, 5, 'x', [], { elements: { name: 'x' } }, { elements: [null, [1]] }] } },
    ],
    [
      'questions without names, and with the same name',
      { Form: { pages: [{ elements: [{}, { name: 'A' }, { name: 'A' }, { name: 7 }] }] } },
    ],
    [
      'names of object properties',
      {
        Form: {
          pages: [
            {
              name: 'toString',
              elements: ['valueOf', 'hasOwnProperty', 'toString'].map((name) => ({
                type: 'text',
                name,
                title: name,
              })),
            },
          ],
        },
      },
    ],
    [
      'unknown types',
      {
        Form: { pages: [{ name: 'p', elements: [{ type: '<script>', name: 'A', title: { default: 7 } }] }] },
      },
    ],
    [
      'invalid conditions',
      { Form: { pages: [{ name: 'p', elements: [{ type: 'text', name: 'A', visibleIf: '{{{{' }] }] } },
    ],
    ['items named like object properties', { Checklist: ['constructor', 'toString', 'valueOf'].map(point) }],
    [
      'nearly a megabyte of text',
      {
        Form: { pages: [{ name: 'p', elements: [{ type: 'html', name: 'A', html: 'x'.repeat(900_000) }] }] },
      },
    ],
    [
      'a thousand questions',
      {
        Form: {
          pages: [
            {
              name: 'p',
              elements: Array.from({ length: 1_000 }, (_, at) => ({ type: 'text', name: `Q${at}` })),
            },
          ],
        },
      },
    ],
  ])('%s', async (_, change) => {
    const saved = await send('save', JSON.stringify(await body(change)));
    expect(saved.status, JSON.stringify(saved.error).slice(0, 300)).toBe(200);
    const { ServiceKey, Definition } = await body(change);
    const checked = await send('check', JSON.stringify({ ServiceKey, Definition }));
    expect(checked.status).toBe(200);
    expect((await portal.get('admin', '/assessment/view', { ServiceKey: key })).status).toBe(200);
    const published = await send('publish', JSON.stringify({ ServiceKey: key }));
    expect(published.status).toBeLessThan(500);
    if (published.status === 200) await fixture.act('draft', { ServiceKey: key });
    const { Versions } = await fixture.view(key);
    const [To, From = To] = Versions.map(({ VersionNo }) => String(VersionNo));
    const sides = { ServiceKey: key, From: String(From), To: String(To) };
    expect((await portal.get('admin', '/assessment/compare', sides)).status).toBe(200);
  });
});
