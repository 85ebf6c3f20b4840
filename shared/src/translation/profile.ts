import type { Texts } from './language.ts';

/** The own account: details, organisation, data, closing. */
export const profileTexts = {
  FIELD_PHONE: [
    'This is not a telephone number of that country or region.',
    '這不是該國家或地區的有效電話號碼。',
    '这不是该国家或地区的有效电话号码。',
  ],
} as const satisfies Texts;
