/**
 * Derives all spellings of a new module's name (file, type, table, texts in three languages) from
 * `<area>/<name>` for `npm run new:module`, and refuses invalid names.
 */
import type { LogArea } from '#platform/common/log-events.ts';
import { AREAS } from '#platform/common/module.ts';

/** The names of a new module and its record in every required spelling. */
export type Names = { area: string; name: string } & Record<string, string>;

/** The area of the event log in which the module's events appear. */
const LOG_AREA: Readonly<Record<(typeof AREAS)[number], LogArea>> = {
  identity: 'PEOPLE',
  messaging: 'SETTINGS',
  billing: 'MONEY',
  catalogue: 'SETTINGS',
  applications: 'APPLICATION',
  certification: 'CERTIFICATE',
  support: 'CONVERSATION',
  public: 'SETTINGS',
  operations: 'UPKEEP',
};

/** Reserved words of JavaScript and PostgreSQL, and words used in the lists of modules. */
const RESERVED = new Set(
  (
    'all analyse analyze and any array as asc await break case cast catch check class collate column const constraint continue ' +
    'create debugger default delete desc distinct do else end enum except export extends false fetch finally for foreign from ' +
    'function grant group having if import in instanceof intersect into let limit modules new not null offset on only or order ' +
    'page pages platform primary references return select static super switch table then this throw to true try type typeof ' +
    'union unique user using var void when where while window with yield'
  ).split(' '),
);
const MAX_LENGTH = 40;

type Chinese = { cht?: string | undefined; chs?: string | undefined };

/** @throws a sentence about what is wrong with the name */
export function namesOf(path: string, { cht = '記錄', chs = '记录' }: Chinese = {}): Names {
  const [area = '', name = '', ...more] = path.split('/');
  const logArea = Object.entries(LOG_AREA).find(([known]) => known === area)?.[1];
  if (name === '' || more.length > 0)
    throw new Error(`"${path}" does not have the form <area>/<name>, such as support/complaints.`);
  if (!logArea) throw new Error(`Unknown area "${area}": choose one of ${AREAS.join(', ')}.`);
  if (!/^[a-z][a-z0-9]+(-[a-z][a-z0-9]*)*$/.test(name) || name.length > MAX_LENGTH)
    throw new Error(
      `"${name}" is not a valid name of a module: lower-case letters and digits, words separated by "-", at most ${MAX_LENGTH} characters.`,
    );
  const one = singular(name);
  for (const identifier of [camel(name), camel(one)])
    if (RESERVED.has(identifier))
      throw new Error(`"${identifier}" is a reserved word of the code or the database: choose another name.`);
  return {
    ...{ area, name, path: one, file: one },
    ...{ names: camel(name), Names: pascal(name), NAMES: constant(name) },
    ...{ record: camel(one), Record: pascal(one), RECORD: constant(one), table: one.replaceAll('-', '_') },
    ...{
      PREFIX: one
        .split('-')
        .map((word) => word.slice(0, 1).toUpperCase())
        .join(''),
    },
    ...{ Title: sentence(name), One: sentence(one), one: one.replaceAll('-', ' ') },
    ...{ CHT: cht, CHS: chs, LOGAREA: logArea },
  };
}

/** Returns the singular of a module's plural name, for its record. */
function singular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(ss|sh|ch|x)es$/.test(name)) return name.replace(/es$/, '');
  return /[^s]s$/.test(name) ? name.slice(0, -1) : name;
}

const pascal = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
const camel = (name: string): string => name.slice(0, 1) + pascal(name).slice(1);
const constant = (name: string): string => name.replaceAll('-', '_').toUpperCase();
const sentence = (name: string): string =>
  name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ');
