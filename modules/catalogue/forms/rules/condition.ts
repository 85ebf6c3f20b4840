/**
 * Converts form engine expressions to simple conditions (comparisons joined by and/or) that the form
 * designer can edit, and back; anything more complex stays an expression.
 */

/** Comparison operators, as the form engine writes them. */
const OPERATORS = {
  EQUAL: '=',
  NOT_EQUAL: '<>',
  GREATER: '>',
  AT_LEAST: '>=',
  LESS: '<',
  AT_MOST: '<=',
  CONTAINS: 'contains',
  NOT_CONTAINS: 'notcontains',
  ANY_OF: 'anyof',
  EMPTY: 'empty',
  NOT_EMPTY: 'notempty',
} as const;
export type Operator = keyof typeof OPERATORS;

type Plain = string | number | boolean;
/** One comparison. Value is undefined for EMPTY and NOT_EMPTY, and a list for ANY_OF. */
export type Clause = { Question: string; Operator: Operator; Value?: Plain | Plain[] };
/** Comparisons joined by "and" or by "or". Anything more complex stays an expression. */
export type Condition = { Join: 'and' | 'or'; Clauses: Clause[] };

export const hasNoValue = (operator: Operator): boolean => operator === 'EMPTY' || operator === 'NOT_EMPTY';

const KEYWORDS: ReadonlyMap<string, Operator> = new Map([
  ...Object.entries(OPERATORS).map(([name, operatorText]) => [operatorText, name as Operator] as const),
  ['==', 'EQUAL'],
  ['!=', 'NOT_EQUAL'],
]);

const TOKEN =
  /\s*(?:\{\s*([^{}]+?)\s*\}|(<>|!=|>=|<=|==|[=<>]|\b(?:contains|notcontains|anyof|empty|notempty|and|or)\b)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)(?![\w.])|\b(true|false)\b|([[\],]))/y;

type Token = { Kind: 'NAME' | 'WORD' | 'VALUE' | 'MARK'; Text: Plain };

function tokenOf(found: RegExpExecArray): Token {
  const [, name, operator, single, double, number, bool, mark] = found;
  if (name !== undefined) return { Kind: 'NAME', Text: name };
  if (operator !== undefined) return { Kind: 'WORD', Text: operator };
  if (mark !== undefined) return { Kind: 'MARK', Text: mark };
  if (number !== undefined) return { Kind: 'VALUE', Text: Number(number) };
  if (bool !== undefined) return { Kind: 'VALUE', Text: bool === 'true' };
  return { Kind: 'VALUE', Text: (single ?? double ?? '').replace(/\\(.)/g, '$1') };
}

function tokensOf(text: string): Token[] | null {
  const reader = new RegExp(TOKEN);
  const tokens: Token[] = [];
  while (reader.lastIndex < text.trimEnd().length) {
    const found = reader.exec(text);
    if (!found) return null;
    tokens.push(tokenOf(found));
  }
  return tokens;
}

/** Consumes the first token if it is a plain value; otherwise returns null. */
const parsePlain = (tokens: Token[]): Plain | null => {
  const token = tokens.shift();
  return token?.Kind === 'VALUE' ? token.Text : null;
};

function parseList(tokens: Token[]): Plain[] | null {
  if (tokens.shift()?.Text !== '[') return null;
  const list: Plain[] = [];
  while (tokens[0]?.Text !== ']' || tokens[0].Kind !== 'MARK') {
    const value = parsePlain(tokens);
    if (value === null) return null;
    list.push(value);
    if (tokens[0]?.Kind === 'MARK' && tokens[0].Text === ',') tokens.shift();
  }
  tokens.shift();
  return list;
}

function parseClause(tokens: Token[]): Clause | null {
  const name = tokens.shift();
  const operatorToken = tokens.shift();
  const operator = operatorToken?.Kind === 'WORD' ? KEYWORDS.get(String(operatorToken.Text)) : undefined;
  if (name?.Kind !== 'NAME' || !operator) return null;
  const clause = { Question: String(name.Text), Operator: operator };
  if (hasNoValue(operator)) return clause;
  const value = operator === 'ANY_OF' ? parseList(tokens) : parsePlain(tokens);
  return value === null ? null : { ...clause, Value: value };
}

/** Converts an expression to a condition; null where the expression is too complex for one. */
export function parseCondition(expression: string): Condition | null {
  const tokens = tokensOf(expression);
  if (!tokens) return null;
  const Clauses: Clause[] = [];
  const joins = new Set<unknown>();
  while (tokens.length > 0) {
    if (Clauses.length > 0) joins.add(tokens.shift()?.Text);
    const clause = parseClause(tokens);
    if (!clause) return null;
    Clauses.push(clause);
  }
  if (Clauses.length === 0 || joins.size > 1) return null;
  const [join = 'and'] = joins;
  return join === 'and' || join === 'or' ? { Join: join, Clauses } : null;
}

const printed = (value: Plain): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value);

function printClause({ Question, Operator, Value }: Clause): string {
  const start = `{${Question}} ${OPERATORS[Operator]}`;
  if (hasNoValue(Operator)) return start;
  return `${start} ${Array.isArray(Value) ? `[${Value.map(printed).join(', ')}]` : printed(Value ?? '')}`;
}

/** Prints a condition as a form engine expression; an empty string for a condition without comparisons. */
export const printCondition = ({ Join, Clauses }: Condition): string =>
  Clauses.map(printClause).join(` ${Join} `);
