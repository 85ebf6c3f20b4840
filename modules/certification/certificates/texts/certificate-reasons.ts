import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts explaining why an action on a certificate is not possible. */
export const certificateReasonTexts = {
  REASON_NUMBER_TAKEN: [
    'This certificate number is already used.',
    '此證書編號已被使用。',
    '此证书编号已被使用。',
  ],
  REASON_EXPIRY_KEPT: [
    'A published certificate keeps its expiry date, {{date}}. Extend or renew it instead.',
    '已發布的證書保留其到期日 {{date}}。如有需要，請延期或再認證。',
    '已发布的证书保留其到期日 {{date}}。如有需要，请延期或再认证。',
  ],
  REASON_EXPIRY_BEYOND: [
    'The certification cycle allows {{date}} at the latest.',
    '按其週期，此證書最遲於 {{date}} 到期。',
    '按其周期，此证书最迟于 {{date}} 到期。',
  ],
  REASON_CERTIFICATE_NOT_NAMED: [
    'This application is not linked to a certificate that it would update. Cancel it; the client starts the assessment again for its certificate.',
    '此申請並無指明其結果所更新的證書。請取消此申請，由客戶就其證書重新開始評審。',
    '此申请未指明其结果所更新的证书。请取消此申请，由客户就其证书重新开始评审。',
  ],
  REASON_NUMBER_AHEAD: [
    'The next number of the series is {{next}}. Enter a remark to explain the later number; the series continues after it.',
    '序列的下一個編號為 {{next}}。如使用較後的編號，請填寫備註；序列其後由該編號接續。',
    '序列的下一个编号为 {{next}}。如使用更靠后的编号，请填写备注；序列之后从该编号接续。',
  ],
} as const satisfies Texts;
