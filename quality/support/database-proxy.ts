import { type NetworkProxy, startNetworkProxy } from './network-proxy.ts';

/**
 * Starts a network proxy in front of a database, so that tests can cut the connection; returns the database
 * URL through it.
 */
export async function startDatabaseProxy(url: string): Promise<{ line: NetworkProxy; url: string }> {
  const { username, password, pathname, hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const at = Number(port || 5432);
  const line = await startNetworkProxy(
    folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${at}` } : { port: at, host: hostname },
  );
  return { line, url: `postgres://${username}:${password}@127.0.0.1:${line.port}${pathname}` };
}
