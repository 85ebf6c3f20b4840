import { expect, test } from 'vitest';
import { detailFacts } from '../../server/detail-facts.ts';
import { detailText } from '../../server/detail-text.ts';

test.each([
  [null, null],
  [{}, null],
  [{ Email: 'a@example.com', Reason: 'PASSWORD' }, 'Email: a@example.com · Reason: PASSWORD'],
  [{ Before: 'Laptop', After: 'Phone' }, 'Laptop → Phone'],
  [
    {
      Remark: 'Left the body',
      Before: { Roles: ['FINANCE'], OrgName: { EN: 'A', CHT: '甲' }, Status: 'ACTIVE' },
      After: { Roles: ['FINANCE', 'IT'], OrgName: { EN: 'B', CHT: '甲' }, Status: 'ACTIVE' },
    },
    'Remark: Left the body · Roles: FINANCE → FINANCE, IT · OrgName.EN: A → B',
  ],
  [{ Before: { Members: [] }, After: null }, null],
  [
    { Before: null, After: { Absences: [{ From: '2026-12-01', To: '2026-12-03' }] } },
    'Absences: – → 2026-12-01 – 2026-12-03',
  ],
  [
    {
      After: {
        Interests: [
          { Remark: 'Worked there', OrgName: { EN: 'A', CHT: '甲', CHS: '甲' }, OrganisationKey: 'k' },
        ],
      },
    },
    'Interests: – → Worked there · A',
  ],
])('%j is formatted as %s', (detail, text) => {
  expect(detailText(detailFacts(detail))).toBe(text);
});
