import type pg from 'pg';
import { type Column, columnRule } from './column-rule.ts';
import type { COPIED } from './copied-tables.ts';

type Copied = (typeof COPIED)[number];

/** The statement that copies every row which the moulds have in a table, once for each of their copies. */
export async function copyStatement(
  client: pg.Client,
  { table, from, columns: own }: Copied,
): Promise<string> {
  const columns = (await columnsOf(client, table)).flatMap((column) => {
    const value = own[column.name] ?? columnRule(column);
    return value === null ? [] : [{ name: column.name, value }];
  });
  return `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
    select ${columns.map(({ value }) => value).join(', ')} from ${table} mould ${from}`;
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, null) as type, attidentity <> '' as "isIdentity",
       exists (select from pg_constraint where conrelid = attrelid and contype = 'f' and conkey = array[attnum]
         and confrelid = 'account'::regclass) as "isAccount",
       attname = $1 || '_key' as "isOwnKey"
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return rows;
}
