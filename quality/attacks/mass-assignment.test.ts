import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '#apps/server/http-modules.ts';
import type { AccessRecords } from '../support/access-records.ts';
import type { TestPortal } from '../support/portal.ts';
import { rightfulCall } from '../support/rightful-call.ts';
import { codes, PERSON, userFixture } from '../support/user-fixture.ts';
import { withRecords } from '../support/with-records.ts';

/** Attack tests: no caller can set a field that is not in the call's contract. */
let portal: TestPortal;
let records: AccessRecords;
withRecords((...fixtures) => {
  [portal, records] = fixtures;
});

/** Columns that an attacker would try to set. */
const FORBIDDEN_COLUMNS = {
  Id: 1,
  AccountId: 1,
  OrganisationId: 1,
  CreatedById: 1,
  Roles: ['ADMIN'],
  UserRole: 'ADMIN',
  IsTwoFactorOn: false,
  PasswordHash: 'x',
  ApplicationStatusCode: 'COMPLETED',
  CurrentStep: 'CEO',
  IsPaid: true,
  AmountCents: 1,
  CertifiedAt: '2020-01-01T00:00:00Z',
  SharedWith: [1],
  IsAdmin: true,
};

/**
 * Maintained manually: places with free field names: form answers, browser passkey data, settings, list
 * parameters.
 */
const FREE = [
  /^POST (\/auth\/\S+|\/passkey\/register) Passkey(\.clientExtensionResults(\.\*)?|\.response)?$/,
  /^POST \/application\/(validate|save|submit) Answers(\.\*)*$/,
  /^POST \/export\/download Filters$/,
  /^POST \/setting\/submit Settings\[\]\.Value$/,
  /^POST \/list\/view\/save Params$/,
  // Codes of assessment types and stages are data here; the form follows an external standard.
  /^POST \/assessment\/(check|save|sync\/machform) Definition\.(Fees|Flows|TargetDays|Stages|Templates|Form(\.\*)?)$/,
  /^POST \/assessment\/trial Actions\[\]\.Input(\.\*)*$/,
];

type Schema = {
  type?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Returns every path in a request schema that accepts arbitrary field names. */
function openPlaces(input: z.ZodType): string[] {
  const whole = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const found = new Set<string>();
  const walk = (schema: Schema, path: string, within: readonly string[]): void => {
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      if (!within.includes(name)) walk(whole.$defs?.[name] ?? {}, path, [...within, name]);
      return;
    }
    const { additionalProperties: more } = schema;
    const isAnything = Object.keys(schema).every((name) => name.startsWith('$'));
    if (isAnything || (schema.type === 'object' && more !== false)) found.add(path);
    for (const [name, inner] of Object.entries(schema.properties ?? {}))
      walk(inner, path ? `${path}.${name}` : name, within);
    if (typeof more === 'object') walk(more, `${path}.*`, within);
    if (schema.items) walk(schema.items, `${path}[]`, within);
    for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      walk(inner, path, within);
  };
  walk(whole, '', []);
  return [...found];
}

describe('a call accepts the fields of its schema', () => {
  test('and no others at any depth, except where names are chosen by the caller', () => {
    const wrong = routes.flatMap((route) =>
      [...openPlaces(route.body), ...openPlaces(route.query)]
        .map((place) => `${route.method} ${route.path} ${place}`)
        .filter((name) => !FREE.some((free) => free.test(name))),
    );
    expect(wrong).toEqual([]);
  });

  test('control: a schema that allows additional fields is detected', () => {
    const weak = z.strictObject({
      Rows: z.array(z.object({ Name: z.string() })),
      Loose: z.looseObject({}),
      Any: z.unknown(),
    });
    expect(openPlaces(weak).toSorted()).toEqual(['Any', 'Loose', 'Loose.*', 'Rows[]']);
    expect(openPlaces(z.object({ Name: z.string() }).catchall(z.unknown())).includes('')).toBe(true);
  });

  test('over HTTP: each attempted column is refused by its name, for permitted callers', async () => {
    const wrong: string[] = [];
    let past = 0;
    for (const route of routes) {
      const { people, base } = rightfulCall(route, records);
      const form = route.method === 'POST' ? route.body : route.query;
      // The permitted fields of a draft depend on its kind.
      if (route.path === '/cms/draft/save') base.Kind = 'TERMS';
      const own = form instanceof z.ZodObject ? Object.keys(form.shape) : [];
      const extra = Object.fromEntries(
        Object.entries(FORBIDDEN_COLUMNS).filter(([name]) => !own.includes(name)),
      );
      const ask = async (fields: Record<string, unknown>) => {
        const texts = Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, String(value)]),
        );
        return route.method === 'POST'
          ? portal.post(String(people[0]), route.path, fields)
          : portal.get(String(people[0]), route.path, texts);
      };
      const { status, error } = await ask({ ...base, ...extra });
      const refused = new Set(
        (error.Fields ?? []).filter(({ Code }) => Code === 'FIELD_UNKNOWN').map(({ Field }) => Field),
      );
      const taken = Object.keys(extra).filter((name) => !refused.has(name));
      if (status !== 422 || taken.length > 0)
        wrong.push(`${route.method} ${route.path}: ${status}, not refused: ${taken}`);
      else past += 1;
    }
    expect(wrong).toEqual([]);
    expect(past).toBe(routes.length);
  });
});

const { key } = userFixture(() => portal);

describe('people', () => {
  test('no field outside the schema is accepted', async () => {
    const extra = {
      Roles: ['ADMIN'],
      UserRoleList: ['ADMIN'],
      Email: 'x@evil.test',
      OrganisationId: 1,
      ParentId: 1,
      Status: 'ACTIVE',
      Kind: 'STAFF',
      IsGrantGeneration: true,
    };
    for (const [user, path, body] of [
      ['client', '/user/update/profile', { ...PERSON, Version: 1 }],
      ['client', '/user/sub/invite', { ...PERSON, Email: 'z@demo.test' }],
      ['client', '/user/sub/update', { ...PERSON, UserKey: await key('sub-client') }],
      ['it', '/user/create', { ...PERSON, Email: 'z@demo.test' }],
    ] as const)
      for (const [name, value] of Object.entries(extra)) {
        if (name in body) continue;
        // Staff may change a client's address, but only in a form that contains it.
        expect(codes(await portal.post(user, path, { ...body, [name]: value }))).toBe(
          `422 ${name} FIELD_UNKNOWN`,
        );
      }
  });

  test('a client names only itself as parent, and shares no records of others', async () => {
    const invite = async (more: object) =>
      codes(await portal.post('client', '/user/sub/invite', { Email: 'z@demo.test', ...PERSON, ...more }));
    expect(await invite({ ParentKey: await key('client2') })).toBe('404');
    expect(await invite({ ApplicationKeys: ['AAAAAAAAAAAAAAAAAAAAAA'] })).toBe('404');
    for (const Email of ['client@demo.test', 'sub-client@demo.test'])
      expect(await invite({ Email })).toBe('422 Email FIELD_EMAIL_TAKEN');
    expect(
      codes(await portal.post('sub-client', '/user/sub/invite', { Email: 'z@demo.test', ...PERSON })),
    ).toBe('403');
  });
});
