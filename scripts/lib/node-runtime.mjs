/**
 * Finds the Node.js that runs the portal (packaged, or the current one from version 24), and builds the
 * environment of its commands: path, thread pool and fonts.
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './source-files.mjs';

const MIN_VERSION = 24;
const THREADS = '16';
export const PACKAGED = join(root, 'node_modules/.bin/node');

/**
 * Returns the Node that runs the portal: the one in the npm packages, otherwise the current one if it is new
 * enough.
 */
export function portalNode() {
  if (existsSync(PACKAGED)) return PACKAGED;
  if (Number(process.versions.node.split('.')[0]) >= MIN_VERSION) return process.execPath;
  throw new Error(
    `The portal requires Node ${MIN_VERSION} or newer; its own is not among the installed npm packages.`,
  );
}

/** Returns the environment for commands: the portal's Node and the installed tools come first in the path. */
export function portalEnvironment() {
  const path = [
    dirname(portalNode()),
    join(root, 'node_modules/.bin'),
    join(root, '.cache/bin'),
    process.env.PATH,
  ];
  const fonts = join(root, '.cache/debian/fonts.conf');
  return {
    ...process.env,
    // Node's default of four threads also serves file reads and name lookups; password hashing must not wait
    // for those.
    UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? THREADS,
    ...(existsSync(fonts) ? { FONTCONFIG_FILE: fonts } : {}),
    PATH: [...new Set(path)].join(delimiter),
  };
}
