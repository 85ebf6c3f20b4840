import { expect, test } from 'vitest';
import { isRows, rowChanges } from './row-changes.ts';

const depot = { SiteName: 'Yuen Long depot', Address: '18 Wang Lok Street', People: 34 };
const office = { SiteName: 'Kwun Tong office', Address: '418 Kwun Tong Road', People: 41 };
const hall = { SiteName: 'Data hall', Address: '7 Chun Choi Street', People: 58 };

test('counts added, removed and changed rows; the order of cells is ignored', () => {
  const changed = { People: 35, Address: '18 Wang Lok Street', SiteName: 'Yuen Long depot' };
  expect(rowChanges([depot, office], [changed, office, hall])).toEqual({ ADDED: 1, REMOVED: 0, CHANGED: 1 });
  expect(rowChanges([depot, office], [office])).toEqual({ ADDED: 0, REMOVED: 1, CHANGED: 0 });
});

test('files and options do not count as rows', () => {
  expect(isRows([depot])).toBe(true);
  expect(isRows([{ name: 'a.pdf', content: 'k' }])).toBe(false);
  expect(isRows(['A', 'B'])).toBe(false);
  expect(isRows([])).toBe(false);
});
