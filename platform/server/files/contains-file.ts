/**
 * SQL conditions for whether a table's column refers to a file, in a list of keys, inside JSON or as a key,
 * so that files in use are not deleted.
 */
import { type SqlBool, sql } from 'kysely';

/** Whether a list of keys contains the current file of the query. */
export const listedIn = (column: string) => sql<SqlBool>`${sql.ref(column)} @> array[file.file_key]`;

/** Whether a JSON value, such as answers, contains the key of the current file. */
export const writtenIn = (column: string) =>
  sql<SqlBool>`strpos(${sql.ref(column)}::text, file.file_key) > 0`;

/** Whether any row of the table refers to the file in this column. */
export const containsFile = (table: string, column = 'file_key') =>
  sql<SqlBool>`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = file.file_key)`;
