import type { Texts } from '#platform/common/i18n/language.ts';

/** Messages of the form engine while a form is filled in, by the engine's own names; they replace its built-in ones. */
export const formEngineTexts = {
  FORM_ENGINE_requiredError: ['Answer this question.', '請回答此問題。', '请回答此问题。'],
  FORM_ENGINE_requiredErrorInPanel: [
    'Answer at least one question.',
    '請至少回答一條問題。',
    '请至少回答一个问题。',
  ],
  FORM_ENGINE_requiredInAllRowsError: [
    'Answer the question in every row.',
    '請回答每一行的問題。',
    '请回答每一行的问题。',
  ],
  FORM_ENGINE_eachRowUniqueError: [
    'Enter a different value in each row.',
    '每一行的內容不可重複。',
    '每一行的内容不能重复。',
  ],
  FORM_ENGINE_numericError: ['Enter a number.', '請輸入數字。', '请输入数字。'],
  FORM_ENGINE_minError: [
    'Enter {{limit}} or more.',
    '請輸入不小於 {{limit}} 的數字。',
    '请输入不小于 {{limit}} 的数字。',
  ],
  FORM_ENGINE_maxError: [
    'Enter {{limit}} or less.',
    '請輸入不大於 {{limit}} 的數字。',
    '请输入不大于 {{limit}} 的数字。',
  ],
  FORM_ENGINE_textMinLength: [
    'Characters required: at least {{limit}}.',
    '最少輸入 {{limit}} 個字元。',
    '至少输入 {{limit}} 个字符。',
  ],
  FORM_ENGINE_textMaxLength: [
    'Characters allowed: at most {{limit}}.',
    '最多輸入 {{limit}} 個字元。',
    '最多输入 {{limit}} 个字符。',
  ],
  FORM_ENGINE_minRowCountError: [
    'Rows required: at least {{limit}}.',
    '最少填寫 {{limit}} 行。',
    '至少填写 {{limit}} 行。',
  ],
  FORM_ENGINE_minSelectError: [
    'Options required: at least {{limit}}.',
    '最少選擇 {{limit}} 項。',
    '至少选择 {{limit}} 项。',
  ],
  FORM_ENGINE_maxSelectError: [
    'Options allowed: at most {{limit}}.',
    '最多選擇 {{limit}} 項。',
    '最多选择 {{limit}} 项。',
  ],
  FORM_ENGINE_invalidEmail: [
    'Enter one email address, such as name@company.com.',
    '請輸入一個電郵地址，例如 name@company.com。',
    '请输入一个邮箱地址，例如 name@company.com。',
  ],
  FORM_ENGINE_exceedMaxSize: [
    'Choose a file of at most {{limit}}.',
    '請選擇不超過 {{limit}} 的檔案。',
    '请选择不超过 {{limit}} 的文件。',
  ],
  FORM_ENGINE_otherRequiredError: ['Describe the other option.', '請說明其他選項。', '请说明其他选项。'],
  FORM_ENGINE_uploadingFile: [
    'The file is being uploaded. Try again in a few seconds.',
    '檔案正在上載，請稍後再試。',
    '文件正在上传，请稍后再试。',
  ],
  FORM_ENGINE_keyDuplicationError: [
    'This value is already in the table. Enter another one.',
    '資料表內已有此內容，請輸入另一項。',
    '表格中已有此内容，请输入其他内容。',
  ],
} as const satisfies Texts;
