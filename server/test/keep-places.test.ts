import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepPlaces } from '../keep-places.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-places-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a server of these files in a folder beside them, and answers the program that starts it. */
async function built(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const dir = join(folder, 'dist');
  const build = await rolldown({
    input: join(folder, 'src/main.ts'),
    platform: 'node',
    plugins: [keepPlaces(dir)],
    logLevel: 'silent',
  });
  await build.write({ dir, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
  return join(dir, 'main.js');
}

const run = (program: string): string => execFileSync(process.execPath, [program], { encoding: 'utf8' });

describe('a built server', () => {
  test('finds what lies beside a module where it is', async () => {
    const main = await built({
      'src/main.ts': "import { text } from './mail/letter.ts';\nconsole.log(text);",
      'src/mail/letter.ts': `
        import { readFileSync } from 'node:fs';
        import { join } from 'node:path';
        const beside = readFileSync(join(import.meta.dirname, 'letter.txt'), 'utf8');
        const again = readFileSync(new URL('letter.txt', import.meta.url), 'utf8');
        export const text = [beside, again, import.meta.filename].join(' ');`,
      'src/mail/letter.txt': 'Dear Sir or Madam',
    });
    expect(run(main)).toBe(`Dear Sir or Madam Dear Sir or Madam ${join(folder, 'src/mail/letter.ts')}\n`);
  });

  test('starts a thread of built files, which needs no source any more', async () => {
    const main = await built({
      'src/main.ts': `
        import { Worker } from 'node:worker_threads';
        new Worker(new URL('./jobs/a-thread.ts', import.meta.url)).on('message', (said) => console.log(said));`,
      'src/jobs/a-thread.ts': `
        import { parentPort } from 'node:worker_threads';
        import { words } from './words.ts';
        parentPort?.postMessage(words);`,
      'src/jobs/words.ts': "export const words: string = 'from the thread';",
    });
    rmSync(join(folder, 'src'), { recursive: true });
    expect(run(main)).toBe('from the thread\n');
  });

  test('is not made of a package that would look for its files in the wrong place', async () => {
    const files = {
      'src/main.ts': "import { place } from 'finder';\nconsole.log(place);",
      'node_modules/finder/package.json': '{"name":"finder","main":"index.js"}',
      'node_modules/finder/index.js': 'exports.place = __dirname;',
    };
    await expect(built(files)).rejects.toThrow(/finder\/index\.js asks where it lies/);
  });
});
