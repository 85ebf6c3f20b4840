import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the reconciliation checks: what a difference means and what to do about it. */
export const reconciliationTexts = {
  EVENT_RECONCILIATION: ['Reconciliation run', '執行對賬', '执行对账'],
  RECONCILIATION_HEAD_CHECK: ['CHECK', '檢查', '检查'],
  RECONCILIATION_HEAD_ABOUT: ['ABOUT', '紀錄', '记录'],
  RECONCILIATION_HEAD_EXPECTED: ['EXPECTED', '應為', '应为'],
  RECONCILIATION_HEAD_FOUND: ['ACTUAL', '現為', '现为'],
  RECONCILIATION_NONE: ['Reconciliation: no differences.', '賬目相符，沒有差異。', '账目相符，没有差异。'],
  MAIL_RECONCILIATION_SUBJECT: [
    'Reconciliation: {{count}} differences',
    '賬目有 {{count}} 處不符',
    '账目有 {{count}} 处不符',
  ],
  MAIL_RECONCILIATION_SUBJECT_ONE: ['Reconciliation: 1 difference', '賬目有 1 處不符', '账目有 1 处不符'],
  MAIL_RECONCILIATION_TEXT: [
    'Last night’s reconciliation of applications, invoices, payments and the payment service provider found the differences below. `npm run portal -- check payments` shows every record.',
    '昨晚核對申請、發票、付款紀錄與支付服務商時，發現以下差異。執行 `npm run portal -- check payments` 可查看每一項紀錄。',
    '昨晚核对申请、账单、付款记录与支付服务商时，发现以下差异。运行 `npm run portal -- check payments` 可查看每一项记录。',
  ],

  RECONCILIATION_NO_INVOICE: [
    'A submitted application has no invoice. Check its history for the reason and issue the invoice before the application proceeds.',
    '已提交的申請沒有發票。請從紀錄查明原因，補發後才繼續處理。',
    '已提交的申请没有账单。请从记录查明原因，补开后再继续处理。',
  ],
  RECONCILIATION_NO_CERTIFICATE_INVOICE: [
    'A certificate was published for a service with a certificate fee, but no invoice was issued. The client was not asked to pay.',
    '證書已發布，而服務列明收取證書費用，卻沒有發票；客戶從未收到繳費要求。',
    '证书已发布，而服务列明收取证书费用，却没有账单；客户从未收到缴费要求。',
  ],
  RECONCILIATION_INVOICE_OF_NOTHING: [
    'An invoice belongs to no application and no certificate, or to both. Check its history before it is paid.',
    '發票沒有對應任何申請或證書，或同時對應兩者。收款前請查閱紀錄，確認發票所收的是哪項費用。',
    '账单没有对应任何申请或证书，或同时对应两者。收款前请查阅记录，确认账单所收的是哪项费用。',
  ],
  RECONCILIATION_TWO_LIVE_INVOICES: [
    'There are two invoices for the same item. Check which one was sent and paid, and void the other.',
    '同一項目有兩張有效發票。請確認哪一張已發出及付款，並將另一張作廢。',
    '同一项目有两张有效账单。请确认哪一张已发出并付款，将另一张作废。',
  ],
  RECONCILIATION_AMOUNT_NOT_LINES: [
    'The amount of an invoice differs from the sum of its lines. Correct it before it is paid.',
    '發票金額與各項目總和不符。更正前不應收款。',
    '账单金额与各项目合计不符。更正前不应收款。',
  ],
  RECONCILIATION_LINES_NOT_SERVICE: [
    'The lines of an invoice differ from the fees of its service version. One of the two was changed manually.',
    '發票項目與所依服務版本的收費不符，其中一方曾被人手更改。',
    '账单项目与所依服务版本的收费不符，其中一方曾被人工改动。',
  ],
  RECONCILIATION_ORGANISATION_DIFFERS: [
    'An invoice is issued to a different organisation from its application. The wrong client can see it: correct this first.',
    '發票抬頭與所屬機構不符，其他客戶可能看到這張發票，請優先處理。',
    '账单抬头与所属机构不符，其他客户可能看到这张账单，请优先处理。',
  ],
  RECONCILIATION_PAID_WITHOUT_GROUNDS: [
    'An invoice is marked as paid, but there is no card payment, payment proof or bank line. Ask finance for the evidence.',
    '發票標示為已付，但沒有信用卡付款、付款證明或銀行入賬。請向財務查明。',
    '账单标为已付，但没有银行卡付款、付款凭证或银行入账。请向财务查明。',
  ],
  RECONCILIATION_STATUS_NOT_COLUMNS: [
    'The status of an invoice does not match its amounts and dates. Check its history to see which is correct.',
    '發票狀態與其金額或日期不符，請按紀錄判斷何者正確。',
    '账单状态与其金额或日期不符，请按记录判断哪个正确。',
  ],
  RECONCILIATION_PAID_NOT_PAYMENTS: [
    'The amount paid online on an invoice differs from the total of its payments.',
    '發票上的網上已付金額與付款紀錄不符。',
    '账单上的在线已付金额与付款记录不符。',
  ],
  RECONCILIATION_REFUNDED_NOT_REFUNDS: [
    'The amount refunded on an invoice differs from the total of its refunds.',
    '發票上的已退金額與退款總和不符。',
    '账单上的已退金额与退款合计不符。',
  ],
  RECONCILIATION_OFFLINE_REFUND_OF_ONLINE: [
    'An offline refund was recorded for an invoice that was paid online.',
    '網上付款的發票有非網上退款紀錄。',
    '在线付款的账单有线下退款记录。',
  ],
  RECONCILIATION_OFFLINE_REFUND_BEFORE_PAYMENT: [
    'An offline refund is dated before its payment.',
    '非網上退款的日期早於付款日期。',
    '线下退款的日期早于付款日期。',
  ],
  RECONCILIATION_SETTLED_NOT_PAYMENT: [
    'Invoice and payment have different settlement statuses. Until they match, the payment can be neither voided nor refunded.',
    '發票與付款紀錄的結算狀態不一致，須先更正才可撤銷或退款。',
    '账单与付款记录的结算状态不一致，须先更正才可撤销或退款。',
  ],
  RECONCILIATION_VOID_WITH_MONEY: [
    'A void invoice still has a payment. Refund it, or find the invoice it belongs to.',
    '發票已作廢但仍有款項。請退回款項，或找出應歸屬的發票。',
    '账单已作废但仍有款项。请退回款项，或找出应归属的账单。',
  ],
  RECONCILIATION_PROOF_OF_ENDED: [
    'The application has ended, and its payment proof has been pending for more than a week. Confirm and refund the payment, or reject the payment proof.',
    '申請已結束，而其付款證明等候處理已超過一星期。請確認收款並退還款項，或拒絕該證明。',
    '申请已结束，而其付款凭证等待处理已超过一周。请确认收款并退还款项，或拒绝该凭证。',
  ],
  RECONCILIATION_NUMBER_UNKNOWN: [
    'An invoice number was never issued by the portal. The invoice was created outside the portal.',
    '發票編號並非由系統編配，此發票並非來自本系統。',
    '账单编号并非由系统编配，这张账单并非来自本系统。',
  ],
  RECONCILIATION_NUMBER_HOLE: [
    'An issued invoice number is on no invoice: an invoice was deleted. Auditors ask for the reason.',
    '有編號已發出但沒有對應發票，即有發票被刪除；核數師會查問。',
    '有已编配的编号没有对应账单，即有账单被删除；审计师会查问。',
  ],
  RECONCILIATION_EVENTS_MISSING: [
    'The history of an invoice does not start with its issue.',
    '發票紀錄並非由開立開始。',
    '账单记录不是从开具开始。',
  ],
  RECONCILIATION_EVENTS_HOLE: [
    'The history of an invoice has a gap. The portal never deletes history.',
    '發票紀錄缺少其中一步；本系統從不刪除紀錄。',
    '账单记录缺少其中一步；本系统从不删除记录。',
  ],
  RECONCILIATION_EVENTS_BROKEN: [
    'A step in the history of an invoice does not start where the previous one ended.',
    '發票紀錄中有一步並非承接上一步。',
    '账单记录中有一步没有承接上一步。',
  ],
  RECONCILIATION_STATUS_NOT_EVENT: [
    'The last step in the history of an invoice leads to a different status. The status was changed manually.',
    '發票紀錄最後一步的狀態與現時狀態不符，曾被人手更改。',
    '账单记录最后一步的状态与当前状态不符，曾被人工改动。',
  ],
  RECONCILIATION_PAYMENT_NOT_INVOICE: [
    'A payment was started with a different amount or currency from its invoice.',
    '付款的金額或貨幣與發票不符。',
    '付款的金额或货币与账单不符。',
  ],
  RECONCILIATION_PAYMENT_NOT_COLUMNS: [
    'The status of a payment does not match the amount received.',
    '付款狀態與已收金額不符。',
    '付款状态与已收金额不符。',
  ],
  RECONCILIATION_PAYMENT_REFUNDED: [
    'The amount refunded on a payment differs from the total of its refunds.',
    '付款紀錄上的已退金額與退款總和不符。',
    '付款记录上的已退金额与退款合计不符。',
  ],
  RECONCILIATION_REFUNDS_ABOVE_RECEIVED: [
    'The refunds exceed the amount received. Stop the refund before the provider pays it.',
    '退款總額超過已收金額。請在支付服務商付款前停止退款。',
    '退款合计超过已收金额。请在支付服务商付款前停止退款。',
  ],
  RECONCILIATION_PAYMENT_RESERVED: [
    'The amount reserved for refunds differs from the total of the refunds that have not failed.',
    '為退款預留的金額與未失敗的退款總和不符。',
    '为退款预留的金额与未失败的退款合计不符。',
  ],
  RECONCILIATION_OVERPAYMENT_WAITS: [
    'An overpayment has been pending for more than seven days. Finance needs to refund it.',
    '多付款項已等候超過七天，請財務部退回。',
    '多付款项已等待超过七天，请财务部退回。',
  ],
  RECONCILIATION_BANK_OVERPAYMENT_WAITS: [
    'An overpayment by bank transfer has been pending for more than seven days. Finance needs to return it and record this.',
    '銀行轉賬的多付款項已等候超過七天，請財務部退回並作記錄。',
    '银行转账的多付款项已等待超过七天，请财务部退回并登记。',
  ],
  RECONCILIATION_OVERPAYMENT_NOT_LINE: [
    'The overpayment recorded for a bank line differs from what the line brought in excess.',
    '為銀行紀錄登記的多付款項與該筆紀錄的多付金額不符。',
    '为银行记录登记的多付款项与该笔记录的多付金额不符。',
  ],
  RECONCILIATION_PAYMENT_FORGOTTEN: [
    'A payment in progress has not been checked with the provider for a day. The job that runs every 15 minutes is not running.',
    '付款仍在進行，但一天以來未有向支付服務商查詢；每 15 分鐘的對賬工作沒有運行。',
    '付款仍在进行，但一天以来未向支付服务商查询；每 15 分钟的对账任务没有运行。',
  ],
  RECONCILIATION_REFUND_STUCK: [
    'A refund has been in progress for more than seven days. Check with the provider, and inform the client.',
    '退款已進行超過七天。請向支付服務商查詢，並通知客戶。',
    '退款已进行超过七天。请向支付服务商查询，并通知客户。',
  ],
  RECONCILIATION_BANK_LINE_NOT_PAID: [
    'A bank line was confirmed as a payment, but its invoice is not paid with this amount.',
    '銀行月結單的入賬已確認為付款，但對應發票並未以此金額付清。',
    '银行对账单的入账已确认为付款，但对应账单并未以此金额付清。',
  ],
  RECONCILIATION_PROVIDER_HAS_MONEY: [
    'The provider received a payment that the portal has not recorded. Check why the reconciliation job did not record it.',
    '支付服務商已收到款項，但本系統沒有紀錄。對賬工作本應處理，請查明原因。',
    '支付服务商已收到款项，但本系统没有记录。对账任务本应处理，请查明原因。',
  ],
  RECONCILIATION_PROVIDER_HAS_NO_MONEY: [
    'The portal recorded a payment as received, but the provider did not. Stop work based on this payment until it is resolved.',
    '本系統視為已收款，但支付服務商並無此款項。查明前請勿繼續處理有關申請。',
    '本系统视为已收款，但支付服务商并无此款项。查明前请勿继续处理相关申请。',
  ],
  RECONCILIATION_PROVIDER_AMOUNT: [
    'The amount or currency of a payment differs at the provider.',
    '付款金額或貨幣與支付服務商的紀錄不符。',
    '付款金额或货币与支付服务商的记录不符。',
  ],
  RECONCILIATION_PROVIDER_NOT_SETTLED: [
    'The portal recorded a payment as settled, but the provider has not settled it yet.',
    '本系統視付款為已結算，但支付服務商尚未結算。',
    '本系统视付款为已结算，但支付服务商尚未结算。',
  ],
  RECONCILIATION_PROVIDER_REFUND_UNKNOWN: [
    'The provider made a refund that the portal has not recorded. It was probably made on the provider’s own pages.',
    '支付服務商已退款但本系統沒有紀錄，可能是在支付服務商的頁面直接操作。',
    '支付服务商已退款但本系统没有记录，可能是在支付服务商的页面直接操作。',
  ],
  RECONCILIATION_REFUND_NOT_AT_PROVIDER: [
    'The portal recorded a refund, but the provider has no record of it. The client has not received it.',
    '本系統顯示已退款，但支付服務商並無紀錄，客戶仍在等候。',
    '本系统显示已退款，但支付服务商并无记录，客户仍在等候。',
  ],
  RECONCILIATION_PROVIDER_REFUND_DIFFERS: [
    'The amount or status of a refund differs at the provider.',
    '退款金額或狀態與支付服務商的紀錄不符。',
    '退款金额或状态与支付服务商的记录不符。',
  ],
  RECONCILIATION_PROVIDER_UNKNOWN_PAYMENT: [
    'The provider has a payment that belongs to no invoice. Find out who made it, and refund it if it cannot be assigned.',
    '支付服務商有一筆付款不屬任何發票。請查明付款人，無法確認者應退回。',
    '支付服务商有一笔付款不属于任何账单。请查明付款人，无法确认的应退回。',
  ],
  RECONCILIATION_PAYMENT_NOT_AT_PROVIDER: [
    'A payment was started at the provider, but the provider has no record of it. The keys belong to another account, or the payment was entered manually.',
    '本系統曾向支付服務商開立付款，但支付服務商並無紀錄；可能使用了其他賬戶的密鑰，或付款紀錄是人手加入的。',
    '本系统曾向支付服务商发起付款，但支付服务商并无记录；可能使用了其他账户的密钥，或付款记录是人工加入的。',
  ],
  RECONCILIATION_PROVIDER_SILENT: [
    'The provider did not respond, so these payments could not be compared. Check its keys and status, and run the reconciliation again.',
    '無法向支付服務商查詢，未能核對這些付款。請檢查密鑰與支付服務商狀態後再核對。',
    '无法向支付服务商查询，未能核对这些付款。请检查密钥与支付服务商状态后再核对。',
  ],
} as const satisfies Texts;
