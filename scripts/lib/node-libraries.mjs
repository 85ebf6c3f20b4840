import { copyFileSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGED } from './node-runtime.mjs';
import { runQuietly } from './run.mjs';
import { unpackDebianPackages, unpackedLibrary } from './unpack-debian.mjs';

const LIBRARY = 'libatomic.so.1';

/**
 * Makes the packaged Node (from the npm packages) run on small Debian systems that lack libatomic: downloads
 * the library and puts it next to that Node, without changing the system.
 */
export function provideNodeLibraries() {
  const { isOk, output } = existsSync(PACKAGED) ? runQuietly(PACKAGED, ['--version']) : { isOk: true };
  if (isOk) return;
  try {
    if (!output.includes(LIBRARY)) throw new Error(output.trim());
    console.log(`Downloading ${LIBRARY} for Node …`);
    unpackDebianPackages(['libatomic1']);
    wrap(unpackedLibrary(LIBRARY));
  } catch (error) {
    console.error(
      `The portal's own Node does not run on this system. On Debian, run apt-get install libatomic1.\n${error.message}`,
    );
  }
}

/**
 * Places the library next to the packaged Node, and replaces Node with a script that sets the library path.
 */
function wrap(library) {
  const node = realpathSync(PACKAGED);
  const folder = join(dirname(node), '../lib');
  mkdirSync(folder, { recursive: true });
  copyFileSync(library, join(folder, LIBRARY));
  rmSync(PACKAGED);
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH="${folder}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `exec "${node}" "$@"`,
    '',
  ];
  writeFileSync(PACKAGED, lines.join('\n'), { mode: 0o755 });
}
