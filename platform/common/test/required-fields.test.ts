import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Role } from '../access/roles.ts';
import { actionsFor } from '../workflow/actions-for.ts';
import { defineWorkflow } from '../workflow/define-workflow.ts';
import type { Row } from '../workflow/types.ts';

type Book = { Status: 'SHELF' | 'SOLD' };

const sell: Row<Book['Status'], Book> = {
  Source: 'test',
  Path: '/book/sell',
  From: ['SHELF'],
  By: [
    { Roles: ['CLIENT'] },
    {
      Roles: ['IT'],
      When: [{ Code: 'NO_REASON', Field: 'Remark', test: ({ input }) => Boolean(input?.Remark) }],
    },
  ],
  When: [],
  Input: z.object({}),
  To: ['SOLD'],
  Ui: { Label: 'Sell', Tone: 'primary', Place: 'main' },
  Success: 'MSG_SUCCESS',
};
const books = defineWorkflow({
  Name: 'Book',
  Initial: ['SHELF'],
  Statuses: ['SHELF', 'SOLD'],
  statusOf: (book: Book) => book.Status,
  setStatus: (Status) => ({ Status }),
  Rows: { SELL: sell },
});

it('names the fields required from one role and not from others', () => {
  const required = (role: Role, Status: Book['Status'] = 'SHELF') => {
    const actor = { UserKey: 'me', Roles: [role], OrganisationKey: null, IsGrantGeneration: false };
    return actionsFor(books, { Status }, actor, new Date('2026-11-20T04:00:00Z'))[0]?.RequiredFields;
  };
  expect(required('IT')).toEqual(['Remark']);
  expect(required('CLIENT')).toBeUndefined();
  // An unavailable action opens no dialog.
  expect(required('IT', 'SOLD')).toBeUndefined();
});
