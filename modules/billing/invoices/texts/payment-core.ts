import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts about card providers: refusals, history, notifications, event log. */
export const paymentCoreTexts = {
  INVOICES_WORDS: [
    'pay, payment, bill, fee, receipt, refund',
    '付款、繳費、帳單、費用、收據、退款',
    '付款、缴费、费用、收据、退款',
  ],
  PAY_DESCRIPTION: ['Invoice {{InvoiceNo}}', '發票 {{InvoiceNo}}', '账单 {{InvoiceNo}}'],
  ERR_PAYMENT_PROVIDER: [
    'The payment service provider is not responding. You were not charged twice. Try again in a moment.',
    '暫時未能連接支付服務商，不會重複扣款，請稍後再試。',
    '暂时无法连接支付服务商，不会重复扣款，请稍后再试。',
  ],
  REASON_PROVIDER_REFUSED: [
    'The payment service provider rejected the request. Try again; if it fails again, contact us.',
    '支付服務商不接受此操作。請再試一次；如仍然出現，請通知我們。',
    '支付服务商未接受此操作。请重试；如再次出现，请联系我们。',
  ],
  REASON_NO_PAYMENT_UNDER_WAY: [
    'No card payment is in progress for this invoice.',
    '這張發票沒有進行中的信用卡付款。',
    '该账单没有进行中的银行卡支付。',
  ],
  REASON_PAYMENT_BEING_CONFIRMED: [
    'The payment service provider is already processing this payment. The page shows the result when it is available.',
    '支付服務商正在處理這筆付款，一有結果便會在本頁顯示。',
    '支付服务商正在处理这笔付款，一有结果就会显示在本页。',
  ],
  REASON_PAYMENT_ENDED: [
    'This card payment has ended. See the invoice for its status; if it is still open, start again.',
    '這次信用卡付款已經結束，發票頁會顯示最新狀況；如仍未付款，請重新開始。',
    '此次银行卡支付已结束，账单页会显示最新状态；如仍未付款，请重新开始。',
  ],
  REASON_OVERPAYMENT_RETURNED: [
    'This overpayment was already returned to the client.',
    '這筆多付款項已退回客戶。',
    '这笔多付款项已退回客户。',
  ],
  REASON_PART_RETURNED: [
    'The overpaid part of this payment was returned to the client. Refund the rest instead of marking the invoice as unpaid.',
    '這筆付款的多付部分已退回客戶。請退還其餘款項，而非標記為未付款。',
    '这笔付款的多付部分已退回客户。请退还其余款项，而不是标记为未付款。',
  ],
  REASON_INVOICE_OWED: [
    'This invoice is not paid yet. Confirm the line as its payment instead.',
    '此發票尚未付款，請確認此筆紀錄為其付款。',
    '此账单尚未付款，请确认此笔记录为其付款。',
  ],
  REASON_NOT_OVERPAYMENT: [
    'This payment settled its invoice. Refund it from the invoice page.',
    '這筆付款已計入發票，請在發票頁退款。',
    '这笔付款已计入账单，请在账单页退款。',
  ],

  HIST_ONLINE_PAID: ['received the card payment', '收到信用卡付款', '收到银行卡付款'],
  HIST_ONLINE_OVERPAYMENT: [
    'received a card payment after the invoice was settled',
    '在發票已結清後收到信用卡付款',
    '在账单已结清后收到银行卡付款',
  ],
  HIST_ONLINE_UNKNOWN: [
    'marked the card payment as failed: the payment service provider has no record of it',
    '將信用卡付款列為失敗：支付服務商沒有紀錄',
    '将银行卡付款列为失败：支付服务商没有记录',
  ],
  HIST_ONLINE_VOIDED: ['voided the card payment', '撤銷信用卡付款', '撤销银行卡付款'],
  HIST_ONLINE_REFUNDED: ['sent a refund to the card', '將款項退回信用卡', '将款项退回银行卡'],
  HIST_REFUND_FAILED: ['could not refund the payment', '未能退回款項', '未能退回款项'],

  NOTICE_OVERPAYMENT_TITLE: [
    'Overpayment: {{ApplicationNo}}',
    '多付款項：{{ApplicationNo}}',
    '多付款项：{{ApplicationNo}}',
  ],
  NOTICE_OVERPAYMENT_TEXT: [
    '{{OrgName}} paid by card after the invoice was settled. Please refund this payment.',
    '{{OrgName}}的發票已結清，其後又以信用卡付款。請退回這筆款項。',
    '{{OrgName}}的账单已结清，其后又用银行卡付款。请退回这笔款项。',
  ],
  NOTICE_PAYMENT_UNKNOWN_TITLE: [
    'Card payment not found: {{ApplicationNo}}',
    '查無信用卡付款：{{ApplicationNo}}',
    '查无银行卡付款：{{ApplicationNo}}',
  ],
  NOTICE_PAYMENT_UNKNOWN_TEXT: [
    'The payment service provider has had no record for a week of a payment started by {{OrgName}}. It was marked as failed, and the invoice can be paid again. Check with the provider that no payment was received.',
    '{{OrgName}} 開始的一筆信用卡付款，支付服務商已逾一星期沒有紀錄。系統已將其列為失敗，發票可重新付款。請向支付服務商核實並無收到款項。',
    '{{OrgName}} 发起的一笔银行卡付款，支付服务商已超过一周没有记录。系统已将其列为失败，账单可重新付款。请向支付服务商核实确未收到款项。',
  ],
  NOTICE_REFUND_FAILED_TITLE: [
    'Refund failed: {{ApplicationNo}}',
    '退款失敗：{{ApplicationNo}}',
    '退款失败：{{ApplicationNo}}',
  ],
  NOTICE_REFUND_FAILED_TEXT: [
    'The payment service provider could not refund the payment of {{OrgName}}. See the invoice and decide how to proceed.',
    '支付服務商未能退回{{OrgName}}的付款。請查看發票並決定如何處理。',
    '支付服务商未能退回{{OrgName}}的付款。请查看账单并决定如何处理。',
  ],

  MAIL_WHEN_OVERPAYMENT: [
    'Sent to: finance staff. When: a card payment is received after the invoice was settled.',
    '發票已結清但仍收到信用卡付款時，發予財務人員。',
    '账单已结清但仍收到银行卡付款时，发给财务人员。',
  ],
  MAIL_WHEN_PAYMENT_UNKNOWN: [
    'Sent to: finance staff. When: the payment service provider has no record of a payment that a client started.',
    '支付服務商已沒有客戶所開始付款的紀錄時，發予財務人員。',
    '支付服务商已没有客户所发起付款的记录时，发给财务人员。',
  ],
  MAIL_WHEN_REFUND_FAILED: [
    'Sent to: finance staff. When: the payment service provider cannot complete a refund.',
    '支付服務商未能退回付款時，發予財務人員。',
    '支付服务商未能退回付款时，发给财务人员。',
  ],

  EVENT_ONLINE_PAID: ['Card payment received', '收到信用卡付款', '收到银行卡付款'],
  EVENT_ONLINE_OVERPAYMENT: [
    'Card payment received for a settled invoice',
    '已結清的發票收到信用卡付款',
    '已结清的账单收到银行卡付款',
  ],
  EVENT_ONLINE_UNKNOWN: [
    'Card payment not found at the payment service provider',
    '支付服務商查無該筆付款',
    '支付服务商查无该笔付款',
  ],
  EVENT_ONLINE_VOIDED: ['Card payment voided', '信用卡付款已撤銷', '银行卡付款已撤销'],
  EVENT_ONLINE_REFUNDED: ['Refund sent', '退款已發出', '退款已发出'],
  EVENT_REFUND_FAILED: ['Refund failed', '退款失敗', '退款失败'],
  EVENT_REFUND_OVERPAYMENT: ['Overpayment refunded', '退回多付款項', '退回多付款项'],
  EVENT_PAYMENT_EVENT_REFUSED: [
    'Message from a payment service provider rejected: signature invalid or too old',
    '拒絕支付服務商的訊息：簽署錯誤或過期',
    '拒绝支付服务商的消息：签名错误或过期',
  ],
  EVENT_PAYMENT_OTHER_AMOUNT: [
    'Payment amount differs at the payment service provider',
    '支付服務商所報的付款金額不符',
    '支付服务商所报的付款金额不符',
  ],

  NOTICE_PROOF_GIVEN_TITLE: [
    'Payment proof received: {{ApplicationNo}}',
    '付款證明待核對：{{ApplicationNo}}',
    '付款凭证待核对：{{ApplicationNo}}',
  ],
  NOTICE_PROOF_GIVEN_TEXT: [
    '{{OrgName}} uploaded a payment proof. Review it and mark the invoice as paid.',
    '{{OrgName}}已提交付款證明，請核對並將發票標記為已付款。',
    '{{OrgName}}已提交付款凭证，请核对并将账单标记为已付款。',
  ],
  NOTICE_PAID_TITLE: [
    'Payment received: {{ApplicationNo}}',
    '已收到付款：{{ApplicationNo}}',
    '已收到付款：{{ApplicationNo}}',
  ],
  NOTICE_PAID_TEXT: [
    'Thank you. The invoice for {{ServiceName}} is paid.',
    '多謝付款，「{{ServiceName}}」的發票已結清。',
    '感谢付款，“{{ServiceName}}”的账单已结清。',
  ],
  NOTICE_PROOF_REFUSED_TITLE: [
    'New payment proof required: {{ApplicationNo}}',
    '請重新提交付款證明：{{ApplicationNo}}',
    '请重新提交付款凭证：{{ApplicationNo}}',
  ],
  NOTICE_PROOF_REFUSED_TEXT: [
    'We could not confirm the payment for {{ServiceName}} with the payment proof submitted. The reason is shown on the invoice page; upload a new payment proof there.',
    '我們未能憑你提交的證明確認「{{ServiceName}}」的付款，原因載於發票頁，請在該頁重新提交付款證明。',
    '我们无法根据您提交的凭证确认“{{ServiceName}}”的付款，原因见账单页，请在该页重新提交付款凭证。',
  ],
  NOTICE_UNPAID_TITLE: [
    'Payment reversed: {{ApplicationNo}}',
    '發票重新列為未付款：{{ApplicationNo}}',
    '账单重新列为未付款：{{ApplicationNo}}',
  ],
  NOTICE_UNPAID_TEXT: [
    'The invoice for {{ServiceName}} is unpaid again. See the invoice or contact us.',
    '「{{ServiceName}}」的發票重新列為未付款。請查看發票頁或向我們查詢。',
    '“{{ServiceName}}”的账单重新列为未付款。请查看账单页或联系我们。',
  ],
  NOTICE_VOIDED_TITLE: [
    'Payment voided: {{ApplicationNo}}',
    '付款已撤銷：{{ApplicationNo}}',
    '付款已撤销：{{ApplicationNo}}',
  ],
  NOTICE_VOIDED_TEXT: [
    'The online payment for {{ServiceName}} was voided. Your card is not charged.',
    '「{{ServiceName}}」的網上付款已撤銷，不會從你的卡扣款。',
    '“{{ServiceName}}”的在线付款已撤销，不会从您的卡扣款。',
  ],
  NOTICE_REFUNDED_TITLE: [
    'Payment refunded: {{ApplicationNo}}',
    '已退款：{{ApplicationNo}}',
    '已退款：{{ApplicationNo}}',
  ],
  NOTICE_REFUNDED_OFFLINE_TITLE: [
    'Payment refunded: {{ApplicationNo}}',
    '已退款：{{ApplicationNo}}',
    '已退款：{{ApplicationNo}}',
  ],
  NOTICE_REFUNDED_OFFLINE_TEXT: [
    'A refund of the payment for {{ServiceName}} was paid to you. See the refund advice for details.',
    '「{{ServiceName}}」的付款已退還，詳情載於退款通知書。',
    '“{{ServiceName}}”的付款已退还，详情见退款通知书。',
  ],
  NOTICE_UNPAID_COMPLETED_TITLE: [
    'Marked as unpaid after publication: {{ApplicationNo}}',
    '發布後改列為未付款：{{ApplicationNo}}',
    '发布后改列为未付款：{{ApplicationNo}}',
  ],
  NOTICE_UNPAID_COMPLETED_TEXT: [
    'The invoice for {{ServiceName}} ({{OrgName}}) was marked as unpaid. The certificate is published and stays published; decide whether action is needed.',
    '「{{ServiceName}}」（{{OrgName}}）的發票已改列為未付款。證書已發布並維持發布，請決定是否需要處理。',
    '“{{ServiceName}}”（{{OrgName}}）的账单已改列为未付款。证书已发布并保持发布，请决定是否需要处理。',
  ],
  NOTICE_REFUNDED_TEXT: [
    'The payment for {{ServiceName}} is being refunded to your card. It may take several days to reach your account.',
    '「{{ServiceName}}」的付款正退回你的信用卡，可能需時數天到賬。',
    '“{{ServiceName}}”的付款正退回您的银行卡，可能需要数天到账。',
  ],
  NOTICE_GROUP_MONEY: ['Payments', '付款', '付款'],
  NOTICE_GROUP_MONEY_TEXT: [
    'Payments received, payments reversed, refunds.',
    '已收款、發票重新列為未付款及退款。',
    '已收款、账单重新列为未付款及退款。',
  ],
  MAIL_WHEN_PROOF_GIVEN: [
    'Sent to: finance staff. When: a client uploads a payment proof.',
    '客戶提交付款證明時，發予財務人員。',
    '客户提交付款凭证时，发给财务人员。',
  ],
  MAIL_WHEN_PAID: [
    'Sent to: the client’s main account, with the receipt. When: an invoice is paid.',
    '發票付清時，連同收據發予客戶主帳戶。',
    '账单付清时，连同收据发给客户主账户。',
  ],
  MAIL_WHEN_PROOF_REFUSED: [
    'Sent to: the client’s main account. When: finance requests a new payment proof.',
    '財務部要求重新提交付款證明時，發予客戶主帳戶。',
    '财务部要求重新提交付款凭证时，发给客户主账户。',
  ],
  MAIL_WHEN_UNPAID: [
    'Sent to: the client’s main account. When: a payment is reversed.',
    '發票重新列為未付款時，發予客戶主帳戶。',
    '账单重新列为未付款时，发给客户主账户。',
  ],
  MAIL_WHEN_VOIDED: [
    'Sent to: the client’s main account, with a note. When: an online payment is voided before settlement.',
    '網上付款於結算前撤銷時，連同通知書發予客戶主帳戶。',
    '在线付款在结算前撤销时，连同通知书发给客户主账户。',
  ],
  MAIL_WHEN_REFUNDED: [
    'Sent to: the client’s main account, with the refund advice. When: an online payment is refunded.',
    '網上付款退款時，連同退款通知書發予客戶主帳戶。',
    '在线付款退款时，连同退款通知书发给客户主账户。',
  ],
  MAIL_WHEN_REFUNDED_OFFLINE: [
    'Sent to: the client’s main account, with the refund advice. When: a refund by bank transfer, cheque or cash is recorded.',
    '記錄以銀行轉賬、支票或現金支付的退款時，連同退款通知書發予客戶主帳戶。',
    '登记通过银行转账、支票或现金支付的退款时，连同退款通知书发给客户主账户。',
  ],
  MAIL_WHEN_UNPAID_COMPLETED: [
    'Sent to: scheduling staff. When: the invoice of a completed application is marked as unpaid.',
    '已完成申請的發票改列為未付款時，發予評審編排人員。',
    '已完成申请的账单改列为未付款时，发给评审安排人员。',
  ],
  EXPORT_OF_GENERATE_INVOICE: ['Invoice', '發票', '账单'],

  PERMISSION_READ_INVOICES: ['See invoices in their scope', '查閱範圍內的發票', '查看范围内的账单'],
  PERMISSION_READ_ALL_INVOICES: ['See all invoices', '查閱所有發票', '查看所有账单'],
  PERMISSION_READ_ACCOUNT_STATEMENTS: [
    'See lists of invoices and statements of account',
    '查閱發票清單及賬戶結單',
    '查看账单列表及对账单',
  ],
  PERMISSION_RETURN_OVERPAYMENTS: [
    'Record returned overpayments',
    '記錄已退回的多付款項',
    '登记已退回的多付款项',
  ],
  PERMISSION_CONFIRM_PAYMENTS: [
    'Confirm, waive, change and refund payments',
    '確認、豁免、更改及退還付款',
    '确认、免除、更改及退还付款',
  ],
  PERMISSION_CHANGE_PAYMENT_INSTRUCTIONS: ['Change payment instructions', '更改收款資料', '修改收款信息'],
  PERMISSION_UPLOAD_PAYMENT_PROOFS: ['Upload payment proofs', '提交付款證明', '提交付款凭证'],
  PERMISSION_PAY_ONLINE: ['Pay online', '網上付款', '在线付款'],
  PERMISSION_RECEIVE_PAYMENT_TASKS: [
    'Be notified of payments to check',
    '接收待核對付款的通知',
    '接收待核对付款的通知',
  ],
  PERMISSION_RECEIVE_UNPAID_WARNINGS: [
    'Be notified if a completed application becomes unpaid',
    '已完成的申請變為未付款時接收通知',
    '已完成的申请变为未付款时接收通知',
  ],
  PERMISSION_RECEIVE_RECEIPTS: [
    'Receive invoices and receipts by email, and choose them',
    '以電郵接收發票及收據並設定通知',
    '通过电子邮件接收账单及收据并设置通知',
  ],
} as const satisfies Texts;
