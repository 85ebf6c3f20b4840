import { type Line, startLine } from './line.ts';

/** A line to a database that can be cut, and the database's address through it. */
export async function lineToDatabase(url: string): Promise<{ line: Line; url: string }> {
  const { username, password, pathname, hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const at = Number(port || 5432);
  const line = await startLine(
    folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${at}` } : { port: at, host: hostname },
  );
  return { line, url: `postgres://${username}:${password}@127.0.0.1:${line.port}${pathname}` };
}
