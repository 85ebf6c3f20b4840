import type { Texts } from './language.ts';

/** Assessment services as the body's staff set them up: drafts, versions, what is still wrong. */
export const serviceTexts = {
  TITLE_ASSESSMENT_SERVICES: ['Assessment services', '評審服務', '评审服务'],
  TITLE_ASSESSMENT_SERVICE_ADD: ['New service', '新增服務', '新建服务'],
  TITLE_ASSESSMENT_SERVICE_EDIT: ['Edit service', '編輯服務', '编辑服务'],
  TITLE_ASSESSMENT_SERVICE: ['Assessment service', '評審服務資料', '评审服务资料'],
  MENU_ASSESSMENT_SERVICES: ['Assessment services', '評審服務', '评审服务'],

  SERVICE_STATUS_NONE: ['Not there yet', '尚未建立', '尚未建立'],
  SERVICE_STATUS_PREPARED: ['In preparation', '籌備中', '筹备中'],
  SERVICE_STATUS_OFFERED: ['On offer', '接受申請', '接受申请'],
  SERVICE_STATUS_HELD: ['Closed for new applications', '暫停接受新申請', '暂停接受新申请'],
  SERVICE_STATUS_REMOVED: ['Given up', '已取消', '已取消'],

  SERVICE_TAB_GENERAL: ['General', '基本資料', '基本信息'],
  SERVICE_TAB_FORM: ['Form', '表格', '表格'],
  SERVICE_TAB_CHECKLIST: ['Checklist', '核對表', '核对表'],
  SERVICE_TAB_FLOW: ['Steps', '流程', '流程'],
  SERVICE_TAB_FEES: ['Fees', '費用', '费用'],
  SERVICE_TAB_CYCLE: ['Cycle', '周期', '周期'],
  SERVICE_TAB_CERTIFICATE: ['Certificate', '證書', '证书'],
  SERVICE_TAB_EXTERNAL: ['External form', '外部表格', '外部表格'],

  ACT_SERVICE_CREATE: ['Make the service', '建立服務', '建立服务'],
  ACT_SERVICE_SAVE: ['Save the draft', '儲存草稿', '保存草稿'],
  ACT_SERVICE_PUBLISH: ['Publish', '發布', '发布'],
  ACT_SERVICE_DRAFT: ['Change the service', '更改服務', '更改服务'],
  ACT_SERVICE_DISCARD: ['Discard the draft', '捨棄草稿', '放弃草稿'],
  ACT_SERVICE_WITHDRAW: ['Withdraw the coming version', '撤回即將生效的版本', '撤回即将生效的版本'],
  ACT_SERVICE_HOLD: ['Close for new applications', '暫停接受新申請', '暂停接受新申请'],
  ACT_SERVICE_OFFER: ['Open for applications', '恢復接受申請', '恢复接受申请'],
  ACT_SERVICE_PLACE: ['Move in the list', '調整次序', '调整次序'],
  ACT_SERVICE_REMOVE: ['Give up the service', '取消服務', '取消服务'],
  FIELD_EFFECTIVEON: ['Holds from', '生效日期', '生效日期'],

  MSG_SERVICE_CREATED: [
    'The service is made. Fill in its parts, then publish it.',
    '服務已建立。請填妥各部分後發布。',
    '服务已建立。请填好各部分后发布。',
  ],
  MSG_SERVICE_SAVED: ['Draft saved', '草稿已儲存', '草稿已保存'],
  MSG_SERVICE_PUBLISHED: [
    'Published. Applications that run already keep their version.',
    '已發布。進行中的申請沿用原有版本。',
    '已发布。进行中的申请沿用原有版本。',
  ],
  MSG_SERVICE_DRAFTED: [
    'A draft is open. Nothing changes for applicants until it is published.',
    '已開啟草稿。發布前，申請人不受影響。',
    '已打开草稿。发布前，申请人不受影响。',
  ],
  MSG_SERVICE_DISCARDED: ['The draft is discarded.', '草稿已捨棄。', '草稿已放弃。'],
  MSG_SERVICE_WITHDRAWN: [
    'The coming version is withdrawn.',
    '即將生效的版本已撤回。',
    '即将生效的版本已撤回。',
  ],
  MSG_SERVICE_HELD: [
    'Closed for new applications. Running ones go on.',
    '已暫停接受新申請，進行中的申請不受影響。',
    '已暂停接受新申请，进行中的申请不受影响。',
  ],
  MSG_SERVICE_OFFERED: ['Open for applications.', '已恢復接受申請。', '已恢复接受申请。'],
  MSG_SERVICE_REMOVED: ['The service is given up.', '服務已取消。', '服务已取消。'],

  CONFIRM_SERVICE_DISCARD: [
    'Discard the draft? What was changed in it is lost.',
    '捨棄草稿？草稿中的更改將會遺失。',
    '放弃草稿？草稿中的更改将会丢失。',
  ],
  CONFIRM_SERVICE_WITHDRAW: [
    'Withdraw the version that waits for its first day? The version that holds now goes on.',
    '撤回等待生效的版本？現行版本將繼續生效。',
    '撤回等待生效的版本？现行版本将继续生效。',
  ],
  CONFIRM_SERVICE_HOLD: [
    'Close the service for new applications? Running ones go on.',
    '暫停此服務接受新申請？進行中的申請不受影響。',
    '暂停此服务接受新申请？进行中的申请不受影响。',
  ],
  CONFIRM_SERVICE_REMOVE: [
    'Give up this service? It was never published, so nobody has applied for it.',
    '取消此服務？服務從未發布，並無任何申請。',
    '取消此服务？服务从未发布，没有任何申请。',
  ],

  REASON_SERVICE_NO_DRAFT: [
    'There is no draft. Begin one first.',
    '現時沒有草稿，請先開啟草稿。',
    '目前没有草稿，请先打开草稿。',
  ],
  REASON_SERVICE_DRAFT_OPEN: [
    'A draft is open already. Publish or discard it first.',
    '已有草稿，請先發布或捨棄。',
    '已有草稿，请先发布或放弃。',
  ],
  REASON_SERVICE_FAULTS: [
    'Something in the draft is missing or wrong. Each place is listed.',
    '草稿有遺漏或錯誤，各處已列出。',
    '草稿有遗漏或错误，各处已列出。',
  ],
  REASON_SERVICE_NO_CURRENT: ['No version holds today.', '現時沒有生效的版本。', '目前没有生效的版本。'],
  REASON_SERVICE_NONE_SCHEDULED: [
    'No version waits for its first day.',
    '沒有等待生效的版本。',
    '没有等待生效的版本。',
  ],
  REASON_SERVICE_SCHEDULED: [
    'A version waits for its first day. Withdraw it first.',
    '已有等待生效的版本，請先撤回。',
    '已有等待生效的版本，请先撤回。',
  ],
  REASON_SERVICE_DATE_PAST: [
    'Choose today or a later day.',
    '請選擇今天或之後的日期。',
    '请选择今天或之后的日期。',
  ],

  FIELD_SCHEME_CODE: [
    'Two to four capital letters.',
    '請輸入 2 至 4 個大寫英文字母。',
    '请输入 2 至 4 个大写英文字母。',
  ],
  FIELD_CODE: [
    'Capital letters, digits and _, beginning with a letter.',
    '只可使用大寫英文字母、數字及 _，並以字母開首。',
    '只能使用大写英文字母、数字和 _，并以字母开头。',
  ],
  FIELD_QUESTION_NAME: ['Choose a question of the form.', '請選擇表格中的問題。', '请选择表格中的问题。'],
  FIELD_TEXT_MISSING: ['This text is missing.', '尚未填寫此文字。', '尚未填写此文字。'],
  ERR_SERVICE_NUMBER: [
    'Begin with the service’s key and have exactly one counter; the year, capital letters, digits and - . / may stand between.',
    '須以服務代號開首，並只有一個計數欄；其間可使用年份、大寫英文字母、數字及 - . /。',
    '须以服务代号开头，并且只有一个计数栏；其间可使用年份、大写英文字母、数字和 - . /。',
  ],
} as const satisfies Texts;
