import type { Texts } from './language.ts';

/** Terms, privacy and their acceptance. */
export const legalTexts = {
  ERR_TERMS_OPEN: [
    'The terms have changed. Please read and accept them first.',
    '條款已更新，請先閱讀並接受。',
    '条款已更新，请先阅读并接受。',
  ],
  ERR_TERMS_NEWER: [
    'A newer version came out a moment ago. Please read that one and accept it.',
    '剛剛發布了更新的版本，請閱讀該版本後再接受。',
    '刚刚发布了更新的版本，请阅读该版本后再接受。',
  ],
  ERR_LEGAL_VERSION_TAKEN: [
    'There is a version with this name already. Please choose another.',
    '此版本名稱已存在，請另選。',
    '此版本名称已存在，请另选。',
  ],
  ERR_LEGAL_PAST: [
    'A version cannot come into force in the past.',
    '版本的生效時間不可早於現在。',
    '版本的生效时间不可早于现在。',
  ],
  EVENT_LEGAL_PUBLISH: ['Legal text published', '發布法律文件', '发布法律文件'],
} as const satisfies Texts;
