import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the source files of the server and of `tools`, without tests and build output, for tests that
 * examine the code itself.
 */
export function serverFiles(root: string): string[] {
  return ['apps', 'platform', 'modules', 'tools']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /\/server\/.*\.ts$|^tools\/.*\.ts$/.test(name) && !/\/(test|dist)\//.test(name));
}
