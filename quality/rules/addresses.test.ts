/** Checks that addresses written in web code are screens of the portal. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screenOf } from '#platform/common/access/navigate.ts';

const root = join(import.meta.dirname, '../..');

/** Addresses that are not screens: files and API routes, called without a contract. */
const OTHERS = [
  /^\/api(\/|$)/,
  /^\/(badge|cms\/get|mark\/picture|organisation\/logo|public\/(log\/proof|certificate\/check))(\/|$)/,
  /^\/user\/(close|data|info|profile|update\/terms)$/,
];
/** Maps API routes to what they read, for live lists. */
const OF_ROUTES = 'platform/web/api/live-lists.ts';
const ADDRESS = /(?<![\w:.}])['"`](\/[a-z][a-z0-9_]*(?:\/[a-z0-9_]+)*)\/?(?=['"`?#$])/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const files = globSync(['modules/*/*/web/**/*.{ts,tsx}', 'platform/web/**/*.{ts,tsx}'], { cwd: root }).filter(
  (name) => !/\.test\.tsx?$|\/test\//.test(name) && name !== OF_ROUTES,
);

/** A screen, or the beginning of its address if a key follows. */
const isScreen = (address: string): boolean =>
  screenOf(address) !== undefined || screenOf(`${address}/abcdefghij`) !== undefined;

test('every address in web code is a screen', () => {
  const written = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').replace(COMMENT, '').matchAll(ADDRESS)].map(
      ([, address = '']) => ({ file, address }),
    ),
  );
  expect(written.length).toBeGreaterThan(150);
  const unknown = written.filter(
    ({ address }) => !isScreen(address) && !OTHERS.some((pattern) => pattern.test(address)),
  );
  expect(unknown).toEqual([]);
});
