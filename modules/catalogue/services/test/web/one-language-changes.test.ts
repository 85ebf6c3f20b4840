import { expect, test } from 'vitest';
import { oneLanguageChanges } from '../../web/version/one-language-changes.ts';

const changed = (...paths: string[]) =>
  paths.map((Path) => ({ Path, Kind: 'CHANGED' as const, Before: 'a', After: 'b' }));

test('a text changed in one language names the other two; one changed in all three is left out', () => {
  expect(
    oneLanguageChanges(
      changed(
        'Name.EN',
        'Form.Sites.title.CHT',
        'Form.Sites.title.CHS',
        'Intro.EN',
        'Intro.CHT',
        'Intro.CHS',
      ),
    ),
  ).toEqual([
    { Place: 'Name', Unchanged: ['CHT', 'CHS'] },
    { Place: 'Form.Sites.title', Unchanged: ['EN'] },
  ]);
});

test('differences without a language are not texts', () => {
  expect(oneLanguageChanges(changed('Cycle.ValidMonths', 'Industries.EN01'))).toEqual([]);
});
