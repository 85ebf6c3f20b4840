import { describe, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { DataOf } from '../contract/define-route.ts';
import type { ActionInput, ActionOf } from '../workflow/action-input.ts';
import { actionRoute } from '../workflow/action-route.ts';
import { defineWorkflow } from '../workflow/define-workflow.ts';
import type { Row } from '../workflow/types.ts';

type Status = 'SHELF' | 'LENT';
type Book = { Status: Status };

const row = { Source: 'test', By: [{ Roles: ['CLIENT'] }], When: [], Success: 'MSG_SUCCESS' } as const;
const Rows = {
  LEND: {
    ...row,
    Path: '/book/lend',
    From: ['SHELF'],
    Input: z.strictObject({ BookKey: z.string(), Days: z.int().default(14), Remark: z.string().optional() }),
    To: ['LENT'],
    Ui: { Label: 'Lend', Tone: 'primary', Place: 'main' },
  },
  RETURN: {
    ...row,
    Path: '/book/return',
    From: ['LENT'],
    Input: z.strictObject({ BookKey: z.string(), IsDamaged: z.boolean() }),
    To: ['SHELF'],
    Ui: { Label: 'Return', Tone: 'primary', Place: 'main' },
  },
} as const satisfies Record<string, Row<Status, Book>>;

const head = {
  Name: 'Book',
  Initial: ['SHELF'],
  Statuses: ['SHELF', 'LENT'],
  statusOf: (book: Book) => book.Status,
  setStatus: (Status: Status) => ({ Status }),
} as const;
const books = defineWorkflow({ ...head, Rows });
type Books = typeof books;

describe('a table provides the schemas of its rows', () => {
  it('lists its actions, itself, and the input of each', () => {
    expectTypeOf<ActionOf<Books>>().toEqualTypeOf<'LEND' | 'RETURN'>();
    expectTypeOf(books.Name).toEqualTypeOf<'Book'>();
    expectTypeOf(books.Actions).toEqualTypeOf<readonly ('LEND' | 'RETURN')[]>();
    type Lend = { BookKey: string; Days?: number | undefined; Remark?: string | undefined };
    expectTypeOf<ActionInput<Books, 'LEND'>>().toEqualTypeOf<Lend>();
    expectTypeOf<ActionInput<Books, 'RETURN'>>().toEqualTypeOf<{ BookKey: string; IsDamaged: boolean }>();
    // @ts-expect-error the table has no such action
    expectTypeOf<ActionInput<Books, 'SELL'>>();
  });

  it('provides the request body and data of an action’s route', () => {
    const view = z.object({ Title: z.string() });
    const route = actionRoute(books.Rows.RETURN, { summary: 'RETURN', data: view });
    expectTypeOf<z.input<typeof route.body>>().toEqualTypeOf<ActionInput<Books, 'RETURN'>>();
    expectTypeOf<DataOf<typeof route>>().toEqualTypeOf<{ Title: string }>();
  });
});

describe('types of a table', () => {
  it('a status that the record does not have does not compile', () => {
    const Lost = { ...Rows.LEND, From: ['LOST'] } as const;
    // @ts-expect-error LOST is no status of a book
    const define = () => defineWorkflow({ ...head, Rows: { ...Rows, LEND: Lost } });
    expectTypeOf(define).toBeFunction();
  });

  it('a row without a schema does not compile', () => {
    const { Input: _, ...Bare } = Rows.LEND;
    // @ts-expect-error a row has an Input
    const define = () => defineWorkflow({ ...head, Rows: { ...Rows, LEND: Bare } });
    expectTypeOf(define).toBeFunction();
  });
});
