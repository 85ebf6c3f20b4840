import type { Texts } from '#platform/common/i18n/language.ts';

/** Messages about the answers of an application form, and about contradictions in a service definition. */
export const formTexts = {
  ERR_ANSWER_TEXT: ['Enter text.', '請輸入文字。', '请输入文字。'],
  ERR_ANSWER_TOO_LONG: [
    'Use at most {{limit}} characters; this text has {{count}}.',
    '最多 {{limit}} 個字元，目前有 {{count}} 個。',
    '最多 {{limit}} 个字符，当前为 {{count}} 个。',
  ],
  ERR_ANSWER_LINES: ['Use at most {{limit}} lines.', '最多 {{limit}} 行。', '最多 {{limit}} 行。'],
  ERR_ANSWER_CHARACTER: [
    'This text contains characters that cannot be stored. Enter it again.',
    '內容含有無法儲存的字元，請重新輸入。',
    '内容含有无法保存的字符，请重新输入。',
  ],
  ERR_ANSWER_NUMBER: ['Enter a number.', '請輸入數字。', '请输入数字。'],
  ERR_ANSWER_DATE: ['Enter a valid date.', '請輸入有效日期。', '请输入有效日期。'],
  ERR_ANSWER_DATE_MIN: [
    'Enter {{date}} or a later date.',
    '日期不可早於 {{date}}。',
    '日期不得早于 {{date}}。',
  ],
  ERR_ANSWER_DATE_MAX: [
    'Enter {{date}} or an earlier date.',
    '日期不可遲於 {{date}}。',
    '日期不得晚于 {{date}}。',
  ],
  ERR_ANSWER_CHOICE: ['Choose one of the options.', '請從選項中選擇。', '请从选项中选择。'],
  ERR_ANSWER_CHOICES_MAX: ['Choose at most {{limit}}.', '最多可選 {{limit}} 項。', '最多可选 {{limit}} 项。'],
  ERR_ANSWER_YES_NO: ['Answer yes or no.', '請回答是或否。', '请回答是或否。'],
  ERR_ANSWER_FILE: ['Upload the file again.', '請重新上載檔案。', '请重新上传文件。'],
  ERR_ANSWER_FILES_MAX: [
    'Upload at most {{limit}}.',
    '最多可上載 {{limit}} 個檔案。',
    '最多可上传 {{limit}} 个文件。',
  ],
  ERR_ANSWER_FILE_TYPE: [
    '{{name}}: this file type is not accepted. Accepted: {{types}}.',
    '{{name}}：不接受此類檔案。可接受：{{types}}。',
    '{{name}}：不接受此类文件。可接受：{{types}}。',
  ],
  ERR_ANSWER_FILE_SIZE: [
    '{{name}} is too large. The limit is {{limit}} MB.',
    '{{name}} 過大，上限為 {{limit}} MB。',
    '{{name}} 过大，上限为 {{limit}} MB。',
  ],
  ERR_ANSWER_ROWS: ['Fill in the table.', '請填寫此資料表。', '请填写表格。'],
  ERR_ANSWER_ROWS_MAX: [
    'Enter at most {{limit}} rows.',
    '最多可填 {{limit}} 行。',
    '最多可填 {{limit}} 行。',
  ],
  ERR_ANSWER_NAME: [
    'The answers contain a name that is not allowed.',
    '答案含有不允許的欄位名稱。',
    '答案含有不允许的字段名称。',
  ],
  ERR_ANSWER_SIZE: [
    'The answers are too large. Shorten the longest texts or upload them as files.',
    '答案內容過大，請縮短較長的文字或改以檔案上載。',
    '答案内容过大，请缩短较长的文字或改为上传文件。',
  ],
  ERR_ANSWER_KIND: ['This question cannot be answered here.', '此問題不能在此作答。', '此问题不能在此作答。'],
  MSG_ANSWER_ROW: [
    'Row {{row}}, {{column}}: {{message}}',
    '第 {{row}} 行「{{column}}」：{{message}}',
    '第 {{row}} 行“{{column}}”：{{message}}',
  ],
  ERR_SERVICE_STEPS: [
    'Steps must start with the assessor and keep the order of the review steps.',
    '步驟須由評審員開始，並按既定次序排列。',
    '步骤须从评审员开始，并按既定顺序排列。',
  ],
  ERR_SERVICE_FEES: [
    'Every offered assessment type needs its fees.',
    '每個提供的評審類別均須設定費用。',
    '每个提供的评审类型都须设置费用。',
  ],
  ERR_SERVICE_FLOW: [
    'Every offered assessment type needs its review steps.',
    '每個提供的評審類別均須設定流程。',
    '每个提供的评审类型都须设置流程。',
  ],
  ERR_SERVICE_POINT_TWICE: ['This checklist item is listed twice.', '此檢查項目重複。', '此检查项重复。'],
  ERR_SERVICE_POINT_STEP: [
    'The full review does not include the step of this checklist item.',
    '完整評審不包括此檢查項目的步驟。',
    '完整评审不包括此检查项的步骤。',
  ],
  ERR_SERVICE_CYCLE: [
    'Set a cycle for a certificate; remove the cycle for a statement.',
    '證書須設週期；聲明不可設週期。',
    '证书须设周期；声明不可设周期。',
  ],

  FORM_PAGE: [
    'Page {{page}} of {{pages}} · {{title}}',
    '第 {{page}} 頁，共 {{pages}} 頁 · {{title}}',
    '第 {{page}} 页，共 {{pages}} 页 · {{title}}',
  ],
  FORM_PROGRESS: ['Form progress', '表格進度', '表单进度'],
  FORM_PAGES: ['Form pages', '表格頁面', '表单页面'],
  FORM_PREV: ['Previous', '上一頁', '上一页'],
  FORM_NEXT: ['Next', '下一頁', '下一页'],
  FORM_FILE_LIMIT: ['Up to {{count}} files', '最多 {{count}} 個檔案', '最多 {{count}} 个文件'],
  FORM_FILE_LIMIT_ONE: ['1 file at most', '最多 1 個檔案', '最多 1 个文件'],
} as const satisfies Texts;
