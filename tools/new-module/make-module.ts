/**
 * Creates a module for `npm run new:module`: writes its files and migration from the templates and adds it
 * to the lists of modules; refuses names that already exist.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HUBS, withModule } from './list-module.ts';
import { type Names, namesOf } from './names.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const SUFFIX = '.template';
const MIGRATION = 'migration.sql';

type Made = { added: string[]; changed: string[] };

/**
 * Writes a new module with one record, its table and its places in the lists of modules.
 *
 * @param root the checkout
 * @param path `<area>/<name>`
 * @param day of the migration, YYYY-MM-DD
 * @returns paths of what was added and changed, relative to the checkout
 * @throws a sentence about what is in the way; nothing is written then
 */
export function makeModule(
  root: string,
  path: string,
  { day, cht, chs }: { day: string; cht?: string | undefined; chs?: string | undefined },
): Made {
  const names = namesOf(path, { cht, chs });
  assertNotExisting(root, names);
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => ({
      path: placeOf(root, filled(file.slice(0, -SUFFIX.length), names), names, day),
      text: filled(readFileSync(join(TEMPLATE, file), 'utf8'), names),
    }));
  const lists = HUBS.map((hub) => ({
    path: hub.file,
    text: withModule(readFileSync(join(root, hub.file), 'utf8'), hub, names),
  }));
  for (const { path: file, text } of [...files, ...lists]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return {
    added: files.map(({ path: file }) => file).toSorted(),
    changed: lists.map(({ path: file }) => file),
  };
}

function assertNotExisting(root: string, { area, name, names, table }: Names): void {
  if (existsSync(join(root, 'modules', area, name)))
    throw new Error(`modules/${area}/${name} already exists.`);
  for (const { file } of HUBS)
    if (new RegExp(`\\b${names}(Server|Web)?\\b } from`).test(readFileSync(join(root, file), 'utf8')))
      throw new Error(`${file} already has a module called ${names}: choose another name.`);
  const folder = join(root, 'database/migrations');
  const taken = readdirSync(folder).find((file) =>
    new RegExp(`^create table (if not exists )?${table}\\b`, 'im').test(
      readFileSync(join(folder, file), 'utf8'),
    ),
  );
  if (taken)
    throw new Error(`database/migrations/${taken} already creates a table ${table}: choose another name.`);
}

/** The migration follows the last existing one; all other files belong to the module. */
function placeOf(root: string, file: string, { area, name }: Names, day: string): string {
  if (file !== MIGRATION) return `modules/${area}/${name}/${file}`;
  const last = readdirSync(join(root, 'database/migrations'))
    .filter((other) => other.endsWith('.sql'))
    .toSorted()
    .at(-1);
  const today = day.replaceAll('-', '');
  const [lastDay = '', lastNo = '0'] = last?.split('-') ?? [];
  const [date, no] = lastDay >= today ? [lastDay, Number(lastNo) + 1] : [today, 1];
  return `database/migrations/${date}-${String(no).padStart(4, '0')}-${name}.sql`;
}

function filled(text: string, names: Names): string {
  return text.replace(/__([A-Za-z]+)__/g, (whole, token: string) => {
    const value = names[token];
    if (value === undefined)
      throw new Error(`The template contains ${whole}, which is not a name of a module.`);
    return value;
  });
}
