import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/check-catches.mjs');
const { findUncommented, uncommentedCatches } = (await import(script)) as {
  findUncommented: (file: string, source: string) => string[];
  uncommentedCatches: () => string[];
};

const found = (...lines: string[]) => findUncommented('a.ts', lines.join('\n'));

describe('a discarded error without a comment is found', () => {
  test('in a bare catch', () => {
    expect(found('try {', '  work();', '} catch {', '  return null;', '}')).toEqual(['a.ts:3 } catch {']);
    expect(found('try {', '  work();', '} catch {}')).toEqual(['a.ts:3 } catch {}']);
  });

  test.each(['undefined', 'null', 'false', '{}'])('in a promise that becomes %s', (value) => {
    expect(found('start();', `await work().catch(() => ${value});`)).toEqual([
      `a.ts:2 await work().catch(() => ${value});`,
    ]);
  });

  test('in a call over several lines', () => {
    expect(found('const done = await work().catch(', '  () => null,', ');')).toEqual([
      'a.ts:1 const done = await work().catch(',
    ]);
  });

  test('with a tool directive instead of an explanation', () => {
    expect(found('// biome-ignore lint/x: reason', 'void work().catch(() => undefined);')).toHaveLength(1);
  });

  test('with a URL in the line instead of a comment', () => {
    expect(found("void fetch('https://a.example/').catch(() => null);")).toHaveLength(1);
  });
});

describe('an explained error is accepted', () => {
  test('on the line, above it, or at the start of the block', () => {
    expect(found('work().catch(() => undefined); // The next run repeats it.')).toEqual([]);
    expect(found('// The next run repeats it.', 'work().catch(() => undefined);')).toEqual([]);
    expect(found('try {', '  work();', '} catch {', '  // Not JSON.', '  return null;', '}')).toEqual([]);
  });

  test('but not if the comment is further away', () => {
    expect(found('// About something else.', 'start();', 'work().catch(() => null);')).toHaveLength(1);
  });
});

test('an error that is used needs no comment', () => {
  expect(found('try {', '} catch (error) {', '  log(error);', '}', 'work().catch(log);')).toEqual([]);
  expect(found('work().catch(() => otherwise);')).toEqual([]);
});

test('the product code has a comment at each', () => {
  expect(uncommentedCatches()).toEqual([]);
});
