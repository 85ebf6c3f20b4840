import { expect, test } from 'vitest';
import { searchText } from '../../database/search-text.ts';

test('search text folds case, width and both Chinese scripts letter by letter', () => {
  expect(searchText('Green  TEA ＡＢＣ', '環保', '衞生')).toBe('green tea abc 环保 卫生');
  expect(searchText('乾隆臺灣')).toContain(searchText('乾'));
  expect(searchText('著作')).toBe(searchText('着作'));
});
