import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of generated disclosure documents and of the action that generates them. */
export const disclosureTexts = {
  ACT_GENERATE_DISCLOSURE: ['Generate disclosure document', '製作披露文件', '生成披露文件'],
  MSG_DISCLOSURE_STARTED: [
    'Disclosure document generation started.',
    '正在製作披露文件，需時數秒。',
    '正在生成披露文件，需要几秒钟。',
  ],
  REASON_CERT_DISCLOSURE_UNDER_WAY: [
    'A disclosure document is being generated. Try again in a few seconds.',
    '正在製作披露文件。',
    '正在生成披露文件。',
  ],
  EVENT_CERTIFICATE_GENERATE_DISCLOSURE: [
    'Disclosure document requested',
    '要求製作披露文件',
    '请求生成披露文件',
  ],

  DISCLOSE_TITLE: ['Disclosure document', '披露文件', '披露文件'],
  DISCLOSE_LEAD_CERTIFICATE: [
    'This document accompanies certificate {{no}} and describes the certified scope, the certification body and the assessment.',
    '本文件向公眾說明證書 {{no}} 所認證的內容、認證機構及認證過程。',
    '本文件向公众说明证书 {{no}} 所认证的内容、认证机构及认证过程。',
  ],
  DISCLOSE_LEAD_STATEMENT: [
    'This document accompanies statement {{no}} and describes the stated scope, the certification body and the assessment.',
    '本文件向公眾說明聲明 {{no}} 的內容、發出機構及評審過程。',
    '本文件向公众说明声明 {{no}} 的内容、颁发机构及评审过程。',
  ],
  DISCLOSE_SERVICE: ['Assessed against', '評審依據', '评审依据'],
  DISCLOSE_SCOPE: ['Scope', '範圍', '范围'],
  DISCLOSE_SITES: ['Sites', '場所', '场所'],
  DISCLOSE_NUMBER_CERTIFICATE: ['Certificate no.', '證書編號', '证书编号'],
  DISCLOSE_NUMBER_STATEMENT: ['Statement no.', '聲明編號', '声明编号'],
  DISCLOSE_REVISION: ['Revision', '修訂', '修订'],
  DISCLOSE_FIRST_ISSUED: ['First issued', '首次簽發', '首次颁发'],
  DISCLOSE_DECIDED: ['Decided on', '決定日期', '决定日期'],
  DISCLOSE_EFFECTIVE: ['Effective from', '生效日期', '生效日期'],
  DISCLOSE_STATED: ['Date of statement', '聲明日期', '声明日期'],
  DISCLOSE_VALID_UNTIL: ['Valid until', '有效期至', '有效期至'],
  DISCLOSE_HOW: ['Assessment', '評審過程', '评审过程'],
  DISCLOSE_KIND: ['Assessment type', '評審類別', '评审类别'],
  DISCLOSE_RECEIVED: ['Application received', '收到申請', '收到申请'],
  DISCLOSE_EVALUATED: ['Evaluation concluded', '評審完成', '评审完成'],
  DISCLOSE_REVIEWED: ['Independent review', '獨立覆核', '独立复核'],
  DISCLOSE_APPROVED: ['Approved', '批准', '批准'],
  DISCLOSE_SEPARATE: [
    'Evaluation, review and decision were carried out by different people.',
    '評審、覆核及決定由不同人員執行。',
    '评审、复核及决定由不同人员执行。',
  ],
  DISCLOSE_MEANS: ['Meaning', '文件含義', '文件含义'],
  DISCLOSE_MEANS_CERTIFICATE: [
    'The certificate applies to the scope and sites above while the register lists it as valid. It can be suspended or terminated before its expiry date. See the register for the current status.',
    '證書只適用於上述範圍及場所，並以登記冊列為有效為準。證書可於到期前被暫停或終止；最新狀態以登記冊為準。',
    '证书仅适用于上述范围及场所，并以名录列为有效为准。证书可能在到期前被暂停或撤销；最新状态以名录为准。',
  ],
  DISCLOSE_MEANS_STATEMENT: [
    'The statement applies to its date and the scope above only. See the register for the current status.',
    '本聲明只關乎其日期當日及上述範圍的情況，並不涵蓋其後的變化；最新狀態以登記冊為準。',
    '本声明仅涉及其日期当日及上述范围的情况，不涵盖其后的变化；最新状态以名录为准。',
  ],
  DISCLOSE_MADE: ['This document', '本文件', '本文件'],
  DISCLOSE_COMPLAINTS: [
    'Questions and complaints about this certification: {{email}}, {{phone}}.',
    '如對本認證有查詢或投訴，請聯絡 {{email}} 或 {{phone}}。',
    '如对本认证有疑问或需投诉，请联系 {{email}} 或 {{phone}}。',
  ],
  DISCLOSE_CHECK: [
    'Digitally signed · current status: {{address}}',
    '已作數碼簽署 · 最新狀態：{{address}}',
    '已数字签名 · 最新状态：{{address}}',
  ],
  DISCLOSE_QR: [
    'QR code to the public page of {{no}}',
    '開啟 {{no}} 公開頁面的二維碼',
    '打开 {{no}} 公开页面的二维码',
  ],
  DISCLOSE_DEMO: ['Demonstration, not for use', '示範文件，不作實際用途', '演示文件，不作实际用途'],
  DISCLOSE_PAGE: [
    'Page {{page}} of {{pages}}',
    '第 {{page}} 頁，共 {{pages}} 頁',
    '第 {{page}} 页，共 {{pages}} 页',
  ],
} as const satisfies Texts;
