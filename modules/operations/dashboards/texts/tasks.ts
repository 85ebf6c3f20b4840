import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts that describe each role's next task and the progress of an application. */
export const taskTexts = {
  TASKS_MORE_INVOICES: ['All unpaid invoices', '所有未付發票', '所有未付账单'],
  NEXT_STEP_ANSWER_BY: ['Answer by {{date}}.', '請於 {{date}} 前回覆。', '请在 {{date}} 前回复。'],
  NEXT_STEP_ANSWER_LATE: [
    'The answer was due {{date}}.',
    '回覆限期為 {{date}}，現已逾期。',
    '回复期限为 {{date}}，现已逾期。',
  ],
  NEXT_STEP_LATE: [
    'This step is taking longer than planned; we are working on it.',
    '此步驟需時較預期長，我們正在處理。',
    '此步骤用时比预期长，我们正在处理。',
  ],
  NEXT_STEP_DRAFT_DUE: ['Submit it by {{date}}.', '請於 {{date}} 前提交。', '请在 {{date}} 前提交。'],
  NEXT_STEP_DRAFT_LATE: [
    'It was due {{date}}. Submit it now, or the certificate may be suspended.',
    '限期為 {{date}}，請立即提交，否則證書可能被暫停。',
    '期限为 {{date}}，请立即提交，否则证书可能被暂停。',
  ],
  NEXT_STEP_FILL: ['Action required.', '輪到你處理。', '轮到您处理。'],
  NEXT_STEP_DRAFT: ['Not submitted.', '尚未提交。', '尚未提交。'],
  NEXT_STEP_DRAFT_TEXT: [
    'Your entries are saved. You can continue at any time.',
    '已輸入的內容會保留，可隨時繼續。',
    '已输入的内容会保留，可随时继续。',
  ],
  NEXT_STEP_RETURNED_TEXT: [
    'We need more information before the review can start. See the reason and resubmit.',
    '評審開始前尚需補充資料，請查看原因後再次提交。',
    '评审开始前还需补充材料，请查看原因后再次提交。',
  ],
  NEXT_STEP_REJECTED_TEXT: [
    'The assessor has questions. Reply and resubmit; you keep your place in the queue.',
    '評審員有待澄清事項。請回覆並再次提交，你的輪候次序會保留。',
    '评审员有待澄清事项。请回复并再次提交，您的排队次序会保留。',
  ],
  NEXT_STEP_PENDING: [
    'We are checking your application.',
    '我們正在核對你的申請。',
    '我们正在核对您的申请。',
  ],
  NEXT_STEP_STEP_ASSESSOR: [
    'With the assessor since {{date}}.',
    '自 {{date}} 起由評審員處理。',
    '自 {{date}} 起由评审员处理。',
  ],
  NEXT_STEP_STEP_ASSESSOR_ONSITE: [
    'With the on-site assessor since {{date}}.',
    '自 {{date}} 起由現場評審員處理。',
    '自 {{date}} 起由现场评审员处理。',
  ],
  NEXT_STEP_STEP_INDEPREVIEWER: [
    'With the independent reviewer since {{date}}.',
    '自 {{date}} 起由獨立覆核員處理。',
    '自 {{date}} 起由独立复核员处理。',
  ],
  NEXT_STEP_STEP_COO: [
    'With the COO since {{date}}.',
    '自 {{date}} 起由營運總監處理。',
    '自 {{date}} 起由首席运营官处理。',
  ],
  NEXT_STEP_STEP_CEO: [
    'With the CEO since {{date}}.',
    '自 {{date}} 起由行政總裁處理。',
    '自 {{date}} 起由首席执行官处理。',
  ],
  TODO_PENDING: ['to be checked and confirmed', '待核對及確認', '待核对及确认'],
  TODO_ASSIGN: ['to be assigned', '待指派人員', '待指派人员'],
  TODO_ASSESSOR: ['to be assessed', '待評審', '待评审'],
  TODO_ASSESSOR_ONSITE: ['to be assessed on site', '待現場評審', '待现场评审'],
  TODO_INDEPREVIEWER: ['to be reviewed', '待覆核', '待复核'],
  TODO_COO: ['COO to endorse', '待營運總監加簽', '待首席运营官核签'],
  TODO_CEO: ['CEO to approve', '待行政總裁批准', '待首席执行官批准'],
  TODO_CERTIFIED: ['to be generated and published', '待製作及發布', '待生成及发布'],
  TODO_SENT_BACK: ['returned', '已退回', '已退回'],
  NEXT_STEP_TARGET: [
    'We aim to finish this step in {{days}} days.',
    '此步驟的目標時間為 {{days}} 日。',
    '此步骤的目标时间为 {{days}} 天。',
  ],
  NEXT_STEP_TARGET_ONE: [
    'We aim to finish this step in {{days}} day.',
    '此步驟的目標時間為 {{days}} 日。',
    '此步骤的目标时间为 {{days}} 天。',
  ],
  NEXT_STEP_RESPOND: [
    'Your response to a nonconformity is needed: see “To do”.',
    '請回覆不符合項：見「待辦事項」。',
    '请回复不符合项：见“待办事项”。',
  ],
  NEXT_STEP_PAY_BY: [
    'The fee is to be paid by {{date}}.',
    '費用須於 {{date}} 前繳付。',
    '费用须在 {{date}} 前支付。',
  ],
  NEXT_STEP_PAY_LATE: [
    'The fee was due {{date}} and is overdue.',
    '費用的繳付期限為 {{date}}，現已逾期。',
    '费用的支付期限为 {{date}}，现已逾期。',
  ],
  NEXT_STEP_NOTHING: ['No action needed from you.', '你暫時無須處理。', '您暂时无需处理。'],
  NEXT_STEP_CERTIFIED: ['Approved.', '已獲批准。', '已获批准。'],
  NEXT_STEP_CERTIFIED_TEXT: [
    'We are preparing the document for publication.',
    '我們正在準備並發布文件。',
    '我们正在准备并发布文件。',
  ],
  NEXT_STEP_WAITING: ['Not open yet.', '尚未開放。', '尚未开放。'],
  NEXT_STEP_WAITING_TEXT: [
    'You can start the next assessment when its window opens. We will email you.',
    '下一次評審將於指定期間開放，屆時會通知你。',
    '下一次评审将在规定期间开放，届时会通知您。',
  ],
  TASKS_ANSWER: ['{{no}}: answer and resubmit', '{{no}}：請回覆並再次提交', '{{no}}：请回复并再次提交'],
  TASKS_ANSWER_BY: [
    '{{no}}: answer and resubmit by {{date}}',
    '{{no}}：請於 {{date}} 前回覆並再次提交',
    '{{no}}：请在 {{date}} 前回复并再次提交',
  ],
  TASKS_ANSWER_LATE: [
    '{{no}}: the answer was due {{date}}',
    '{{no}}：回覆限期為 {{date}}，現已逾期',
    '{{no}}：回复期限为 {{date}}，现已逾期',
  ],
  NEXT_STEP_CONTINUE: ['Continue', '繼續', '继续'],
  NEXT_STEP_ANSWER: ['Answer', '回覆', '回复'],
  NEXT_STEP_VIEW: ['View', '查看', '查看'],
} as const satisfies Texts;
