import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { ActionEntries, ActionTable } from '../ui/action/action-types.ts';
import type { callAction } from '../ui/action/call-action.ts';
import type { useRunAction } from '../ui/action/use-run-action.ts';

const base = z.strictObject({ BookKey: z.string(), Version: z.int().optional() });
const Ui = { Tone: 'primary', Place: 'main' } as const;
const books = {
  Name: 'Book',
  Rows: {
    LEND: {
      Path: '/book/lend',
      Input: base.extend({ ReaderKey: z.string(), Days: z.int().optional() }),
      Success: 'MSG_SUCCESS',
      Ui,
    },
    RETURN: { Path: '/book/return', Input: base, Success: 'MSG_SUCCESS', Ui },
  },
} as const satisfies ActionTable;
type Books = typeof books;
type View = { BookKey: string; Version: number };

type Run = ReturnType<typeof useRunAction<View, Books>>['run'];
type Call = typeof callAction<Books, 'LEND', View>;

test('the caller of an action passes the input of its row, without values read from the record', () => {
  type Lend = { ReaderKey: string; Days?: number | undefined };
  expectTypeOf<ActionEntries<Books, 'LEND'>>().toEqualTypeOf<Lend>();
  expectTypeOf<Parameters<Call>[0]['entries']>().toEqualTypeOf<Lend>();
  expectTypeOf<Awaited<ReturnType<Call>>>().toEqualTypeOf<View>();
});

test('a wrong call does not compile', () => {
  const calls = (run: Run) => [
    run('LEND', { ReaderKey: 'r', Days: 14 }, 'once'),
    run('RETURN', {}, 'once'),
    // @ts-expect-error the table has no such action
    run('SELL', {}, 'once'),
    // @ts-expect-error ReaderKey is missing
    run('LEND', { Days: 14 }, 'once'),
    // @ts-expect-error Days is a number
    run('LEND', { ReaderKey: 'r', Days: 'fourteen' }, 'once'),
    // @ts-expect-error the row takes no Remark
    run('LEND', { ReaderKey: 'r', Remark: 'soon' }, 'once'),
    // @ts-expect-error the key is the record's
    run('LEND', { ReaderKey: 'r', BookKey: 'another' }, 'once'),
  ];
  expectTypeOf(calls).toBeFunction();
});

test('for an unknown table the inputs are those of its dialog', () => {
  const calls = (run: ReturnType<typeof useRunAction<View, ActionTable>>['run']) =>
    run('ANY', { Remark: 'typed into the dialog' }, 'once');
  expectTypeOf(calls).toBeFunction();
});
