import { describe, expect, it } from 'vitest';
import { readNumbers } from '../../rules/read-numbers.ts';

/** `number/code` of each line with a number, `line? text` of each line without. */
const read = (source: string): string[] =>
  readNumbers(source).map((line) =>
    line.Kind === 'NUMBER'
      ? `${line.Line} ${line.CertificateNo}${line.Code && `/${line.Code}`}`
      : `${line.Line}? ${line.Text}`,
  );

describe('a pasted list of numbers', () => {
  it.each([
    ['one on each line', 'QM-2025-00001\nGF-2025-00017', ['1 QM-2025-00001', '2 GF-2025-00017']],
    [
      'any case, width and line end',
      ' qm-2025-00001 \r\nＧＦ-2025-00017\r',
      ['1 QM-2025-00001', '2 GF-2025-00017'],
    ],
    [
      'blank lines count as lines',
      '\n\nQM-2025-00001\n\nQM-2025-00002',
      ['3 QM-2025-00001', '5 QM-2025-00002'],
    ],
    ['with a code', 'QM-2025-00001, 4KD7M-2XQ9A', ['1 QM-2025-00001/4KD7M-2XQ9A']],
    [
      'semicolons, tabs, quotation marks',
      '"QM-2025-00001";"ABCDE12345"\nQM-2025-00002\tABCDE12345',
      ['1 QM-2025-00001/ABCDE12345', '2 QM-2025-00002/ABCDE12345'],
    ],
    ['a code after a space', 'QM-2025-00001 ABCDE12345', ['1 QM-2025-00001/ABCDE12345']],
    [
      'several on a line',
      'QM-2025-00001, QM-2025-00002; GF-2025-00017',
      ['1 QM-2025-00001', '1 QM-2025-00002', '1 GF-2025-00017'],
    ],
    ['several with spaces', 'QM-2025-00001 QM-2025-00002', ['1 QM-2025-00001', '1 QM-2025-00002']],
    [
      'headings, also with a mark of UTF-8',
      '\ufeffNumber,Code\nQM-2025-00001,ABCDE12345',
      ['2 QM-2025-00001/ABCDE12345'],
    ],
    ['headings in Chinese', '證書編號\nQM-2025-00001', ['2 QM-2025-00001']],
    ['an organisation in front', 'Lion Rock Ltd,QM-2025-00001,ABCDE12345', ['1 QM-2025-00001/ABCDE12345']],
    ['duplicates', 'QM-2025-00001\nqm-2025-00001', ['1 QM-2025-00001']],
    [
      'scanned addresses',
      'https://assay.example/verify/QM-2025-00001?c=ABCDE12345',
      ['1 QM-2025-00001/ABCDE12345'],
    ],
    ['an apostrophe of a spreadsheet', "'QM-2025-00001", ['1 QM-2025-00001']],
  ])('%s', (_name, source, expected) => {
    expect(read(source)).toEqual(expected);
  });

  it.each([
    [
      'words that are not numbers',
      'QM-2025-00001\nsee attachment 3',
      ['1 QM-2025-00001', '2? see attachment 3'],
    ],
    ['a formula', 'QM-2025-00001\n=HYPERLINK("x")1', ['1 QM-2025-00001', '2? =HYPERLINK("x")1']],
    ['an address of another site', 'https://evil.example/x?n=001', ['1? https://evil.example/x?n=001']],
    [
      'an address with broken escapes',
      'https://a.example/verify/%E0%A4%A',
      ['1? https://a.example/verify/%E0%A4%A'],
    ],
    ['a very long line is truncated', `1${'x'.repeat(500)}`, [`1? 1${'x'.repeat(59)}`]],
  ])('reports unreadable lines: %s', (_name, source, expected) => {
    expect(read(source)).toEqual(expected);
  });

  it('finds nothing in an empty list', () => {
    expect(read('')).toEqual([]);
    expect(read(' \n,;\t\n')).toEqual([]);
    expect(read('Number,Code')).toEqual([]);
  });
});
