import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffTable } from '#modules/applications/applications/rules/diff-table.ts';
import { isDueOnFit } from '#modules/applications/applications/rules/index.ts';
import {
  groupByRemark,
  numberPoints,
  openPoints,
  pointsOf,
} from '#modules/applications/applications/rules/points.ts';
import {
  byStep,
  type DesignPoint,
  duplicatePoint,
  mergePoints,
  movePoint,
  nextPointKey,
} from '#modules/catalogue/checklists/rules/arrange-points.ts';
import { readChecklistCsv, writeChecklistCsv } from '#modules/catalogue/checklists/rules/checklist-csv.ts';
import { dueOnOf, isLowered, isMissingRemark, isOverdue } from '../../rules/findings.ts';

const TODAY = '2026-11-20';
const Days = { MINOR: 90, MAJOR: 30 };

describe('findings', () => {
  const due = (Result: 'CONFORM' | 'MINOR' | 'MAJOR' | 'NA', more: object = {}) =>
    dueOnOf({ Result, Given: undefined, Before: undefined, Days, Today: TODAY, ...more });

  test('a finding is due after the days of its service; other results have no due date', () => {
    expect([due('MINOR'), due('MAJOR'), due('CONFORM'), due('NA')]).toEqual([
      '2027-02-18',
      '2026-12-20',
      null,
      null,
    ]);
    expect(due('CONFORM', { Given: '2026-12-01' })).toBeNull();
  });

  test('a due date set by the assessor is retained while the kind of result stays the same', () => {
    expect(due('MINOR', { Given: '2026-12-01' })).toBe('2026-12-01');
    expect(due('MINOR', { Before: { Result: 'MINOR', DueOn: '2026-11-01' } })).toBe('2026-11-01');
    expect(due('MAJOR', { Before: { Result: 'MINOR', DueOn: '2026-11-01' } })).toBe('2026-12-20');
  });

  test.each([
    [null, null, true],
    ['2026-11-19', null, false],
    ['2026-11-20', null, true],
    ['2028-11-19', null, true],
    ['2028-11-20', null, false],
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', false],
  ])('due on %s instead of %s: %s', (day, before, fit) => {
    expect(isDueOnFit(day, before, TODAY)).toBe(fit);
  });

  test('the due date itself is not overdue', () => {
    expect([isOverdue('2026-11-20', TODAY), isOverdue('2026-11-19', TODAY), isOverdue(null, TODAY)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('only findings and observations require a description', () => {
    expect(isMissingRemark({ Result: 'OBSERVATION', Remark: null })).toBe(true);
    expect(isMissingRemark({ Result: 'MINOR', Remark: '  ' })).toBe(true);
    expect(isMissingRemark({ Result: 'MAJOR', Remark: 'x' })).toBe(false);
    expect(isMissingRemark({ Result: 'CONFORM', Remark: null })).toBe(false);
  });
});

describe('queries of the to-do list', () => {
  test('entries of one checklist item are merged, regardless of their position', () => {
    const entries = numberPoints([
      { PointKey: 'A', Field: 'x', Remark: '1' },
      { Field: 'y', Remark: '2' },
      { Field: 'y', Remark: '3' },
      { PointKey: 'A', Field: 'z', Remark: '1' },
      { PointKey: 'B', Remark: '4' },
    ]);
    expect(entries.map(({ PointNo }) => PointNo)).toEqual([1, 2, 3, 1, 4]);
  });

  test('an answer of blanks counts as empty', () => {
    const entries = [1, 2, 1, 3].map((PointNo) => ({ PointNo, Field: null, Remark: 'r' }));
    const answers = [
      { PointNo: 1, Answer: ' ' },
      { PointNo: 2, Answer: 'Done' },
    ];
    expect(openPoints(entries, answers)).toEqual([1, 3]);
    expect(pointsOf(entries).map((point) => [point.PointNo, point.Entries.length])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
  });

  test('the same remark about several fields is shown once', () => {
    expect(
      groupByRemark([
        { Field: 'x', Remark: 'Name it.' },
        { Field: 'y', Remark: 'Count it.' },
        { Field: 'z', Remark: 'Name it.' },
        { Field: null, Remark: 'Call us.' },
      ]),
    ).toEqual([
      { Remark: 'Name it.', Fields: ['x', 'z'] },
      { Remark: 'Count it.', Fields: ['y'] },
      { Remark: 'Call us.', Fields: [] },
    ]);
  });
});

describe('comparison of two tables by row', () => {
  const changed = (before: string[][], after: string[][]) =>
    diffTable(before, after).map(
      ({ Kind, Cells }) =>
        `${Kind} ${Cells.map(({ Text, Before }) => (Before === null ? Text : `${Before}>${Text}`)).join('|')}`,
    );

  test('an added row, a removed row, a changed cell', () => {
    const before = [
      ['Kwai Chung', 'Depot', '12'],
      ['Tsuen Wan', 'Office', '40'],
      ['Tai Po', 'Workshop', '7'],
    ];
    const after = [
      ['Kwai Chung', 'Depot', '15'],
      ['Tai Po', 'Workshop', '7'],
      ['Sha Tin', 'Store', '3'],
    ];
    expect(changed(before, after)).toEqual([
      'CHANGED Kwai Chung|Depot|12>15',
      'REMOVED Tsuen Wan|Office|40',
      'SAME Tai Po|Workshop|7',
      'ADDED Sha Tin|Store|3',
    ]);
  });

  test('a row inserted at the top does not mark all others as changed', () => {
    const rows = [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ];
    expect(changed(rows, [['new', '9'], ...rows])).toEqual([
      'ADDED new|9',
      'SAME a|1',
      'SAME b|2',
      'SAME c|3',
    ]);
  });

  test('rows with almost nothing in common are two rows', () => {
    expect(changed([['a', 'b', 'c', 'yes']], [['x', 'y', 'z', 'yes']])).toEqual([
      'REMOVED a|b|c|yes',
      'ADDED x|y|z|yes',
    ]);
  });

  test('from and to an empty table', () => {
    expect(changed([], [['a']])).toEqual(['ADDED a']);
    expect(changed([['a']], [])).toEqual(['REMOVED a']);
    expect(changed([], [])).toEqual([]);
  });

  const table = fc.array(fc.array(fc.constantFrom('', 'a', 'b', 'c'), { minLength: 3, maxLength: 3 }), {
    maxLength: 12,
  });
  test('both tables can be reconstructed from the difference', () => {
    fc.assert(
      fc.property(table, table, (before, after) => {
        const rows = diffTable(before, after);
        const was = rows.filter(({ Kind }) => Kind !== 'ADDED');
        const is = rows.filter(({ Kind }) => Kind !== 'REMOVED');
        expect(was.map(({ Cells }) => Cells.map(({ Text, Before }) => Before ?? Text))).toEqual(before);
        expect(is.map(({ Cells }) => Cells.map(({ Text }) => Text))).toEqual(after);
      }),
    );
  });

  test('comparing a thousand rows with a thousand others terminates', () => {
    const rows = (mark: string) => Array.from({ length: 1000 }, (_, at) => [`${mark}${at}`, 'x', `${at}`]);
    expect(diffTable(rows('a'), rows('b'))).toHaveLength(1000);
  });
});

const point = (PointKey: string, Step: DesignPoint['Step'] = 'ASSESSOR', more: Partial<DesignPoint> = {}) =>
  ({
    PointKey,
    Step,
    Clause: 'ISO 9001:2015, 8.4',
    Text: { EN: `Text of ${PointKey}`, CHT: '文字', CHS: '文字' },
    Guidance: { EN: 'Look', CHT: '看', CHS: '看' },
    ...more,
  }) satisfies DesignPoint;
const keys = (points: readonly DesignPoint[]) => points.map(({ PointKey }) => PointKey).join(' ');

describe('order of checklist items', () => {
  const points = [point('A'), point('B', 'COO'), point('C'), point('D')];

  test('steps are in the order of the flow', () => {
    expect(keys(byStep(points))).toBe('A C D B');
  });

  test('an item moves among those of its own step', () => {
    expect(keys(movePoint(points, 'ASSESSOR', 0, 2))).toBe('C D A B');
    expect(keys(movePoint(points, 'ASSESSOR', 2, 0))).toBe('D A C B');
    expect(keys(movePoint(points, 'COO', 5, 0))).toBe('A C D B');
  });

  test('keys continue from the last one and are never reused', () => {
    expect(nextPointKey([point('GF-02'), point('GF-09'), point('X-50')], 'GF')).toBe('GF-10');
    expect(nextPointKey([], 'GF')).toBe('GF-01');
    expect(keys(duplicatePoint([point('GF-01'), point('GF-02')], 0, 'GF'))).toBe('GF-01 GF-03 GF-02');
  });

  test('an import changes the items it names and adds the others', () => {
    const imported = [point('C', 'ASSESSOR', { Clause: '9.1' }), point('E'), point('A')];
    const merged = mergePoints(points, imported);
    expect(merged).toMatchObject({ Added: 1, Changed: 1, Same: 1 });
    expect(keys(merged.Points)).toBe('A C D E B');
    expect(merged.Points[1]?.Clause).toBe('9.1');
  });
});

describe('a checklist as CSV', () => {
  const fields = new Set(['ScopeRequirement']);
  const HEAD = 'PointKey,Step,Clause,Text.EN,Text.CHT,Text.CHS';
  const faults = (text: string) =>
    readChecklistCsv(text, fields).Faults.map(({ Line, Code }) => `${Line} ${Code}`);

  test('an exported file is read back unchanged, including quotes, line breaks and text that looks like a formula', () => {
    const points = [
      point('A', 'ASSESSOR', {
        Text: { EN: '=SUM(A1) "quoted",\nsecond line; third', CHT: '＝全形', CHS: '- 列表' },
        Field: 'ScopeRequirement',
      }),
      point('B', 'CEO', { Clause: '+852', Guidance: { EN: '', CHT: '', CHS: '' } }),
    ];
    const text = writeChecklistCsv(points);
    expect(text.startsWith('\ufeffPointKey,Step,Clause,Field,')).toBe(true);
    expect(readChecklistCsv(text, fields)).toEqual({ Points: points, Faults: [] });
  });

  test.each(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠'])('no exported cell starts with %j', (sign) => {
    const [, line = ''] = writeChecklistCsv([point('A', 'CEO', { Clause: `${sign}1` })]).split('\r\n');
    expect(line.split(',')[2]).toBe(`'${sign}1`);
  });

  test.each([
    ['nothing', '', ['1 CSV_EMPTY']],
    ['a header only', HEAD, ['1 CSV_EMPTY']],
    ['a missing column', 'PointKey,Step,Clause,Text.EN,Text.CHT\nA,ASSESSOR,1,a,b', ['1 CSV_NO_COLUMN']],
    ['an unknown column', `${HEAD},Colour\nA,ASSESSOR,1,a,b,c,red`, ['1 CSV_UNKNOWN_COLUMN']],
    ['a duplicate column', `${HEAD},Clause\nA,ASSESSOR,1,a,b,c,2`, ['1 CSV_UNKNOWN_COLUMN']],
    ['a formula', `${HEAD}\nA,ASSESSOR,1,=1+1,b,c\nB,ASSESSOR,@x,a,b,c`, ['2 CSV_FORMULA', '3 CSV_FORMULA']],
    ['an unknown step', `${HEAD}\nA,CHEF,1,a,b,c`, ['2 CSV_STEP']],
    [
      'an invalid key',
      `${HEAD}\nA B,ASSESSOR,1,a,b,c\n,ASSESSOR,1,a,b,c`,
      ['2 CSV_POINT_KEY', '3 CSV_POINT_KEY'],
    ],
    [
      'a duplicate key with blank lines between',
      `${HEAD}\nA,CEO,1,a,b,c\n\n,,,,,\nA,CEO,1,a,b,c`,
      ['5 CSV_KEY_TWICE'],
    ],
    ['a line break within a cell', `${HEAD}\nA,CEO,1,"a\nb",b,c\nB,CHEF,1,a,b,c`, ['4 CSV_STEP']],
    ['an unclosed quotation mark', `${HEAD}\nA,CEO,1,"a,b,c\nB,CEO,1,a,b,c`, ['2 CSV_QUOTE']],
    ['cells beyond the last column', `${HEAD}\nA,CEO,1,a,b,c,d`, ['2 CSV_CELLS']],
    ['a question that the form does not have', `${HEAD},Field\nA,CEO,1,a,b,c,Colour`, ['2 CSV_FIELD']],
    ['a clause that is too long', `${HEAD}\nA,CEO,${'1'.repeat(81)},a,b,c`, ['2 CSV_LONG']],
  ])('%s is reported with its line', (_name, text, expected) => {
    expect(faults(text)).toEqual(expected);
    expect(readChecklistCsv(text, fields).Points).toEqual([]);
  });

  test('semicolons and tabs are also accepted as separators', () => {
    for (const sign of [';', '\t']) {
      const text = [HEAD, 'A,ASSESSOR,1,a,b,c'].join('\r\n').replaceAll(',', sign);
      expect(readChecklistCsv(text, fields).Points).toMatchObject([
        { PointKey: 'A', Text: { EN: 'a', CHS: 'c' } },
      ]);
    }
  });

  test('more items than the maximum of a checklist', () => {
    const rows = Array.from({ length: 201 }, (_, at) => `P${at},CEO,1,a,b,c`);
    expect(faults([HEAD, ...rows].join('\n'))).toEqual(['202 CSV_MANY']);
  });
});

describe('a recorded finding becomes less severe', () => {
  test.each([
    ['MAJOR', 'CONFORM'],
    ['MAJOR', 'NA'],
    ['MAJOR', 'MINOR'],
    ['MINOR', 'CONFORM'],
    ['MINOR', 'NA'],
  ] as const)('from %s to %s', (before, after) => {
    expect(isLowered(before, after)).toBe(true);
  });

  test.each([
    [null, 'CONFORM'],
    ['CONFORM', 'NA'],
    ['NA', 'CONFORM'],
    ['CONFORM', 'MAJOR'],
    ['MINOR', 'MAJOR'],
    ['MAJOR', 'MAJOR'],
  ] as const)('not from %s to %s', (before, after) => {
    expect(isLowered(before, after)).toBe(false);
  });
});
