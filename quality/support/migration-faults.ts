/**
 * Finds statements in a migration that would break the previous release while both run, or lock a large
 * table, one line each; markers in the file allow exceptions.
 */
export function migrationFaults(text: string): string[] {
  const mark = (name: string) => new RegExp(`^-- ${name}: (.{3,})$`, 'm').exec(text)?.[1];
  const small = (mark('small') ?? '').split(/[\s,]+/);
  const isContract = mark('contract') !== undefined;
  const sql = text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
  const made = [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g)].map(
    ([, name]) => name,
  );
  const isFree = (table: string | undefined) => made.includes(table) || small.includes(table ?? '');
  return sql
    .split(';')
    .map((statement) => statement.trim())
    .flatMap((statement) => {
      const table = TABLE.exec(statement)?.[1];
      return RULES.filter(
        ({ found, unless, isForAll }) =>
          found.test(statement) &&
          !unless?.test(statement) &&
          !(isForAll ? isContract || made.includes(table) : isFree(table)),
      ).map(({ text: message }) => `${message}: ${statement.slice(0, 80)}`);
    });
}

const TABLE =
  /^(?:alter table (?:only )?(?:if exists )?|create (?:unique )?index (?:.*? )?on (?:only )?|update (?:only )?|delete from (?:only )?|drop table (?:if exists )?|truncate (?:table )?|lock (?:table )?)(\w+)/;

type Rule = {
  found: RegExp;
  unless?: RegExp;
  text: string;
  /**
   * Also applies to small tables: only a later release may do this, with `-- contract: <why it is not
   * needed>`.
   */
  isForAll?: true;
};

const RULES: readonly Rule[] = [
  { found: /\bdrop (?:table|column|view|function|type)\b/, text: 'old code still uses it', isForAll: true },
  { found: /\brename\b/, text: 'old code uses the old name', isForAll: true },
  { found: /\balter (?:column )?\w+ (?:set data )?type\b/, text: 'rewrites the table', isForAll: true },
  { found: /\bset not null\b/, text: 'old code may leave it empty', isForAll: true },
  {
    found: /\badd column\b.*\bnot null\b/,
    unless: /\bdefault\b/,
    text: 'old code leaves it empty',
    isForAll: true,
  },
  {
    found: /\badd column\b.*\b(?:default (?:gen_random|random|clock_timestamp|nextval|uuid)|generated )/,
    text: 'rewrites the table',
  },
  { found: /^create (?:unique )?index\b/, unless: /\bconcurrently\b/, text: 'blocks all writes' },
  {
    found: /\badd (?:constraint \w+ )?(?:check|foreign key)\b|\badd column\b.*\b(?:references|check)\b/,
    unless: /\bnot valid\b/,
    text: 'reads the whole table while writes are blocked',
  },
  {
    found: /\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b/,
    unless: /\busing index\b/,
    text: 'blocks all writes',
  },
  { found: /^(?:update|delete from)\b/, text: 'locks rows until everything is done; a job does it in parts' },
  { found: /^(?:lock|truncate|cluster|vacuum full)\b/, text: 'blocks all reads' },
];
