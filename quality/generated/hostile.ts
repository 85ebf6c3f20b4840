/**
 * Generators of bad input for the generated tests: texts that have broken other programs, injection payloads
 * and values of the wrong type.
 */
import fc from 'fast-check';
import { payloads } from '../support/payloads.ts';

/**
 * Texts that have broken other programs: encodings, lengths, names of object properties, spreadsheet
 * formulas, shell code.
 */
export const HOSTILE_STRINGS: readonly string[] = [
  ...[
    '',
    ' ',
    '\t',
    '\u0000',
    'a\u0000b',
    '\ud83d',
    '\udc00x',
    '\uffff',
    '\ufeff',
    '\u202eabc',
    'e\u0301',
    'ﬁ',
    'İ',
    'ß',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'then',
    'toJSON',
    '$ref',
    'length',
  ],
  ...['null', 'undefined', 'NaN', 'Infinity', '-0', '1e400', '0x10', '1,000', '٣', '１２'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: tests an expression that a template language would evaluate
  ...["' or 1=1 --", '%', '_', '\\', '%_%', "\\'", '$1', '?', ':name', '{}', '{{7*7}}', '${7*7}', '<%= 7 %>'],
  ...[
    '../../etc/passwd',
    '..\\..\\x',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    '//evil.test',
    'javascript:1',
  ],
  ...[
    '=1+1',
    '@SUM(1)',
    '+1',
    '-1',
    'a\r\nX-Evil: 1',
    'a\nb',
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '9999-12-31',
  ],
  ...[
    '-1',
    '0',
    '2147483648',
    '9007199254740993',
    '1e21',
    '🏳️‍🌈'.repeat(40),
    'A'.repeat(5_000),
    '字'.repeat(4_001),
  ],
  ...[
    '((((((((((a',
    '[a-z',
    '(a+)+$',
    '*',
    '&',
    '|',
    '!',
    '<->',
    'a:*',
    "'",
    '"',
    '`',
    ';',
    '--',
    '/*',
    'C:\\con',
  ],
];

/**
 * Any UTF-16 units, including unpaired surrogates. fast-check's own generators build a table of all of
 * Unicode, which takes seconds.
 */
const unitsUpTo = (max: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.nat({ max }), { maxLength }).map((codes) => String.fromCharCode(...codes));

/** A hostile text. */
export const hostileString: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_STRINGS) },
  { weight: 2, arbitrary: fc.constantFrom(...payloads.map(({ Text }) => Text)) },
  { weight: 1, arbitrary: unitsUpTo(0xffff, 40) },
  { weight: 1, arbitrary: unitsUpTo(0x2ff, 300) },
);

/** A value of a different type than the expected one. */
export const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileString,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    [{}],
    { length: 1e9 },
    { toString: 1 },
    Object.fromEntries([['then', 1]]),
    { constructor: 1 },
  ),
  fc.array(hostileString, { maxLength: 4 }),
  fc.dictionary(hostileString, hostileString, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 30, max: 60 }).map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)),
  fc.integer({ min: 200, max: 3_000 }).map((size) => new Array<number>(size).fill(7)),
);
