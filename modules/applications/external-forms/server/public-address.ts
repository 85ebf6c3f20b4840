import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Ranges of private machines and networks (IANA special-purpose registries). */
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
  // Also those that only wrap one of the older addresses (`::127.0.0.1`), as gateways do with the ones below.
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

/** Names that are never anybody else's: without a dot, or under a top level that is kept for own networks. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa|test)$/i;

/** Whether this configured host was clearly meant as a machine in the internal network. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) ? !isPublicAddress(bare) : PRIVATE_NAME.test(bare);
}

/**
 * Resolves a name as always, but refuses an address of the own network unless it may be one. Asked at the moment of
 * the connection: a name that answers differently the second time gains nothing.
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
