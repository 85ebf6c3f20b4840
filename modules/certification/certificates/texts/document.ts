import type { Texts } from '#platform/common/i18n/language.ts';

/**
 * Fixed texts of the printed certificate and statement. The certification body's custom texts are stored
 * with each document, so that an identical page can be rendered again at any time.
 */
export const certificateDocumentTexts = {
  DOC_TITLE_CERTIFICATE: ['Certificate', '認證證書', '认证证书'],
  DOC_TITLE_STATEMENT: ['Statement of Assessment', '評審聲明', '评审声明'],
  DOC_OPENING_CERTIFICATE: ['This is to certify that', '茲證明', '兹证明'],
  DOC_OPENING_STATEMENT: ['This is to state that', '茲聲明', '兹声明'],
  DOC_FINDING_CERTIFICATE: [
    'has been assessed and found to conform to the requirements of',
    '經評審，符合以下要求',
    '经评审，符合以下要求',
  ],
  DOC_FINDING_STATEMENT: [
    'was assessed and found, as at the date of this statement, to meet the requirements of',
    '經評審，於本聲明所載日期符合以下要求',
    '经评审，于本声明所载日期符合以下要求',
  ],
  DOC_SCOPE: ['Scope', '範圍', '范围'],
  DOC_SITES: ['Sites', '場所', '场所'],
  DOC_NUMBER_CERTIFICATE: ['Certificate no.', '證書編號', '证书编号'],
  DOC_NUMBER_STATEMENT: ['Statement no.', '聲明編號', '声明编号'],
  DOC_REVISION: ['This revision', '本次修訂', '本次修订'],
  DOC_FIRST_ISSUED: ['First issued', '首次簽發', '首次颁发'],
  DOC_DECIDED: ['Decided on', '決定日期', '决定日期'],
  DOC_EFFECTIVE: ['Effective from', '生效日期', '生效日期'],
  DOC_VALID_UNTIL: ['Valid until', '有效期至', '有效期至'],
  DOC_STATED_AS_AT: ['Date of statement', '聲明日期', '声明日期'],
  DOC_VALIDITY: ['Validity', '有效期', '有效期'],
  DOC_NO_EXPIRY: ['Valid as at the date of statement', '以聲明日期為準', '以声明日期为准'],
  DOC_SEAL_CERTIFICATE: ['CERTIFIED', '已認證', '已认证'],
  DOC_SEAL_STATEMENT: ['ASSESSED', '已評審', '已评审'],
  DOC_IMPARTIAL: [
    'The certification decision was made by persons independent of the assessment.',
    '認證決定由未曾參與評審的人員作出。',
    '认证决定由未参与评审的人员作出。',
  ],
  DOC_CHECK_CERTIFICATE: [
    'Digitally signed · verify this certificate at {{Address}} with code {{Code}}',
    '已作數碼簽署 · 請於 {{Address}} 以驗證碼 {{Code}} 查核本證書',
    '已数字签名 · 请在 {{Address}} 凭验证码 {{Code}} 查验本证书',
  ],
  DOC_CHECK_STATEMENT: [
    'Digitally signed · verify this statement at {{Address}} with code {{Code}}',
    '已作數碼簽署 · 請於 {{Address}} 以驗證碼 {{Code}} 查核本聲明',
    '已数字签名 · 请在 {{Address}} 凭验证码 {{Code}} 查验本声明',
  ],
  DOC_QR: [
    'QR code to the verification page of {{No}}',
    '開啟 {{No}} 查核頁面的二維碼',
    '打开 {{No}} 查验页面的二维码',
  ],
  DOC_DEMO: ['Demonstration, not for use', '示範文件，不作實際用途', '演示文件，不作实际用途'],
  DOC_DEMO_MARK: ['DEMONSTRATION', '示範文件', '演示文件'],
  DOC_SCHEDULE: ['Schedule', '附表', '附表'],
  DOC_SEE_SCHEDULE: [
    'As set out in the schedule, which forms part of this document',
    '見附表；附表為本文件的一部分',
    '见附表；附表为本文件的组成部分',
  ],
  DOC_PAGE: [
    'Page {{Page}} of {{Pages}}',
    '第 {{Page}} 頁，共 {{Pages}} 頁',
    '第 {{Page}} 页，共 {{Pages}} 页',
  ],
} as const satisfies Texts;
