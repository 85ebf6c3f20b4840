import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The names that TRUST_PROXY may use for whole ranges. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Where a connection comes from, as the HTTP side sees it too: what a header claims is believed only from the proxies
 * in front. An upgrade never becomes a request of the HTTP side, which would know it already.
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
