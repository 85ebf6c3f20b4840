/** Definition of the list of the portal's texts: filters and the columns of its export. */
import { z } from 'zod';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { filter, oneOf } from '#platform/common/lists/filters.ts';

export const textList = defineList({
  Filters: {
    Area: filter({
      Schema: z
        .string()
        .regex(/^[A-Za-z]{1,60}$/)
        .optional(),
      Label: 'TRANSLATION_HEAD_AREA',
      // The areas are those of the installed texts; each module names its own.
      Value: { Kind: 'CODES', Codes: () => [], Text: (area) => `AREA_${area}` as TextKey },
    }),
    /** MISSING: only some of its languages were changed. */
    State: oneOf({ Label: 'TRANSLATION_HEAD_STATE', Codes: ['CHANGED', 'MISSING'], Texts: 'TRANSLATION_' }),
    /** Only these keys, separated by commas. */
    Keys: filter({
      Schema: z
        .string()
        .max(4000)
        .regex(/^[A-Za-z0-9_.,]*$/)
        .optional(),
      Label: 'TRANSLATION_HEAD_KEY',
      Value: { Kind: 'TEXT' },
    }),
  },
  Columns: {
    key: { Label: 'TRANSLATION_HEAD_KEY', Kind: 'TEXT', Sort: 'Key', Only: 'FILE' },
    area: { Label: 'TRANSLATION_HEAD_AREA', Kind: 'TEXT', Only: 'FILE' },
    en: { Label: 'TRANSLATION_HEAD_EN', Kind: 'TEXT', Only: 'FILE' },
    cht: { Label: 'TRANSLATION_HEAD_CHT', Kind: 'TEXT', Only: 'FILE' },
    chs: { Label: 'TRANSLATION_HEAD_CHS', Kind: 'TEXT', Only: 'FILE' },
  },
  Sorts: ['At'],
});
