/**
 * Lists names of statuses written outside `rules/`: everywhere else a list or predicate that is derived from the status
 * table of the record is named instead. A name counts where it is compared with, assigned to or selected by a status; names
 * that only a status has count everywhere.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { root, sourceFiles } from './lib/source-files.mjs';

const SOURCE = /^(apps|modules|platform)\/.*\.tsx?$/;
/** Fixtures are not rules: demo data, and the records made for a trial of a service. */
const NOT_SOURCE =
  /\/(rules|test|texts|demo|dist)\/|\.test\.tsx?$|\/texts\.ts$|^modules\/operations\/service-trial\/server\/(?:create-)/;

/** The names of all statuses, per record type. */
export const STATUSES = {
  application:
    'DRAFT INPROGRESS PENDING RETURNED UNDERREVIEW REJECTED REJECTED_FLOW REJECTED_STAFF CERTIFIED COMPLETED CANCELLED ARCHIVED WAITING',
  certificate: 'PENDING ACTIVE PUBLISHED SUSPENDED TERMINATED EXPIRED DELETED RENEWAL',
  invoice: 'OPEN PROOF_GIVEN PAID BYPASSED PART_REFUNDED REFUNDED VOID',
  payment: 'STARTED PROCESSING SUCCEEDED FAILED CANCELLED VOIDED',
  refund: 'STARTED PENDING SUCCEEDED FAILED',
  account: 'PENDING ACTIVE SUSPENDED REMOVED',
  service: 'PREPARED OFFERED HELD REMOVED',
  version: 'DRAFT SCHEDULED CURRENT SUPERSEDED WITHDRAWN PUBLISHED',
  conversation: 'OPEN ANSWERED CLOSED SPAM',
  bankLine: 'MATCHED DOUBTFUL UNKNOWN IGNORED CONFIRMED',
};
const NAMES = new Set(Object.values(STATUSES).flatMap((names) => names.split(' ')));
/** Names that nothing but a status has. */
const UNMISTAKABLE = new Set([
  ...[
    'INPROGRESS',
    'UNDERREVIEW',
    'REJECTED_FLOW',
    'REJECTED_STAFF',
    'PROOF_GIVEN',
    'BYPASSED',
    'PART_REFUNDED',
  ],
  ...['SUCCEEDED'],
]);
/** Files in which a name is that of something else. */
const OTHER_MEANINGS = [
  // Jobs, emails, items of bulk actions, pages and files being generated.
  [/^(?!modules\/billing\/)/, ['FAILED']],
  [/^modules\/applications\/bulk-actions\//, ['WAITING']],
  [/^modules\/certification\/accreditation-files\/.*accreditation-file/, ['WAITING']],
  // States in the words of a card provider, translated into the statuses of a payment.
  [/^modules\/billing\/card-payments\/(server\/(sandbox|provider)|web\/sandbox)\//, [...NAMES]],
];
const OF_STATUS = /(?:status(?:_?code)?|status_before)$/i;

/** @returns {string[]} the places, as `file:line name` */
export function misplacedStatuses() {
  return sourceFiles(SOURCE)
    .filter((file) => !NOT_SOURCE.test(file))
    .flatMap((file) => findStatuses(file, readFileSync(join(root, file), 'utf8')));
}

/** @returns {string[]} the places in one source file */
export function findStatuses(file, text) {
  const others = OTHER_MEANINGS.filter(([where]) => where.test(file)).flatMap(([, names]) => names);
  const { program } = parseSync(file, text);
  const found = new Map();
  const note = (node) => {
    for (const literal of literalsOf(node))
      if (NAMES.has(literal.value)) found.set(literal.start, literal.value);
  };
  new Visitor({
    BinaryExpression({ operator, left, right }) {
      if (!/^[!=]==?$/.test(operator)) return;
      if (isStatus(left)) note(right);
      if (isStatus(right)) note(left);
    },
    SwitchStatement({ discriminant, cases }) {
      if (isStatus(discriminant)) for (const { test } of cases) if (test) note(test);
    },
    Property({ key, value }) {
      if (OF_STATUS.test(nameOf(key) ?? '')) note(value);
    },
    CallExpression({ callee, arguments: given }) {
      const [column, ...others] = given;
      if (column?.type === 'Literal' && OF_STATUS.test(String(column.value)))
        for (const one of others) note(one);
      if (callee.type !== 'MemberExpression') return;
      if (nameOf(callee.property) === 'includes' && isStatus(column)) note(callee.object);
    },
    VariableDeclarator({ id, init }) {
      const type = id.typeAnnotation ? text.slice(id.typeAnnotation.start, id.typeAnnotation.end) : '';
      if (init && (OF_STATUS.test(nameOf(id) ?? '') || /Status\b/.test(type))) note(init);
    },
    TSPropertySignature({ key, typeAnnotation }) {
      if (OF_STATUS.test(nameOf(key) ?? '')) note(typeAnnotation);
    },
    TSTypeReference({ typeName, typeArguments }) {
      if (
        /^(Extract|Exclude|Record)$/.test(nameOf(typeName) ?? '') &&
        /Status\b/.test(text.slice(typeArguments?.start, typeArguments?.end))
      )
        note(typeArguments);
    },
    TemplateLiteral(template) {
      for (const [start, name] of inSql(template, text)) found.set(start, name);
    },
    Literal({ value, start }) {
      if (UNMISTAKABLE.has(value)) found.set(start, value);
    },
  }).visit(program);
  return [...found]
    .filter(([, name]) => !others.includes(name))
    .sort(([one], [other]) => one - other)
    .map(([start, name]) => `${file}:${text.slice(0, start).split('\n').length} ${name}`);
}

/** Names of statuses in the SQL of a template: quoted, after a status column or expression in the same condition. */
function inSql(template, text) {
  const source = text.slice(template.start, template.end);
  return [...source.matchAll(/'([A-Z_]+)'/g)]
    .filter(({ 1: name, index }) => {
      if (!NAMES.has(name)) return false;
      const before = source.slice(0, index);
      return /(?:status(?:_code)?|status_before)\W*(?:=|<>|!=|is (?:not )?distinct from|(?:not )?in \((?:\s*'[A-Z_]+',)*|when (?:'[A-Z_]+' then [^']*when )*|case.*)\s*$/i.test(
        before,
      );
    })
    .map(({ 1: name, index }) => [template.start + index, name]);
}

/** The string literals of an expression: itself, elements, branches, operands of `??` and `||`, casts. */
function literalsOf(node) {
  if (!node || typeof node !== 'object') return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'ArrayExpression':
    case 'TSUnionType':
    case 'TSTypeParameterInstantiation':
      return (node.elements ?? node.types ?? node.params).flatMap(literalsOf);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(literalsOf);
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(literalsOf);
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
    case 'TSSatisfiesExpression':
      return literalsOf(node.expression);
    case 'TSLiteralType':
      return literalsOf(node.literal);
    case 'TSTypeAnnotation':
      return literalsOf(node.typeAnnotation);
    default:
      return [];
  }
}

/** Whether the expression is a status by its name. */
const isStatus = (node) => OF_STATUS.test(nameOf(node) ?? '');

function nameOf(node) {
  switch (node?.type) {
    case 'Identifier':
      return node.name;
    case 'Literal':
      return String(node.value);
    case 'MemberExpression':
      return nameOf(node.property);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return nameOf(node.expression);
    case 'CallExpression':
      return nameOf(node.callee);
    default:
      return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = misplacedStatuses();
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
