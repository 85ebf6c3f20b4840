import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { unbatchedExport } from '#platform/server/lists/unbatched-export.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { textQuery } from '../rules/contract.ts';
import { findTexts } from './find-texts.ts';
import { storedTexts } from './stored-texts.ts';
import { viewText } from './view-text.ts';

/**
 * Export of the translation list: the portal's texts in three languages in their current wording, with the
 * list's filters; the file can be edited and imported again.
 */
export const exportedTexts = {
  query: textQuery,
  filters: filterValues(textQuery)({
    Area: { texts: 'AREA_' },
    State: { texts: 'TRANSLATION_' },
    Keys: 'text',
  }),
  file: 'translations',
  columns: [
    ['key', 'TRANSLATION_HEAD_KEY'],
    ['area', 'TRANSLATION_HEAD_AREA'],
    ['en', 'TRANSLATION_HEAD_EN'],
    ['cht', 'TRANSLATION_HEAD_CHT'],
    ['chs', 'TRANSLATION_HEAD_CHS'],
  ],
  ...unbatchedExport(textCells),
} as const;

async function textCells({ db, filters, language }: ListRequest): Promise<Cells[]> {
  const stored = await storedTexts(db);
  return findTexts(stored, textQuery.parse(filters)).map((key) => {
    const { Area, BuiltIn, CustomText } = viewText(key, stored.get(key));
    return [
      key,
      translate(`AREA_${Area}` as string, language),
      ...LANGUAGES.map((one) => CustomText[one] ?? BuiltIn[one]),
    ];
  });
}
