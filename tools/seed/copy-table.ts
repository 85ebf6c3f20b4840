/**
 * Builds the SQL statement with which the large seed copies one table's rows of the demo applications to all
 * planned copies, with new keys, accounts and dates.
 */
import type pg from 'pg';
import type { COPIED } from './copied-tables.ts';

type Column = {
  name: string;
  type: string;
  isIdentity: boolean;
  isAccount: boolean;
  isOwnKey: boolean;
};

const IDS: Readonly<Record<string, string>> = {
  application_id: 'copy.application_id',
  certificate_id: 'copy.certificate_id',
  invoice_id: 'copy.invoice_id',
  organisation_id: 'copy.organisation_id',
};

/** 128 random bits in the format of `newKey`. */
export const NEW_KEY = `translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')`;

/**
 * Returns the value of a copied column for which its table defines none, or null if the database provides
 * it. It depends on the kind of column, so that columns added later are copied correctly.
 */
function columnRule({ name, type, isIdentity, isAccount, isOwnKey }: Column): string | null {
  if (isIdentity) return null;
  const mould = `mould.${name}`;
  if (isOwnKey) return NEW_KEY;
  if (IDS[name])
    return name === 'certificate_id' ? `case when ${mould} is not null then ${IDS[name]} end` : IDS[name];
  if (isAccount) return `pg_temp.seed_account(${mould}, copy.n, copy.client_id)`;
  if (type === 'timestamp with time zone') return `${mould} + copy.shift`;
  if (type === 'date') return `${mould} + copy.days`;
  return mould;
}

type Copied = (typeof COPIED)[number];

/**
 * Returns the statement that copies all rows of the template applications in a table, once per planned copy.
 */
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
