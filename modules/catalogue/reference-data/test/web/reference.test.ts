import { expect, test } from 'vitest';
import { suggestedCode } from '../../web/entry-values.ts';
import { placesInAll } from '../../web/places-in-all.ts';
import { regionTree } from '../../web/region-tree.ts';

// Expected values worked out manually: `all` is the whole list; lower-case letters are retired, hidden
// entries.
test.each([
  ['without hidden rows the place is unchanged', 'ABCD', 'ABCD', 0, 2, 'BCAD'],
  ['up across a hidden one: directly before the new neighbour', 'AbCD', 'ACD', 2, 1, 'AbDC'],
  ['down behind the last visible one', 'ABCd', 'ABC', 0, 2, 'BCAd'],
  ['to the front, where a hidden one is first', 'aBC', 'BC', 1, 0, 'aCB'],
])('%s', (_title, all, shown, from, to, after) => {
  const [at, place] = placesInAll([...all], [...shown], from, to);
  const rest = [...all].toSpliced(at, 1);
  rest.splice(place, 0, all[at] ?? '');
  expect(rest.join('')).toBe(after);
});

test.each([
  ['INDUSTRY', 'Food & drink', 'FOOD_DRINK'],
  ['INDUSTRY', '  Énergie  ', 'ENERGIE'],
  ['INDUSTRY', '3D printing', 'D_PRINTING'],
  ['INDUSTRY', '能源', ''],
  ['INDUSTRY', `${'x'.repeat(39)} y`, 'X'.repeat(39)],
  ['TAG', 'Charity work', 'CHARITYWORK'],
  ['TAG', '3D printing', 'DPRINTING'],
] as const)('for %s the English name %s suggests the code %s', (One, name, code) => {
  expect(suggestedCode({ One }, name)).toBe(code);
});

test('regions are followed by their countries', () => {
  const named = (EN: string) => ({ EN, CHT: EN, CHS: EN });
  const row = (codes: (string | null)[]) => ({
    Alpha3: 'AAA',
    Alpha2: 'AA',
    NumericCode: '000',
    Name: named('x'),
    RegionCode: codes[0] ?? null,
    SubRegionCode: codes[1] ?? null,
    IntermediateRegionCode: codes[2] ?? null,
    IsEnabled: true,
    Position: 0,
    Version: 1,
  });
  const Regions = [
    { M49: '029', Name: named('Caribbean') },
    { M49: '142', Name: named('Asia') },
    { M49: '030', Name: named('Eastern Asia') },
    { M49: '019', Name: named('Americas') },
    { M49: '419', Name: named('Latin America and the Caribbean') },
  ];
  const Rows = [row(['142', '030']), row(['019', '419', '029']), row([null])];
  expect(regionTree({ Rows, Regions }).map(({ M49, Depth }) => `${Depth} ${M49}`)).toEqual([
    '0 019',
    '1 419',
    '2 029',
    '0 142',
    '1 030',
  ]);
});
