/**
 * Finds SQL and query builder calls in server code of a lower area that name a database table of a higher
 * area, which the architecture forbids; part of the dependency checks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Files in which modules and the platform declare row types. */
const DECLARES = /(^|\/)(tables|[a-z]+-tables|tickets)\.ts$/;
/** Calls of the query builder with a table as the first argument. */
const ASKS = /^(selectFrom|insertInto|updateTable|deleteFrom|(inner|left|right|full|cross)Join|from|using)$/;
const TABLE_REFERENCE = /\b(?:from|join|into|update|truncate|using)\s+([a-z_]+)/g;
/** Every record names its actor and organisation, so every area may query these two tables. */
const OF_ALL = ['Account', 'Organisation'];

/**
 * SQL of a lower area that names a table of a higher one. Tables between modules of one area are not looked at, nor are
 * columns of sub-queries that come from a hook.
 *
 * @param {string} root
 * @param {readonly string[]} files server code, paths relative to the root
 * @param {readonly string[]} areas lowest first
 * @returns {string[]} a sentence for each
 */
export function upwardTables(root, files, areas) {
  const rank = new Map(['database', 'platform', ...areas].map((area, at) => [area, at]));
  const rankOf = (file) => rank.get(file.startsWith('modules/') ? file.split('/')[1] : file.split('/')[0]);
  const trees = new Map(
    files.map((file) => [file, parseSync(file, readFileSync(join(root, file), 'utf8')).program]),
  );
  const owners = new Map();
  for (const [file, program] of trees)
    if (DECLARES.test(file)) for (const table of tablesOf(program)) owners.set(table, file);
  const byColumn = new Map([...owners.keys()].map((table) => [columnName(table), table]));
  return [...trees].flatMap(([file, program]) =>
    [...namedIn(program, byColumn)]
      .filter((table) => !OF_ALL.includes(table) && rankOf(owners.get(table) ?? file) > rankOf(file))
      .map((table) => `${file} names ${table}: declared in ${owners.get(table)}`),
  );
}

const columnName = (table) => table.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();

/** Returns the members of `Tables` and of the types it extends, which are all named `…Tables`. */
function tablesOf(program) {
  const found = [];
  const take = (name, members) => {
    if (!/Tables$/.test(name)) return;
    for (const { type, key } of members) if (type === 'TSPropertySignature') found.push(key.name);
  };
  new Visitor({
    TSInterfaceDeclaration: ({ id, body }) => take(id.name, body.body),
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => take(id.name, typeAnnotation.members ?? []),
  }).visit(program);
  return found;
}

function namedIn(program, byColumn) {
  const named = new Set();
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || !ASKS.test(callee.property.name ?? '')) return;
      for (const one of first?.type === 'ArrayExpression' ? first.elements : [first])
        if (typeof one?.value === 'string') named.add(one.value.split(' ')[0]);
    },
    TaggedTemplateExpression({ quasi }) {
      const text = quasi.quasis.map(({ value }) => value.raw).join(' ? ');
      for (const [, tableName] of text.matchAll(TABLE_REFERENCE))
        if (byColumn.has(tableName)) named.add(byColumn.get(tableName));
    },
  }).visit(program);
  return named;
}
