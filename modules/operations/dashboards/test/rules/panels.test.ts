import { expect, test } from 'vitest';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';
import { PANELS, rowsOf, sectionsOf } from '../../rules/panels.ts';

test.each(STAFF_ROLES)('%s has a dashboard without duplicates', (role) => {
  const panels = (PANELS[role] ?? []).flat();
  expect(panels.length).toBeGreaterThan(3);
  expect(new Set(panels).size).toBe(panels.length);
});

test('payments are shown to finance and administrators, background jobs to those who manage them', () => {
  const rolesWith = (panel: string) =>
    STAFF_ROLES.filter((role) => PANELS[role]?.flat().includes(panel as never));
  expect([...rolesWith('FINANCE')].sort()).toEqual(['ADMIN', 'FINANCE', 'SUB_ADMIN']);
  expect([...rolesWith('AGES')].sort()).toEqual(['ADMIN', 'FINANCE', 'SUB_ADMIN']);
  expect([...rolesWith('HEALTH')].sort()).toEqual(['ADMIN', 'IT', 'SUB_ADMIN']);
  expect([...rolesWith('PEOPLE')].sort()).toEqual([
    'ADMIN',
    'CEO',
    'COO',
    'DEPUTYCEO',
    'SCHEDULING',
    'SUB_ADMIN',
  ]);
});

test('of two roles the second adds what the first does not have', () => {
  expect(rowsOf(['FINANCE', 'IT'])).toEqual([
    ['FINANCE'],
    ['MONTHS'],
    ['CHANGES', 'AGES'],
    ['STATUSES'],
    ['COUNTS'],
    ['HEALTH'],
    ['STAGES'],
  ]);
});

test('consecutive rows of two panels become two columns', () => {
  expect(
    sectionsOf([['COUNTS'], ['TURN', 'LATE'], ['MONTHS', 'STAGES'], ['CHANGES'], ['PEOPLE', 'DEADLINES']]),
  ).toEqual([
    [['COUNTS']],
    [
      ['TURN', 'MONTHS'],
      ['LATE', 'STAGES'],
    ],
    [['CHANGES']],
    [['PEOPLE'], ['DEADLINES']],
  ]);
});
