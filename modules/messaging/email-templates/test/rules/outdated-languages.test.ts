import { expect, test } from 'vitest';
import type { Language } from '#platform/common/i18n/language.ts';
import { outdatedLanguages } from '../../rules/outdated-languages.ts';

/** Saves of custom texts; a minus sign before the language restores the built-in text. */
const saves = (...codes: string[]) =>
  codes.map((code) => ({ Language: code.replace('-', '') as Language, IsOwn: !code.startsWith('-') }));

test.each<[string, string[], string[]]>([
  ['nothing saved', [], []],
  ['one language saved', ['EN'], ['CHT', 'CHS']],
  ['a second one follows', ['EN', 'CHT'], ['CHS']],
  ['all follow', ['EN', 'CHT', 'CHS'], []],
  ['the first one changes twice before the others follow', ['CHT', 'CHT', 'EN'], ['CHS']],
  ['a later change in another language', ['EN', 'CHT', 'CHS', 'CHT'], ['EN', 'CHS']],
  ['restored before the others follow', ['EN', '-EN'], []],
  ['one of three restored', ['EN', 'CHT', 'CHS', '-EN'], ['CHT', 'CHS']],
  ['a built-in text confirmed', ['EN', '-CHT'], ['CHS']],
])('%s', (_, order, outdated) => {
  expect(outdatedLanguages(saves(...order))).toEqual(outdated);
});
