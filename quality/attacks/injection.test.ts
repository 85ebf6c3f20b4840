/** Attack tests: markup and scripts in any text field of any call are refused or stored as inert text. */
import { Parser } from 'htmlparser2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import { sanitiseHtml } from '#modules/public/content/server/sanitise-html.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { accessInputs } from '../support/access-inputs.ts';
import { type AccessRecords, makeAccessRecords } from '../support/access-records.ts';
import { accessTable } from '../support/access-table.ts';
import { admits } from '../support/admits.ts';
import { callersOf } from '../support/callers-of.ts';
import { keyName } from '../support/key-name.ts';
import { payloadLines, payloads } from '../support/payloads.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';
import { type TextField, textFieldsOf, withAt } from '../support/text-fields.ts';

const ELEMENTS = /^(p|h[234]|br|hr|strong|em|u|s|ul|ol|li|blockquote|a|img)$/;
const ATTRIBUTES = /^(href|rel|src|alt|width|height|start)$/;

/**
 * Returns elements and attributes in stored HTML that could run scripts, load resources or disguise content.
 */
function activeIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!ELEMENTS.test(name)) found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!ATTRIBUTES.test(attribute)) found.push(`${name} ${attribute}`);
        const isSafe =
          attribute === 'src' ? /^\/api\/image\/view\// : /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;
        if (/^(href|src)$/.test(attribute) && !isSafe.test(value)) found.push(`${attribute}=${value}`);
      }
    },
    oncomment: (comment) => found.push(`<!--${comment}`),
    onprocessinginstruction: (name) => found.push(`<${name}`),
  });
  parser.end(html);
  return found;
}

describe('HTML of the content', () => {
  const places: Record<string, (text: string) => string> = {
    alone: (text) => text,
    'in a paragraph': (text) => `<p>a ${text} b</p>`,
    'in attributes': (text) => `<a href="${text}" title='${text}'>a</a><img src="${text}" alt='${text}'>`,
    'in an attribute without quotes': (text) => `<a href=${text}>a</a>`,
    'in dropped content': (text) => `<svg><style>${text}</style></svg><math><mtext>${text}`,
    'as entities': (text) => text.replaceAll('<', '&lt;').replaceAll('"', '&#34;'),
  };
  test.each(Object.entries(places))('nothing of it is executable: %s', (_, put) => {
    for (const { Text } of payloads) {
      const sanitised = sanitiseHtml(put(Text));
      expect([Text, activeIn(sanitised)]).toEqual([Text, []]);
      expect(sanitiseHtml(sanitised)).toBe(sanitised);
    }
  });

  test('control: the parser detects executable parts', () => {
    const activePayloads = payloads.filter(({ Text }) =>
      /^<(img src|svg|iframe|script|a href).*>$/i.test(Text),
    );
    expect(activePayloads.length).toBeGreaterThan(80);
    expect(activePayloads.filter(({ Text }) => activeIn(Text).length === 0)).toEqual([]);
  });
});

