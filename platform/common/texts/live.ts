import type { Texts } from '../i18n/language.ts';

/** Texts of screens that several people use at once: new rows in a list, and who else has the record open. */
export const liveTexts = {
  LIVE_ROWS_NEW: ['{{count}} new – show', '{{count}} 項新資料 – 顯示', '{{count}} 项新内容 – 显示'],
  LIVE_ROWS_GONE: [
    '{{count}} removed – refresh the list',
    '{{count}} 項已不在此處 – 更新清單',
    '{{count}} 项已不在此处 – 更新列表',
  ],
  LIVE_VIEWERS: ['Also viewing', '同時正在查看', '同时正在查看'],
  LIVE_VIEWER_ONE: ['{{name}} is also viewing this', '{{name}} 也在查看', '{{name}} 也在查看'],
  LIVE_VIEWER_MANY: [
    '{{count}} others are viewing this',
    '另有 {{count}} 人正在查看',
    '另有 {{count}} 人正在查看',
  ],
  LIVE_VIEWER_MANY_ONE: ['1 other person is viewing this', '另有 1 人正在查看', '另有 1 人正在查看'],
  LIVE_VIEWER_CLIENT: ['{{name}} (client)', '{{name}}（客戶）', '{{name}}（客户）'],
  LIVE_VIEWER_EDITING: ['{{name}} is editing the form', '{{name}} 正在填寫表格', '{{name}} 正在填写表单'],
  LIVE_VIEWER_VIEWS: ['Viewing now', '正在查看', '正在查看'],
  LIVE_VIEWER_AWAY: ['Open in another window', '在其他視窗開啟', '在其他窗口打开'],
  LIVE_VIEWER_FORM: ['Editing the form', '正在填寫表格', '正在填写表单'],
  LIVE_FORM_TOO: [
    '{{name}} is editing this form at the same time. Agree who continues: if you both answer a question, the later answer is kept.',
    '{{name}} 正在同時填寫此表格。請先商定由誰繼續：同一問題有兩個答案時，以較後的為準。',
    '{{name}} 正在同时填写此表单。请先商定由谁继续：同一问题有两个答案时，以较后的为准。',
  ],
} as const satisfies Texts;
