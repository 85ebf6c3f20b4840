import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './source-files.mjs';

const MIN_VERSION = 24;
const THREADS = '16';
export const PACKAGED = join(root, 'node_modules/.bin/node');

/** The Node that runs the portal: the one among the npm packages, else this one if it is new enough. */
export function portalNode() {
  if (existsSync(PACKAGED)) return PACKAGED;
  if (Number(process.versions.node.split('.')[0]) >= MIN_VERSION) return process.execPath;
  throw new Error(
    `The portal requires Node ${MIN_VERSION} or newer; its own is not among the installed npm packages.`,
  );
}

/** The environment for our commands: the portal's Node and the installed tools come first. */
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
    // Node's own four threads also look up names and read files: hashing a password must not wait behind them.
    UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? THREADS,
    ...(existsSync(fonts) ? { FONTCONFIG_FILE: fonts } : {}),
    PATH: [...new Set(path)].join(delimiter),
  };
}