describe('every text field of every call', () => {
  let portal: TestPortal;
  let records: AccessRecords;
  const line = payloadLines();
  const written = new Set<string>();
  let taken = 0;
  beforeAll(async () => {
    portal = await startTestPortal();
    records = await makeAccessRecords(portal);
  });
  afterAll(() => portal?.close());

  const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
  /** Returns the schema of a call's input: its request body or its query. */
  const inputOf = ({ method, body, query }: Route) => (method === 'POST' ? body : query);
  const texts = routes.map((route) => ({ route, ...textFieldsOf(inputOf(route)) }));
  const fields = texts.flatMap(({ route, free }) => free.map((field) => ({ route, field })));

  /** Sends a call that is valid except for one text field that contains payloads. */
  async function ask(route: Route, { path, limit, isName }: TextField, outcome?: number): Promise<string[]> {
    const { Who, Record } = accessTable[nameOf(route)] ?? { Who: 'anybody', Record: null };
    const [record] = Record === null ? [] : records.of(Record);
    const payload = line(Math.max(Math.min(limit, 1_000), 20));
    const base = {
      ...(record && Record && { [keyName(Record)]: record.key }),
      ...accessInputs[nameOf(route)],
    };
    const wrong: string[] = [];
    for (const user of callersOf(Who)) {
      await portal.db.deleteFrom('Attempt').execute();
      const requestFields = withAt(base, path, isName ? { [payload]: payload } : payload) as Record<
        string,
        string
      >;
      const answer = await portal.app.inject({
        method: route.method,
        url: `/api${route.path}`,
        ...(route.method === 'POST' ? { payload: requestFields } : { query: requestFields }),
        headers: await portal.token(user),
      });
      written.add(payload);
      if (answer.statusCode === 200) taken += 1;
      const what = `${route.path} ${path.join('.')} as ${user}`;
      if (outcome !== undefined && answer.statusCode !== outcome)
        wrong.push(`${what}: ${answer.statusCode} for ${payload}`);
      if (answer.statusCode >= 500) wrong.push(`${what}: ${answer.statusCode} for ${payload}`);
      if (!/^application\/json/.test(String(answer.headers['content-type']))) wrong.push(`${what}: no JSON`);
      if (answer.headers['x-content-type-options'] !== 'nosniff') wrong.push(`${what}: sniffed`);
    }
    return wrong;
  }

  test('is refused or stored as text, without a failure', async () => {
    expect(fields.length).toBeGreaterThan(550);
    const wrong: string[] = [];
    for (const { route, field } of fields) wrong.push(...(await ask(route, field)));
    expect(wrong).toEqual([]);
    expect(taken).toBeGreaterThan(60);
  });

  test('receives payloads, or has a restricted format that is tested', async () => {
    const shapes = new Map(
      texts.flatMap(({ route, shaped }) => shaped.map((field) => [field.pattern, { route, field }])),
    );
    expect(shapes.size).toBeGreaterThan(28);
    const wrong: string[] = [];
    for (const { route, field } of shapes.values()) wrong.push(...(await ask(route, field, 422)));
    expect(wrong).toEqual([]);
  });

  test.each([
    ['^[A-Za-z0-9_-]{10,40}$', false],
    ['^[\\x20-\\x7e]{1,25}$', true],
    ['^[^"]*$', true],
    ['^\\S+$', true],
    ['^(a|b\\.)[\\d ()-]{0,20}$', false],
    ['^a<?$', true],
    ['^.$', true],
    ['^a|b$', true],
    ['^[A-Z]+', true],
    ['^a\\$', true],
  ])('the format %s accepts markup: %s', (pattern, isTaken) => {
    expect(admits(pattern, '<')).toBe(isTaken);
  });

  test('stored text is what was entered, or contains nothing executable', async () => {
    const wrong: string[] = [];
    let seen = 0;
    for (const [place, text] of await storedTexts(portal)) {
      if (!/xss\(|evil\.test/.test(text)) continue;
      seen += 1;
      // The only HTML here is that of emails: payloads may appear between its elements, never inside a tag.
      const isRetained =
        place === 'mail.html'
          ? !/<[a-z][^<>]*(xss\(|evil\.test)/i.test(text)
          : [...written].some((payload) =>
              place === 'conversation.excerpt'
                ? oneLine(payload).includes(text.trim())
                : text.includes(place.endsWith('.search') ? folded(payload) : payload),
            );
      if (!isRetained) wrong.push(`${place}: ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(60);
  });
});

/** Returns every text in the database, including those within JSON, with its table and column. */
async function storedTexts({ db }: TestPortal): Promise<[string, string][]> {
  const columns = await sql<{ Place: string; Owner: string; Name: string }>`
    select table_name || '.' || column_name as place, table_name as owner, column_name as name
    from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')
  `.execute(db);
  const all: [string, string][] = [];
  for (const { Place, Owner, Name } of columns.rows) {
    const { rows } = await sql<{ Value: unknown }>`
      select to_jsonb(${sql.ref(Name)}) as value from ${sql.table(Owner)}
      where ${sql.ref(Name)}::text ~ 'xss|evil'
    `.execute(db);
    for (const { Value } of rows) for (const text of leavesOf(Value)) all.push([Place, text]);
  }
  return all;
}

/** Converts a text to the form in which search texts are stored. */
const folded = (text: string): string => text.toLowerCase();

const leavesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
};

/** Converts a text to one line, as in conversation excerpts, which are the beginning of a message. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
