import { type SqlBool, sql } from 'kysely';

/** Whether a list of keys has the file that the query is at. */
export const listedIn = (column: string) => sql<SqlBool>`${sql.ref(column)} @> array[file.file_key]`;

/** Whether a value, such as answers, contains the key of the file. */
export const writtenIn = (column: string) =>
  sql<SqlBool>`strpos(${sql.ref(column)}::text, file.file_key) > 0`;

/** Whether a row of the table has the file in this column. */
export const containsFile = (table: string, column = 'file_key') =>
  sql<SqlBool>`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = file.file_key)`;
