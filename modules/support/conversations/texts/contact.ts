import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the public contact form. */
export const contactTexts = {
  CONTACT_NAME: ['Your name', '你的姓名', '您的姓名'],
  CONTACT_EMAIL: ['Email', '電郵', '邮箱'],
  CONTACT_ORGANISATION: ['Organisation', '機構', '机构'],
  CONTACT_OPTIONAL: ['{{label}} (optional)', '{{label}}（選填）', '{{label}}（选填）'],
  CONTACT_TOPIC: ['Topic', '查詢類別', '咨询类别'],
  CONTACT_TOPIC_CHOOSE: ['Choose a topic', '請選擇', '请选择'],
  CONTACT_TOPIC_CERTIFICATION: ['Applying for certification', '申請認證', '申请认证'],
  CONTACT_TOPIC_CERTIFICATE: ['Certificate or certificate holder', '證書或持證機構', '证书或获证组织'],
  CONTACT_TOPIC_PAYMENT: ['Invoices and payment', '發票及付款', '账单与付款'],
  CONTACT_TOPIC_TECHNICAL: ['Technical support', '技術支援', '技术支持'],
  CONTACT_TOPIC_COMPLAINT: ['Complaint or appeal', '投訴或上訴', '投诉或申诉'],
  CONTACT_TOPIC_OTHER: ['Other', '其他', '其他'],
  CONTACT_MESSAGE: ['Your message', '內容', '内容'],
  CONTACT_TRAP: ['Leave this field empty', '請勿填寫此欄', '请将此字段留空'],
  CONTACT_PRIVACY: [
    'We use your details only to answer you.',
    '你提供的資料只用於回覆你的查詢，不會作其他用途。',
    '您提供的信息仅用于答复您的咨询，不作其他用途。',
  ],
  CONTACT_PRIVACY_LINK: ['Privacy policy', '私隱政策', '隐私政策'],
  CONTACT_SEND: ['Send message', '傳送', '发送'],
  CONTACT_WRONG_NAME: ['Enter your name.', '請填寫你的姓名。', '请填写您的姓名。'],
  CONTACT_WRONG_TOPIC: ['Choose a topic.', '請選擇查詢類別。', '请选择咨询类别。'],
  CONTACT_WRONG_MESSAGE: [
    'Enter at least ten characters so that we can help.',
    '請填寫內容，最少十個字元，以便我們跟進。',
    '请填写内容，至少十个字符，以便我们跟进。',
  ],
  CONTACT_WRONG_LONG: [
    'The message is too long. Use at most {{most}} characters.',
    '內容過長，請勿超過 {{most}} 個字元。',
    '内容过长，请不要超过 {{most}} 个字符。',
  ],
  CONTACT_WRONG_OLD: [
    'This page was open for too long. Your message is kept: check it and send it again.',
    '此頁面已開啟太久。你填寫的內容仍在，請核對後再次傳送。',
    '此页面打开时间过长。您填写的内容仍在，请核对后再次发送。',
  ],
  CONTACT_SENT_TITLE: ['Message received. Thank you', '多謝來信，我們已收到', '感谢来信，我们已收到'],
  CONTACT_SENT_TEXT: [
    'We answer by email within two working days. We have emailed you a confirmation with your reference number; if it does not arrive, check your spam folder.',
    '我們會在兩個工作天內以電郵回覆。附有參考編號的確認電郵即將寄出；如未收到，請查看垃圾郵件。',
    '我们会在两个工作日内通过邮件答复。附有参考编号的确认邮件即将发出；如未收到，请查看垃圾邮件。',
  ],
  CONTACT_HOME: ['Go to home page', '返回首頁', '返回首页'],
  CONTACT_MORE_TITLE: ['Add to {{number}}', '補充查詢 {{number}}', '补充咨询 {{number}}'],
  CONTACT_MORE_LEAD: [
    'Your message is added to your enquiry, and we answer by email.',
    '你在此填寫的內容會加入原有查詢，我們同樣會以電郵回覆。',
    '您在此填写的内容会加入原有咨询，我们同样会通过邮件答复。',
  ],
  CONTACT_GONE_TITLE: ['This link is no longer valid', '此連結無效', '此链接无效'],
  CONTACT_GONE_TEXT: [
    'The link may be incomplete. You can still contact us; quote your reference number.',
    '連結可能在電郵中被截斷。你仍可重新來信，並請註明參考編號。',
    '链接可能在邮件中被截断。您仍可重新来信，并请注明参考编号。',
  ],
  CONTACT_AGAIN: ['Contact us', '聯絡我們', '联系我们'],
} as const satisfies Texts;
