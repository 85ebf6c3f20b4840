import { expect, test } from 'vitest';
import type { MessageView } from '../rules/message.ts';
import { joinMessages } from './join-messages.ts';

const texts = (from: number, to: number, Text = ''): MessageView[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    MessageKey: `m${from + at}`,
    Seq: from + at,
    Side: 'STAFF',
    By: null,
    IsByYou: false,
    Text,
    Files: [],
    At: '2026-11-21T01:00:00.000Z',
    IsMailed: false,
  }));
const span = (all: readonly MessageView[]) => [all[0]?.Seq, all.at(-1)?.Seq, all.length];

test('an earlier page stays while newer messages shift the newest hundred', () => {
  const known = joinMessages(texts(101, 200), texts(1, 100));
  expect(span(known)).toEqual([1, 200, 200]);
  expect(span(joinMessages(known, texts(104, 203)))).toEqual([1, 203, 203]);
});

test('a repeated message is shown once, in its current state', () => {
  const joined = joinMessages(texts(1, 3, 'before'), texts(3, 4, 'now'));
  expect(joined.map(({ Seq, Text }) => `${Seq} ${Text}`)).toEqual(['1 before', '2 before', '3 now', '4 now']);
});

test('messages after a gap are shown only once the missing ones have been fetched', () => {
  const joined = joinMessages(texts(1, 150), texts(260, 359));
  expect(span(joined)).toEqual([260, 359, 100]);
  expect(span(joinMessages(joined, texts(160, 259)))).toEqual([160, 359, 200]);
  expect(joinMessages([], [])).toEqual([]);
});
