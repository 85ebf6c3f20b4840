import { expect, test } from 'vitest';
import { isChanged } from './entered-values.ts';

const first = { DateTime: '2026-11-24', Mode: 'ASSESSOR' };

test.each([
  ['nothing entered', first],
  ['text typed and cleared again', { ...first, Remark: '' }],
  ['spaces only', { ...first, Remark: '  ' }],
  ['a box checked and cleared', { ...first, IsAccessRemoved: false }],
  ['a file added and removed', { ...first, Attachment: [] }],
  ['a text emptied in all languages', { ...first, Scope: { EN: '', CHT: ' ', CHS: '' } }],
  ['a choice reset to its first value', { ...first, Mode: 'ASSESSOR', AssignedUserKey: '' }],
])('closing loses nothing: %s', (_, values) => {
  expect(isChanged(first, values)).toBe(false);
});

test.each([
  ['text', { ...first, Remark: 'Half a sentence' }],
  ['a checked box', { ...first, IsAccessRemoved: true }],
  ['a text in one language', { ...first, Scope: { EN: 'Books', CHT: '', CHS: '' } }],
  ['another choice', { ...first, Mode: 'INDEPREVIEWER' }],
  ['a cleared date', { ...first, DateTime: '' }],
  ['a file', { ...first, Attachment: [{ FileKey: 'f' }] }],
])('closing loses an entry: %s', (_, values) => {
  expect(isChanged(first, values)).toBe(true);
});
