import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { preserveModulePaths } from '#apps/server/preserve-module-paths.ts';
import config from '#apps/server/rolldown.config.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-places-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a server from these files in a temporary folder, and returns the path of its program. */
async function built(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const dir = join(folder, 'dist');
  const build = await rolldown({
    ...config,
    input: join(folder, 'src/main.ts'),
    plugins: [preserveModulePaths(dir)],
  });
  await build.write({ ...config.output, dir });
  return join(dir, 'main.js');
}

const run = (program: string): string => execFileSync(process.execPath, [program], { encoding: 'utf8' });

describe('a server build', () => {
  test('finds files next to a module at their place', async () => {
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

  test('starts a thread from built files without any source', async () => {
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

  test('in use continues to start its threads while the next build overwrites it', async () => {
    const files = (message: string) => ({
      'src/main.ts': `
        import { Worker } from 'node:worker_threads';
        new Worker(new URL('./a-thread.ts', import.meta.url)).on('message', (said) => console.log(said));`,
      'src/a-thread.ts': `
        import { parentPort } from 'node:worker_threads';
        parentPort?.postMessage('${message}');`,
    });
    const main = await built(files('as it was'));
    const running = join(dirname(main), 'running.js');
    copyFileSync(main, running);
    expect(run(await built(files('as it is now')))).toBe('as it is now\n');
    expect(run(running)).toBe('as it was\n');
  });

  test.each([
    ['exports.place = __dirname;', '{"name":"finder","main":"index.js"}'],
    ['export const place = import.meta.url;', '{"name":"finder","main":"index.js","type":"module"}'],
  ])(
    'is refused with a package that would look for its files in the wrong place: %s',
    async (index, about) => {
      const files = {
        'src/main.ts': "import { place } from 'finder';\nconsole.log(place);",
        'node_modules/finder/package.json': about,
        'node_modules/finder/index.js': index,
      };
      await expect(built(files)).rejects.toThrow(/finder\/index\.js reads its own location/);
    },
  );

  test.each([
    'const { dirname } = import.meta;\nconsole.log(dirname);',
    "console.log(import.meta['dirname']);",
    "import { Worker } from 'node:worker_threads';\nnew Worker(new URL('a-thread.ts', import.meta.url));",
    'import { Worker } from "node:worker_threads";\nnew Worker(new URL("./a-thread.ts", import.meta.url));',
  ])('is refused with a module whose place cannot be preserved: %s', async (text) => {
    await expect(built({ 'src/main.ts': text })).rejects.toThrow(/has no rule for/);
  });

  test('loads packages required by packages from their own place', async () => {
    const main = await built({
      'src/main.ts': "import { line } from 'old';\nconsole.log(line);",
      'node_modules/old/package.json': '{"name":"old","main":"index.js"}',
      'node_modules/old/index.js': "exports.line = require('node:path').basename('a/of the machine');",
    });
    expect(run(main)).toBe('of the machine\n');
    const texts = readdirSync(dirname(main)).map((file) => readFileSync(join(dirname(main), file), 'utf8'));
    // Relative to the built file, which has no other location.
    expect(texts.join()).toContain('createRequire(import.meta.url)');
  });
});
