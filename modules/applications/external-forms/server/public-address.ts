/**
 * Protects the download of external forms from reaching the internal network: checks of addresses and host
 * names, and a DNS lookup that refuses internal addresses.
 */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Ranges of private and special-purpose addresses (IANA registries). */
const privateRanges = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  privateRanges.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  // Includes IPv4 addresses embedded in IPv6 (`::127.0.0.1`); the following ranges cover translation
  // gateways.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fec0::', 10],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateRanges.addSubnet(net, bits, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const bare = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const family = isIP(bare);
  return family !== 0 && !privateRanges.check(bare, family === 6 ? 'ipv6' : 'ipv4');
};

/** Names that can only be internal: without a dot, or under a reserved top-level domain. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa|test)$/i;

/** True if the configured host is clearly meant to be in the internal network. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) ? !isPublicAddress(bare) : PRIVATE_NAME.test(bare);
}

/**
 * DNS lookup that refuses internal addresses unless allowed. Runs at connection time, so a name that
 * resolves differently the second time cannot bypass it.
 */
export const guardedLookup =
  (mayBeInner: boolean): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const open = addresses.filter(({ address }) => mayBeInner || isPublicAddress(address));
      const [first] = open;
      if (!first)
        return done(Object.assign(new Error('address of an internal network'), { code: 'EINNER' }), '', 0);
      if (options.all) return done(null, open);
      done(null, first.address, first.family);
    });
