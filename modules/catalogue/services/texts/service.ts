import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts about services for staff: drafts, versions, actions and faults. */
export const serviceTexts = {
  TITLE_ASSESSMENT_SERVICES: ['Assessment services', '評審服務', '评审服务'],
  TITLE_ASSESSMENT_SERVICE_ADD: ['New service', '新增服務', '新建服务'],
  TITLE_ASSESSMENT_SERVICE_EDIT: ['Edit service', '編輯服務', '编辑服务'],
  TITLE_ASSESSMENT_SERVICE: ['Assessment service', '評審服務資料', '评审服务信息'],
  MENU_ASSESSMENT_SERVICES: ['Assessment services', '評審服務', '评审服务'],

  SERVICE_STATUS_NONE: ['Not created', '尚未建立', '尚未建立'],
  SERVICE_STATUS_PREPARED: ['In preparation', '籌備中', '筹备中'],
  SERVICE_STATUS_COMING: ['Upcoming', '即將接受申請', '即将接受申请'],
  SERVICE_STATUS_OFFERED: ['Open for applications', '接受申請', '接受申请'],
  SERVICE_STATUS_HELD: ['Closed for new applications', '暫停接受新申請', '暂停接受新申请'],
  SERVICE_STATUS_REMOVED: ['Discontinued', '已取消', '已取消'],

  SERVICE_TAB_GENERAL: ['General', '基本資料', '基本信息'],
  SERVICE_TAB_FORM: ['Form', '表格', '表单'],
  SERVICE_TAB_CHECKLIST: ['Checklist', '檢查表', '检查表'],
  SERVICE_TAB_FLOW: ['Steps', '流程', '流程'],
  SERVICE_TAB_FEES: ['Fees', '費用', '费用'],
  SERVICE_TAB_CYCLE: ['Cycle', '週期', '周期'],
  SERVICE_TAB_CERTIFICATE: ['Certificate', '證書', '证书'],
  SERVICE_TAB_EXTERNAL: ['External form', '外部表格', '外部表单'],

  ACT_SERVICE_CREATE: ['Create service', '建立服務', '建立服务'],
  ACT_SERVICE_SAVE: ['Save draft', '儲存草稿', '保存草稿'],
  ACT_SERVICE_PUBLISH: ['Publish', '發布', '发布'],
  ACT_SERVICE_DRAFT: ['Change service', '更改服務', '更改服务'],
  ACT_SERVICE_DISCARD: ['Discard draft', '捨棄草稿', '放弃草稿'],
  ACT_SERVICE_WITHDRAW: ['Withdraw upcoming version', '撤回即將生效的版本', '撤回即将生效的版本'],
  ACT_SERVICE_HOLD: ['Close for new applications', '暫停接受新申請', '暂停接受新申请'],
  ACT_SERVICE_OFFER: ['Open for applications', '恢復接受申請', '恢复接受申请'],
  ACT_SERVICE_PLACE: ['Move in the list', '調整次序', '调整次序'],
  ACT_SERVICE_REMOVE: ['Discontinue service', '取消服務', '取消服务'],
  FIELD_EFFECTIVEON: ['Effective date', '生效日期', '生效日期'],

  MSG_SERVICE_CREATED: [
    'Service created. Complete its parts, then publish it.',
    '服務已建立。請填妥各部分後發布。',
    '服务已建立。请填好各部分后发布。',
  ],
  MSG_SERVICE_SAVED: ['Draft saved', '草稿已儲存', '草稿已保存'],
  MSG_SERVICE_PUBLISHED: [
    'Version published. Applications in progress keep their version.',
    '已發布。進行中的申請沿用原有版本。',
    '已发布。进行中的申请沿用原有版本。',
  ],
  MSG_SERVICE_DRAFTED: [
    'Draft created. Nothing changes for applicants until it is published.',
    '已開啟草稿。發布前，申請人不受影響。',
    '已打开草稿。发布前，申请人不受影响。',
  ],
  MSG_SERVICE_DISCARDED: ['Draft discarded.', '草稿已捨棄。', '草稿已放弃。'],
  MSG_SERVICE_WITHDRAWN: ['Upcoming version withdrawn.', '即將生效的版本已撤回。', '即将生效的版本已撤回。'],
  MSG_SERVICE_HELD: [
    'Service closed for new applications. Applications in progress continue.',
    '已暫停接受新申請，進行中的申請不受影響。',
    '已暂停接受新申请，进行中的申请不受影响。',
  ],
  MSG_SERVICE_OFFERED: ['Service opened for applications.', '已恢復接受申請。', '已恢复接受申请。'],
  MSG_SERVICE_REMOVED: ['Service discontinued.', '服務已取消。', '服务已取消。'],

  CONFIRM_SERVICE_DISCARD: [
    'Discard draft? Its changes will be lost.',
    '捨棄草稿？草稿中的更改將會遺失。',
    '放弃草稿？草稿中的更改将会丢失。',
  ],
  CONFIRM_SERVICE_WITHDRAW: [
    'Withdraw the upcoming version? The version in force continues.',
    '撤回等待生效的版本？現行版本將繼續生效。',
    '撤回等待生效的版本？现行版本将继续生效。',
  ],
  CONFIRM_SERVICE_HOLD: [
    'Close the service for new applications? Applications in progress continue.',
    '暫停此服務接受新申請？進行中的申請不受影響。',
    '暂停此服务接受新申请？进行中的申请不受影响。',
  ],
  CONFIRM_SERVICE_REMOVE: [
    'Discontinue service? It was never published and has no applications.',
    '取消此服務？服務從未發布，並無任何申請。',
    '取消此服务？服务从未发布，没有任何申请。',
  ],

  REASON_SERVICE_NO_DRAFT: [
    'There is no draft. Start one first.',
    '現時沒有草稿，請先開啟草稿。',
    '目前没有草稿，请先打开草稿。',
  ],
  REASON_SERVICE_DRAFT_OPEN: [
    'A draft is already open. Publish or discard it first.',
    '已有草稿，請先發布或捨棄。',
    '已有草稿，请先发布或放弃。',
  ],
  REASON_SERVICE_FAULTS: [
    'The draft has problems. Correct the listed problems first.',
    '草稿有遺漏或錯誤，各處已列出。',
    '草稿有遗漏或错误，各处已列出。',
  ],
  REASON_SERVICE_NO_CURRENT: [
    'No version is in force today.',
    '現時沒有生效的版本。',
    '目前没有生效的版本。',
  ],
  REASON_SERVICE_NONE_SCHEDULED: [
    'There is no upcoming version.',
    '沒有等待生效的版本。',
    '没有等待生效的版本。',
  ],
  REASON_SERVICE_SCHEDULED: [
    'There is an upcoming version. Withdraw it first.',
    '已有等待生效的版本，請先撤回。',
    '已有等待生效的版本，请先撤回。',
  ],
  REASON_SERVICE_DATE_PAST: [
    'Choose today or a later date.',
    '請選擇今天或之後的日期。',
    '请选择今天或之后的日期。',
  ],

  FIELD_SCHEME_CODE: [
    'Enter two to four capital letters.',
    '請輸入 2 至 4 個大寫英文字母。',
    '请输入 2 至 4 个大写英文字母。',
  ],
  FIELD_CODE: [
    'Use capital letters, digits and _, starting with a letter.',
    '只可使用大寫英文字母、數字及 _，並以字母開首。',
    '只能使用大写英文字母、数字和 _，并以字母开头。',
  ],
  FIELD_QUESTION_NAME: ['Choose a question of the form.', '請選擇表格中的問題。', '请选择表单中的问题。'],
  FIELD_TEXT_MISSING: ['Enter this text.', '尚未填寫此文字。', '尚未填写此文字。'],
  ERR_SERVICE_NUMBER: [
    'Start with the service’s key and use exactly one counter. The year, capital letters, digits, - and . are allowed between them.',
    '須以服務代號開首，並只有一個計數欄；其間可使用年份、大寫英文字母、數字及 - .。',
    '须以服务代号开头，并且只有一个计数栏；其间可使用年份、大写英文字母、数字和 - .。',
  ],
  ERR_SERVICE_SCHEME_TAKEN: [
    'Another service has this key. Choose a different one.',
    '此代號已由另一服務使用，請選用其他代號。',
    '此代号已被其他服务使用，请另选一个。',
  ],
  ERR_SERVICE_KIND: [
    'The type has been fixed since the first publication. Create a new service for the other type.',
    '首次發布後，證書或聲明的類別不能更改。如需另一類別，請新增服務。',
    '首次发布后，证书或声明的类别不能更改。如需另一类别，请新建服务。',
  ],
  ERR_SERVICE_INDUSTRY: [
    '{{code}} is not in the list of industries.',
    '行業清單內沒有 {{code}}。',
    '行业列表中没有 {{code}}。',
  ],
  ERR_SERVICE_STAGE: [
    'This stage does not exist for this step.',
    '階段清單內沒有此步驟的這個階段。',
    '阶段列表中没有此步骤的这个阶段。',
  ],
  ERR_SERVICE_SHORT_STEPS: [
    'The short review can only include steps of the full review.',
    '簡易評審只可採用完整評審內的步驟。',
    '简易评审只能使用完整评审中的步骤。',
  ],
  ERR_SERVICE_STEP_UNUSED: [
    'No review includes this step. Remove the entry, or add the step to the full review.',
    '沒有流程採用此步驟。請移除此項，或把步驟加入完整流程。',
    '没有流程使用此步骤。请移除此项，或将步骤加入完整流程。',
  ],
  ERR_SERVICE_TYPE_CYCLE: [
    'Surveillance and renewal need a cycle, which statements do not have.',
    '監督及再認證評審須設週期；聲明並無週期。',
    '监督评审和再认证须设周期；声明没有周期。',
  ],
  ERR_SERVICE_CYCLE_SURVEILLANCE: [
    'The cycle includes surveillance. Offer surveillance, or remove its months.',
    '週期內設有監督評審。請提供監督評審類別，或移除有關月份。',
    '周期内设有监督评审。请提供监督评审类型，或移除相关月份。',
  ],
  ERR_SERVICE_CYCLE_RENEWAL: [
    'Every cycle ends with a renewal. Offer renewal.',
    '每個週期均以再認證評審作結，請提供再認證評審類別。',
    '每个周期都以再认证结束，请提供再认证类型。',
  ],
  ERR_SERVICE_MONTHS: [
    'Surveillance months must increase and end before the certificate expires.',
    '監督評審的月份須順序遞增，並早於證書屆滿。',
    '监督评审的月份须依次递增，并早于证书到期。',
  ],
  ERR_SERVICE_WINDOW: [
    'This window would open before the previous assessment is due. Choose fewer days.',
    '此期限會在前一次評審到期前開始，請減少日數。',
    '此窗口会在上一次评审到期前打开，请减少天数。',
  ],
  ERR_SERVICE_MACHFORM: [
    'The form is completed on the MachForm server: enter its form numbers.',
    '表格在 MachForm 伺服器填寫，請輸入其表格編號。',
    '表单在 MachForm 服务器上填写，请输入其表单编号。',
  ],

  EVENT_SERVICE_CREATE: ['Service created', '建立服務', '建立服务'],
  EVENT_SERVICE_SAVE: ['Draft of a service saved', '儲存服務草稿', '保存服务草稿'],
  EVENT_SERVICE_PUBLISH: ['Version of a service published', '發布服務版本', '发布服务版本'],
  EVENT_SERVICE_DRAFT: ['Draft of a service started', '開啟服務草稿', '打开服务草稿'],
  EVENT_SERVICE_DISCARD: ['Draft of a service discarded', '捨棄服務草稿', '放弃服务草稿'],
  EVENT_SERVICE_WITHDRAW: [
    'Upcoming version of a service withdrawn',
    '撤回即將生效的服務版本',
    '撤回即将生效的服务版本',
  ],
  EVENT_SERVICE_HOLD: ['Service closed for applications', '暫停服務接受申請', '暂停服务接受申请'],
  EVENT_SERVICE_OFFER: ['Service opened for applications', '恢復服務接受申請', '恢复服务接受申请'],
  EVENT_SERVICE_PLACE: ['Service moved in the list', '調整服務次序', '调整服务次序'],
  EVENT_SERVICE_REMOVE: ['Service discontinued', '取消服務', '取消服务'],

  APP_TARGET_DAYS_ONE: ['target 1 day', '目標 1 日', '目标 1 天'],
  APP_TARGET_DAYS: ['target {{count}} days', '目標 {{count}} 日', '目标 {{count}} 天'],
  APP_DAYS_ONE: ['1 day', '1 日', '1 天'],
  APP_DAYS: ['{{count}} days', '{{count}} 日', '{{count}} 天'],
  TYPE_INITIAL: ['Initial', '初次', '初次'],
  TYPE_SURVEILLANCE: ['Surveillance', '監督', '监督'],
  TYPE_RENEWAL: ['Renewal', '再認證', '再认证'],
  TYPE_SPECIAL: ['Special', '特別', '特殊'],
  KIND_CERTIFICATE: ['Certificate', '證書', '证书'],
  KIND_STATEMENT: ['Statement', '聲明', '声明'],

  PERMISSION_READ_SERVICES: ['See the configuration of services', '查閱服務設定', '查看服务配置'],
  PERMISSION_MANAGE_SERVICES: [
    'Create, change and publish services',
    '新增、更改及發布服務',
    '新建、修改及发布服务',
  ],
} as const satisfies Texts;
