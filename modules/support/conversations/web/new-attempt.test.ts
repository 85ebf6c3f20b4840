import { expect, test } from 'vitest';
import { newAttempt } from './new-attempt.ts';

const first = { ConversationKey: 'c', Text: 'Three months.', Version: 4 };

test('the same text sent again is the same request, even if the conversation has changed since', () => {
  const attempt = newAttempt();
  expect(attempt.of(first)).toEqual(first);
  const key = attempt.key();
  expect(attempt.of({ ...first, Version: 5 })).toEqual(first);
  expect(attempt.key()).toBe(key);
});

test('a different text, different files, or a resend after success or refusal is a new request', () => {
  const attempt = newAttempt();
  attempt.of(first);
  const keys = [attempt.key()];
  attempt.of({ ...first, Text: 'Four months.' });
  keys.push(attempt.key());
  attempt.of({ ...first, Text: 'Four months.', Attachment: ['file'] } as typeof first);
  keys.push(attempt.key());
  attempt.over();
  expect(attempt.of({ ...first, Version: 6 })).toEqual({ ...first, Version: 6 });
  keys.push(attempt.key());
  expect(new Set(keys).size).toBe(4);
});
