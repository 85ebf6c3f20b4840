import { expect, it } from 'vitest';
import { languageValues } from '../../server/language-values.ts';

const languageValuesOf = (EN: string, CHT: string, CHS: string) =>
  languageValues({ EN, CHT, CHS })?.map((one) => `${one['@language']} ${one['@value']}`);

it('contains each text once, with its language', () => {
  expect(languageValuesOf('Quality', '質量', '质量')).toEqual([
    'en Quality',
    'zh-Hant-HK 質量',
    'zh-Hans 质量',
  ]);
  // Identical Chinese texts appear once, whatever their script.
  expect(languageValuesOf('Chilled food', '冷凍食品', '冷凍食品')).toEqual([
    'en Chilled food',
    'zh 冷凍食品',
  ]);
  expect(languageValuesOf('冷凍食品', '冷凍食品', '冷凍食品')).toEqual(['zh 冷凍食品']);
  expect(languageValuesOf('ISO 9001:2015', 'ISO 9001:2015', 'ISO 9001:2015')).toEqual(['en ISO 9001:2015']);
  expect(languageValuesOf('', ' 海港 ', '')).toEqual(['zh-Hant-HK 海港']);
  expect(languageValuesOf('', ' ', '')).toBeUndefined();
  expect(languageValues(null)).toBeUndefined();
});
