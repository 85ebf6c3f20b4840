import { expect, it } from 'vitest';
import { scheduleAddress } from './schedule-address.ts';

it.each([
  ['a month of all kinds', {}, { Month: '2027-03' }, '/schedule?Month=2027-03'],
  ['the month removed again', { Month: '2027-03' }, {}, '/schedule'],
  [
    'search, kind and service stay, the page is reset',
    { Search: 'green', Kind: 'RENEWAL', ServiceKey: 'k1', Month: '2027-03', Page: '2' },
    { Month: '2027-05' },
    '/schedule?Search=green&Kind=RENEWAL&ServiceKey=k1&Month=2027-05',
  ],
  [
    'overdue assessments of every kind',
    { Search: 'green', Kind: 'RENEWAL', Month: '2027-03' },
    { State: 'OVERDUE', Kind: '' },
    '/schedule?Search=green&State=OVERDUE',
  ],
  [
    'sort and size of the list stay',
    { Sort: '-On', PageSize: '50' },
    { Month: '2027-05' },
    '/schedule?Sort=-On&PageSize=50&Month=2027-05',
  ],
] as const)('%s', (_what, search, chosen, address) => {
  expect(scheduleAddress(search, chosen)).toBe(address);
});
