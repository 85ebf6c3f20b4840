import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the checklist form for assessors. */
export const checklistAnswerTexts = {
  RESULT_CONFORM: ['Conforms', '符合', '符合'],
  RESULT_OBSERVATION: ['Observation', '觀察事項', '观察项'],
  RESULT_MINOR: ['Minor', '輕微', '轻微'],
  RESULT_MAJOR: ['Major', '嚴重', '严重'],
  RESULT_NA: ['Not applicable', '不適用', '不适用'],
  RESULT_OPEN: ['Not answered', '未回答', '未回答'],
  CHECK_RESULT: ['Result for {{clause}}', '{{clause}} 的結果', '{{clause}} 的结果'],
  CHECK_LOWER_TITLE: [
    'Lower the finding on {{clause}}?',
    '調低 {{clause}} 的不符合項等級？',
    '降低 {{clause}} 的不符合项等级？',
  ],
  CHECK_LOWER_TEXT: [
    'The result is recorded as “{{from}}”. It becomes “{{to}}”; the previous result stays in the history of this item.',
    '現時結果為「{{from}}」，將改為「{{to}}」；之前的結果會保留在此項目的紀錄內。',
    '当前结果为“{{from}}”，将改为“{{to}}”；之前的结果会保留在此项目的记录中。',
  ],
  CHECK_LOWER: ['Change result', '更改結果', '更改结果'],
  CHECK_REMARK_FOR: ['Remark on {{clause}}', '{{clause}} 的備註', '{{clause}} 的备注'],
  CHECK_ADD_REMARK: ['Add remark', '加入備註', '添加备注'],
  CHECK_GUIDANCE: ['Guidance', '檢查指引', '检查指引'],
  CHECK_SAVING: ['Saving…', '儲存中…', '保存中…'],
  CHECK_SAVED: ['Saved', '已儲存', '已保存'],
  CHECK_FAILED: ['Not saved', '未能儲存', '未能保存'],
  CHECK_RETRY: ['Save again', '再次儲存', '重新保存'],
  CHECK_NONE: ['This service has no checklist', '此服務沒有檢查表', '此服务没有检查表'],
  CHECK_NONE_HELP: [
    'Checklist items appear here, by step.',
    '檢查項目會按步驟在此列出。',
    '检查项会按步骤在此列出。',
  ],
  CHECK_PROGRESS: [
    '{{done}} of {{total}} answered',
    '已回答 {{done}}/{{total}}',
    '已回答 {{done}}/{{total}}',
  ],
  CHECK_ANSWERED: ['{{name}} · {{at}}', '{{name}} · {{at}}', '{{name}} · {{at}}'],
  CHECK_YOURS: ['You can answer', '可由你回答', '可由您回答'],

  PERMISSION_ANSWER_CHECKLISTS: [
    'See and answer checklists in their scope',
    '查閱及填寫範圍內的檢查表',
    '查看及填写范围内的检查表',
  ],
} as const satisfies Texts;
