/**
 * Chooses whether the embedded PostgreSQL listens on a Unix socket or on a local port, and returns the
 * server settings and connection URL for it.
 */
import { type AddressInfo, createServer } from 'node:net';
import type { Endpoint } from './types.ts';

const SOCKET_PORT = 5432;
/** A socket's path ends in `/.s.PGSQL.5432` and may have 107 bytes on Linux, 103 on macOS. */
const MAX_DIRECTORY_LENGTH = 103 - '/.s.PGSQL.5432'.length;

/**
 * Returns a Unix socket inside the cluster directory, which only its owner may access; or a free port of
 * 127.0.0.1 if the path is too long for a socket or would need quoting in PostgreSQL's settings.
 */
export async function chooseEndpoint(directory: string): Promise<Endpoint> {
  const fits = Buffer.byteLength(directory) <= MAX_DIRECTORY_LENGTH && /^[\w/.+@-]+$/.test(directory);
  return fits ? { host: directory, port: SOCKET_PORT } : { host: '127.0.0.1', port: await freePort() };
}

export function endpointSettings({ host, port }: Endpoint): string[] {
  const isSocket = host.startsWith('/');
  return [
    `listen_addresses=${isSocket ? '' : host}`,
    `unix_socket_directories=${isSocket ? host : ''}`,
    'unix_socket_permissions=0700',
    `port=${port}`,
  ];
}

/** Returns the URL in the form that both `pg` and libpq read. */
export function connectionUrl({ host, port }: Endpoint, password: string): string {
  if (!host.startsWith('/')) return `postgres://assay:${password}@${host}:${port}/assay`;
  return `postgres://assay:${password}@localhost:${port}/assay?host=${encodeURIComponent(host)}`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
