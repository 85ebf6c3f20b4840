import { expect, test } from 'vitest';
import type { Language } from '#platform/common/i18n/language.ts';
import { diffTexts } from './diff-texts.ts';

const SIGNS = { SAME: '', ADDED: '+', GONE: '-' };
/** Marks added text as `[+…]` and removed text as `[-…]`. */
const rendered = (before: string, after: string, language: Language = 'EN') =>
  diffTexts(before, after, language)
    .map(({ value, is }) => (is === 'SAME' ? value : `[${SIGNS[is]}${value.replace('\n', '')}]`))
    .join('');

test('added and removed words are shown within the changed line', () => {
  expect(rendered('Fees\nPay within 14 days.\nEnd', 'Fees\nPay within 30 days.\nEnd')).toBe(
    'Fees\nPay within [-14][+30] days.\nEnd\n',
  );
  expect(rendered('費用須於十四日內繳付。', '費用須於三十日內繳付。', 'CHT')).toMatch(
    /^費用須於.*內繳付。\n$/,
  );
});

test('lines with nothing in common are not merged', () => {
  expect(rendered('Who assesses does not decide', 'Our office in numbers')).toBe(
    '[-Who assesses does not decide][+Our office in numbers]',
  );
});

test('a line inserted before a changed one does not hide the change', () => {
  expect(rendered('We answer within two days.', 'Something new\nWe answer within three days.')).toBe(
    '[+Something new]We answer within [-two][+three] days.\n',
  );
  expect(
    rendered('Gone for good, all of it\nWe answer within two days.', 'We answer within one day.'),
  ).toMatch(/^\[-Gone for good, all of it\]We answer within /);
});
