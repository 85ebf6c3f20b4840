import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { unbatchedExport } from '#platform/server/lists/unbatched-export.ts';
import { textList } from '../rules/text-list.ts';
import { findTexts } from './find-texts.ts';
import { storedTexts } from './stored-texts.ts';
import { viewText } from './view-text.ts';

/**
 * Export of the translation list: the portal's texts in three languages in their current wording, with the
 * list's filters; the file can be edited and imported again.
 */
export const exportedTexts = exportOf(textList, { file: 'translations', ...unbatchedExport(fileRows) });

async function fileRows({ db, filters, language }: ListRequest): Promise<FileRow<typeof textList>[]> {
  const stored = await storedTexts(db);
  return findTexts(stored, textList.Query.parse(filters)).map((key) => {
    const { Area, BuiltIn, CustomText } = viewText(key, stored.get(key));
    return {
      key,
      area: translate(`AREA_${Area}` as string, language),
      en: CustomText.EN ?? BuiltIn.EN,
      cht: CustomText.CHT ?? BuiltIn.CHT,
      chs: CustomText.CHS ?? BuiltIn.CHS,
    };
  });
}
