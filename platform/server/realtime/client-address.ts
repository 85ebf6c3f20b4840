/**
 * Returns the client's network address of a live connection, from `X-Forwarded-For` only where the proxy is
 * trusted (TRUST_PROXY), by the same rules as for HTTP requests.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Names for address ranges that TRUST_PROXY may contain. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Returns the client's address by the same rules as for HTTP requests: headers are believed only from
 * trusted proxies. An upgrade does not pass through fastify, which would determine it.
 */
export function clientAddress(trustProxy: string | undefined): (request: IncomingMessage) => string {
  const proxies = new BlockList();
  for (const entry of (trustProxy ?? '').split(',').map((part) => part.trim()))
    for (const range of RANGES[entry] ?? [entry]) add(proxies, range);
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (request) => {
    const header = String(request.headers['x-forwarded-for'] ?? '');
    const claimed = header.split(',').flatMap((part) => part.trim() || []);
    let address = plain(request.socket.remoteAddress ?? '');
    while (claimed.length > 0 && isProxy(address)) address = plain(claimed.pop() ?? '');
    return address;
  };
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

function add(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const family = isIP(address);
  if (family === 0) return;
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, type);
  else list.addSubnet(address, Number(bits), type);
}
