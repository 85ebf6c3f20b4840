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
  TERMS_HELD_TEXT: [
    'Your work is kept as it is. Read what has changed, accept it, and what you were about to send is sent.',
    '你的內容已原樣保留。請閱讀更新內容並接受，系統便會繼續送出你剛才的操作。',
    '您的内容已原样保留。请阅读更新内容并接受，系统便会继续提交您刚才的操作。',
  ],
  TERMS_ACCEPT_SEND: ['Accept and go on', '接受並繼續', '接受并继续'],
  TERMS_LATER: ['Not now', '稍後再說', '稍后再说'],
  TERMS_NEW: ['New', '已更新', '已更新'],
  TERMS_SAME: ['Unchanged', '沒有更改', '没有更改'],
  TERMS_ACCEPTED: ['you accepted {{version}}', '你曾接受 {{version}}', '您曾接受 {{version}}'],
  TERMS_OPENS_BESIDE: ['(opens in a new tab)', '（於新分頁開啟）', '（在新标签页打开）'],
  LEGAL_KIND_TERMS: ['Terms and conditions', '條款及細則', '条款与条件'],
  LEGAL_KIND_PRIVACY: ['Privacy statement', '私隱政策', '隐私政策'],
  LEGAL_KIND_COOKIES: ['Cookie statement', 'Cookie 聲明', 'Cookie 声明'],
  EVENT_LEGAL_PUBLISH: ['Legal text published', '發布法律文件', '发布法律文件'],
} as const satisfies Texts;
