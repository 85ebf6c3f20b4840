import { expect, test } from 'vitest';
import type { ChatMessage } from '../rules/contract.ts';
import { mergeMessages } from './merge-messages.ts';

const said = (MessageKey: string): ChatMessage => ({
  MessageKey,
  Side: 'STAFF',
  IsByYou: false,
  Text: MessageKey,
  Files: [],
  At: '2026-11-21T01:00:00.000Z',
});
const keys = (all: readonly ChatMessage[]) => all.map(({ MessageKey }) => MessageKey).join('');

test('what comes twice is shown once, and stays where it was', () => {
  const known = ['b', 'c'].map(said);
  expect(keys(mergeMessages(known, ['c', 'd'].map(said), 'AFTER'))).toBe('bcd');
  expect(keys(mergeMessages(known, ['a', 'b'].map(said), 'BEFORE'))).toBe('abc');
  expect(keys(mergeMessages([], ['a', 'b'].map(said), 'AFTER'))).toBe('ab');
});
