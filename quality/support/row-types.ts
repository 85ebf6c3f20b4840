/**
 * Finds differences between the TypeScript row types that all modules declare for their tables and the
 * columns of a migrated database, by letting the compiler compare them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { wireRow } from '#platform/server/database/names.ts';

export type ColumnFacts = {
  table: string;
  column: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
};

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Folders with the server's code, without tests. */
const SERVER = [
  'apps/server',
  'apps/common',
  'platform/server',
  'platform/common',
  'modules/*/*/module.ts',
  'modules/*/*/server',
];
const TESTS = ['**/test', '**/dist', '**/node_modules', '**/*.test.ts'];

/** The JavaScript types in which the driver returns columns (`connect.ts`). */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(smallint|integer|bigint|real|double precision)$/, 'number'],
  [/^(text|character.*|uuid|date|inet|citext)$/, 'string'],
  [/^boolean$/, 'boolean'],
  [/^timestamp.*$/, 'Date'],
  [/^bytea$/, 'Buffer'],
  [/^jsonb?$/, 'json'],
];

/** Reads the columns of all tables of a migrated database, except those of the job queue. */
export async function readColumns(url: string): Promise<ColumnFacts[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<ColumnFacts>(`
    SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS "type",
      a.attnotnull AS "isRequired", a.atthasdef OR a.attidentity <> '' AS "hasDefault",
      a.attgenerated <> '' OR a.attidentity = 'a' AS "isGenerated"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
      AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname, a.attnum`);
  await client.end();
  return rows;
}

const wireName = (name: string): string => Object.keys(wireRow<object>({ [name]: null }) ?? {})[0] ?? name;

function familyOf(type: string): string {
  const one = type.replace('[]', '');
  const family = FAMILIES.find(([known]) => known.test(one))?.[1] ?? one;
  return one === type ? family : `${family}[]`;
}

type Line = { text: string; about: string };

/** Returns the conditions for one column, each as a line that compiles only if it is true. */
function linesOf(facts: ColumnFacts): Line[] {
  const [table, column] = [wireName(facts.table), wireName(facts.column)];
  const of = `<'${table}', '${column}'>`;
  const about = `${table}.${column} (${facts.type}${facts.isRequired ? ' not null' : ''}${facts.hasDefault ? ' default' : ''})`;
  const family = familyOf(facts.type);
  const read = family === 'json' ? 'DeclaredJson' : 'Declared';
  const lines = [{ text: `${read}${of} = '${family}${facts.isRequired ? ' not null' : ''}'`, about }];
  if (facts.isGenerated) lines.push({ text: `InsertRuleOf${of} = 'must not be given'`, about });
  else if (facts.isRequired && !facts.hasDefault)
    lines.push({ text: `InsertRuleOf${of} = 'has to be given'`, about });
  return lines;
}

/** Conditions that fail for tables and columns that are declared but do not exist. */
function extraLines(columns: readonly ColumnFacts[]): Line[] {
  const tables = Map.groupBy(columns, ({ table }) => wireName(table));
  const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ');
  return [
    { text: `UndeclaredInDatabase<keyof Tables, ${union([...tables.keys()])}> = 'nothing'`, about: 'Tables' },
    ...[...tables].map(([table, own]) => ({
      text: `UndeclaredInDatabase<keyof Tables['${table}'], ${union(own.map(({ column }) => wireName(column)))}> = 'nothing'`,
      about: table,
    })),
  ];
}

/**
 * Lets the compiler compare the row types of all modules with the columns of a database: type, nullability
 * and whether an insert must give the column. Returns a line for each difference, for each of the given sets of
 * columns; all are compiled together, because compiling the server is slow.
 */
export function rowTypeFaults<Sets extends readonly (readonly ColumnFacts[])[]>(
  ...sets: Sets
): { [Index in keyof Sets]: string[] } {
  const lines = sets.flatMap((columns, set) =>
    [...columns.flatMap(linesOf), ...extraLines(columns)].map((line) => ({ ...line, set })),
  );
  const faults = sets.map((): string[] => []);
  for (const error of compileLines(lines.map(({ text }) => text))) {
    const line = lines[error.line];
    if (line) faults[line.set]?.push(`${line.about}: ${error.message}`);
    // An error elsewhere is a fault of every set.
    else for (const list of faults) list.push(error.message);
  }
  return faults as { [Index in keyof Sets]: string[] };
}

type CompilerError = { line: number; message: string };

/** Compiles the conditions with all server code; the line of an error elsewhere is -1. */
function compileLines(texts: readonly string[]): CompilerError[] {
  const directory = mkdtempSync(join(tmpdir(), 'assay-rows-'));
  try {
    const written = [
      `import type { Declared, DeclaredJson, InsertRuleOf, UndeclaredInDatabase } from '${root}quality/support/declared-columns.ts';`,
      `import type { Tables } from '${root}platform/server/database/tables.ts';`,
      ...texts.map((text, at) => `export const line${at}: ${text};`),
    ];
    writeFileSync(join(directory, 'rows.mts'), written.join('\n'));
    const project = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
      files: [join(directory, 'rows.mts')],
      // All server code is included, because modules extend open types, such as texts and events, that are
      // compiled too.
      include: SERVER.map((folder) => join(root, folder)),
      exclude: TESTS.map((folder) => join(root, folder)),
    };
    writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(project));
    return compile(join(directory, 'tsconfig.json')).flatMap((error) => {
      const at = /rows\.mts\((\d+),\d+\): error TS\d+: (.*)/.exec(error);
      if (at) return [{ line: Number(at[1]) - 3, message: String(at[2]) }];
      return error.includes(': error ') ? [{ line: -1, message: error }] : [];
    });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Returns the compiler's error lines. */
function compile(project: string): string[] {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', project], {
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n');
  }
}
