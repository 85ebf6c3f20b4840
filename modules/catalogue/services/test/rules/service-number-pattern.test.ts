import { describe, expect, it } from 'vitest';
import { isYearly, numberPattern, readNumber, writeNumber } from '../../rules/number-pattern.ts';

const of2026 = (pattern: string, Count: number) =>
  writeNumber(pattern, { SchemeCode: 'GF', Year: '2026', Count });

describe('the pattern of certificate numbers', () => {
  it.each([
    ['{SchemeCode}-{YYYY}-{00000}', 7, 'GF-2026-00007'],
    ['{SchemeCode}.{YY}.{000}', 12, 'GF.26.012'],
    ['{SchemeCode}{YYYY}.HK.{0000}', 3, 'GF2026.HK.0003'],
    ['{SchemeCode}-{00000000}', 1, 'GF-00000001'],
    // A counter with more digits than the pattern is not truncated.
    ['{SchemeCode}-{000}', 12_345, 'GF-12345'],
  ])('%s formats number %i as %s', (pattern, count, written) => {
    expect(numberPattern.safeParse(pattern).success).toBe(true);
    expect(of2026(pattern, count)).toBe(written);
  });

  it.each([
    ['{SchemeCode}-{YYYY}', 'no counter'],
    ['{SchemeCode}-{000}-{000}', 'two counters'],
    ['{YYYY}-{SchemeCode}-{00000}', 'another prefix'],
    ['GF-{YYYY}-{00000}', 'a literal key'],
    ['{SchemeCode}X-{00000}', 'a letter that makes it the key of another service'],
    ['{SchemeCode}-{00}', 'a counter of two digits'],
    ['{SchemeCode}-{000000000}', 'a counter of nine digits'],
    ['{SchemeCode}-{MM}-{00000}', 'an unknown part'],
    ['{SchemeCode}-abc-{00000}', 'lower-case letters'],
    ['{SchemeCode}/{YYYY}/{00000}', 'a slash, which not every server preserves in a URL'],
    ['{SchemeCode}-{00000}\n', 'a line break'],
    [`{SchemeCode}-${'X'.repeat(30)}-{00000}`, 'more than the maximum length on a certificate'],
    ['', 'nothing'],
  ])('%j is refused: %s', (pattern) => {
    expect(numberPattern.safeParse(pattern).success).toBe(false);
  });

  it('restarts each year if it contains the year', () => {
    expect(
      ['{SchemeCode}-{YYYY}-{000}', '{SchemeCode}{YY}{000}', '{SchemeCode}-{000}'].map(isYearly),
    ).toEqual([true, true, false]);
  });
});

describe('parsing a number by a pattern', () => {
  it.each([
    ['{SchemeCode}-{YYYY}-{00000}', 'GF-2026-00007', { Year: '2026', Count: 7 }],
    ['{SchemeCode}-{YYYY}-{00000}', 'GF-2026-123456', { Year: '2026', Count: 123456 }],
    ['{SchemeCode}.{YY}.{000}', 'GF.26.012', { Year: '2026', Count: 12 }],
    ['{SchemeCode}-{00000}', 'GF-00042', { Year: null, Count: 42 }],
    ['{SchemeCode}-{YYYY}-{YYYY}-{000}', 'GF-2026-2026-001', { Year: '2026', Count: 1 }],
    ['{SchemeCode}-{YYYY}-{00000}', 'GF-2026-0007', null],
    ['{SchemeCode}-{YYYY}-{00000}', 'QM-2026-00007', null],
    ['{SchemeCode}.{YY}.{000}', 'GFx26x012', null],
  ])('%s reads %s', (pattern, number, expected) => {
    expect(readNumber(pattern, 'GF', number)).toEqual(expected);
  });
});
