import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network range by which attempts and connections are limited: a single IPv4 address, or the /64
 * of an IPv6 address, which belongs to one customer.
 */
export function addressRange(address: string): string {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(inner) || !isIPv6(inner)) return inner;
  const [head = '', tail = ''] = inner.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const isShort = inner.includes('::');
  const groups = isShort
    ? [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
    : before;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
