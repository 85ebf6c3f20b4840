/** Finds updates in a source text that write a status which only the workflow of its record may change. */
import { type Node, parseSync, Visitor } from 'oxc-parser';

type Guarded = { table: string; sql: string; property: string; column: string };

/** Tables with the trigger `require_status_writer`, by their names in the query builder and in SQL. */
const GUARDED: readonly Guarded[] = [
  {
    table: 'Application',
    sql: 'application',
    property: 'ApplicationStatusCode',
    column: 'application_status_code',
  },
  {
    table: 'Certificate',
    sql: 'certificate',
    property: 'CertificateStatusCode',
    column: 'certificate_status_code',
  },
  { table: 'Invoice', sql: 'invoice', property: 'Status', column: 'status' },
  { table: 'Service', sql: 'service', property: 'Status', column: 'status' },
  { table: 'Account', sql: 'account', property: 'Status', column: 'status' },
  { table: 'ServiceVersion', sql: 'service_version', property: 'Status', column: 'status' },
  { table: 'Conversation', sql: 'conversation', property: 'Status', column: 'status' },
  { table: 'Nonconformity', sql: 'nonconformity', property: 'Status', column: 'status' },
  { table: 'DecisionProposal', sql: 'decision_proposal', property: 'Status', column: 'status' },
  { table: 'Payment', sql: 'payment', property: 'Status', column: 'status' },
  { table: 'Refund', sql: 'refund', property: 'Status', column: 'status' },
  { table: 'BankLine', sql: 'bank_line', property: 'Status', column: 'status' },
];

/**
 * Returns what the text does as only a writer may: a `.set(` with the status of a guarded table, an `update` of it in SQL, or the
 * announcement to the trigger. An object that is put together in another file is not seen; the trigger refuses it.
 */
export function statusWrites(file: string, text: string): string[] {
  const { program } = parseSync(file, text);
  const found = new Set<string>();
  const constants = new Map<string, Node>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
  }).visit(program);
  new Visitor({
    Identifier({ name }) {
      if (name === 'announceStatus') found.add('announceStatus');
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'set') return;
      const table = updatedTable(callee.object);
      const names = given.flatMap((one) => writtenNames(one, constants));
      // The names of two columns are unmistakable; so the table of the update may be a variable or a stored query.
      for (const guarded of GUARDED)
        if (names.includes(guarded.property) && (table === guarded.table || guarded.property !== 'Status'))
          found.add(`${guarded.table}.${guarded.property}`);
    },
    TemplateLiteral({ quasis }) {
      for (const one of writtenBySql(quasis.map(({ value }) => value.raw).join(' ? '))) found.add(one);
    },
    Literal({ value }) {
      if (typeof value === 'string') for (const one of writtenBySql(value)) found.add(one);
    },
  }).visit(program);
  return [...found].sort();
}

const nameOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
};

/** Follows a chain of calls back to its `updateTable('…')`. */
function updatedTable(node: Node): string | undefined {
  for (let at: Node = node; at.type === 'CallExpression' && at.callee.type === 'MemberExpression'; ) {
    const [first] = at.arguments;
    if (nameOf(at.callee.property) === 'updateTable' && first) return nameOf(first)?.split(' ')[0];
    at = at.callee.object;
  }
  return undefined;
}

/** Names of the columns that an argument of `.set(` contains, also if it is a constant of this file or a function. */
function writtenNames(node: Node, constants: ReadonlyMap<string, Node>, depth = 0): string[] {
  const next = (one: Node) => (depth > 8 ? [] : writtenNames(one, constants, depth + 1));
  switch (node.type) {
    case 'ObjectExpression':
      return node.properties.flatMap((one) =>
        one.type === 'SpreadElement' ? next(one.argument) : [nameOf(one.key) ?? ''],
      );
    case 'Literal':
      // The form `.set('Column', value)`.
      return [nameOf(node) ?? ''];
    case 'Identifier': {
      const constant = constants.get(node.name);
      return constant ? next(constant) : [];
    }
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(next);
    case 'LogicalExpression':
      return next(node.right);
    case 'ArrowFunctionExpression':
      return next(node.body);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return next(node.expression);
    default:
      return [];
  }
}

const writtenBySql = (text: string): string[] =>
  GUARDED.filter(({ sql, column }) => {
    const update = new RegExp(`\\bupdate\\s+"?${sql}"?\\s+(?:as\\s+\\w+\\s+|(?!set\\b)\\w+\\s+)?set\\b`, 'i');
    const at = update.exec(text);
    if (!at) return false;
    const assigned = text.slice(at.index + at[0].length).split(/\b(?:where|returning)\b/i)[0] ?? '';
    return new RegExp(`(?:^|[\\s,("])${column}"?\\s*=`, 'i').test(assigned);
  }).map(({ table, property }) => `${table}.${property}`);
