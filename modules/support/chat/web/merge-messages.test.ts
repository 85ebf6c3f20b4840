import { expect, test } from 'vitest';
import type { ChatMessage } from '../rules/contract.ts';
import { mergeMessages } from './merge-messages.ts';

const texts = (MessageKey: string): ChatMessage => ({
  MessageKey,
  Side: 'STAFF',
  IsByYou: false,
  Text: MessageKey,
  Files: [],
  At: '2026-11-21T01:00:00.000Z',
});
const keys = (all: readonly ChatMessage[]) => all.map(({ MessageKey }) => MessageKey).join('');

test('a repeated message is shown once, at its first position', () => {
  const known = ['b', 'c'].map(texts);
  expect(keys(mergeMessages(known, ['c', 'd'].map(texts), 'AFTER'))).toBe('bcd');
  expect(keys(mergeMessages(known, ['a', 'b'].map(texts), 'BEFORE'))).toBe('abc');
  expect(keys(mergeMessages([], ['a', 'b'].map(texts), 'AFTER'))).toBe('ab');
});
