import { expect, test } from 'vitest';
import { orderTasks } from '../../web/order-tasks.ts';

test('overdue tasks come first, then those without a date, then by date', () => {
  const tasks = [
    { No: 'renewal', On: '2027-03-16', IsLate: false },
    { No: 'answer', On: null, IsLate: false },
    { No: 'invoice', On: '2026-12-20', IsLate: false },
    { No: 'surveillance', On: '2026-10-12', IsLate: true },
    { No: 'old invoice', On: '2026-05-01', IsLate: true },
  ];
  expect(orderTasks(tasks).map(({ No }) => No)).toEqual([
    'old invoice',
    'surveillance',
    'answer',
    'invoice',
    'renewal',
  ]);
});
