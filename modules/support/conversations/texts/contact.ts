import type { Texts } from '#platform/common/i18n/language.ts';

/** Words of the public form of questions. */
export const contactTexts = {
  CONTACT_NAME: ['Your name', '你的姓名', '您的姓名'],
  CONTACT_EMAIL: ['E-mail', '電郵', '邮箱'],
  CONTACT_ORGANISATION: ['Organisation', '機構', '机构'],
  CONTACT_OPTIONAL: ['{{label}} (optional)', '{{label}}（選填）', '{{label}}（选填）'],
  CONTACT_TOPIC: ['What is it about?', '查詢類別', '咨询类别'],
  CONTACT_TOPIC_CHOOSE: ['Please choose', '請選擇', '请选择'],
  CONTACT_TOPIC_CERTIFICATION: ['Getting certified', '申請認證', '申请认证'],
  CONTACT_TOPIC_CERTIFICATE: ['A certificate or its holder', '證書或持證機構', '证书或持证机构'],
  CONTACT_TOPIC_PAYMENT: ['Invoices and payment', '發票及付款', '发票与付款'],
  CONTACT_TOPIC_TECHNICAL: ['Using this portal', '使用本平台', '使用本平台'],
  CONTACT_TOPIC_COMPLAINT: ['A complaint or an appeal', '投訴或上訴', '投诉或申诉'],
  CONTACT_TOPIC_OTHER: ['Something else', '其他', '其他'],
  CONTACT_MESSAGE: ['Your message', '內容', '内容'],
  CONTACT_TRAP: ['Leave this field empty', '請勿填寫此欄', '请勿填写此栏'],
  CONTACT_PRIVACY: [
    'We use what you write to answer you, and for nothing else.',
    '你提供的資料只用於回覆你的查詢，不會作其他用途。',
    '您提供的信息仅用于答复您的咨询，不作其他用途。',
  ],
  CONTACT_PRIVACY_LINK: ['Privacy statement', '私隱聲明', '隐私声明'],
  CONTACT_SEND: ['Send', '傳送', '发送'],
  CONTACT_WRONG_NAME: ['Please tell us your name.', '請填寫你的姓名。', '请填写您的姓名。'],
  CONTACT_WRONG_TOPIC: ['Please choose what it is about.', '請選擇查詢類別。', '请选择咨询类别。'],
  CONTACT_WRONG_MESSAGE: [
    'Please write a little more, so that we can help: at least ten characters.',
    '請填寫內容，最少十個字元，以便我們跟進。',
    '请填写内容，至少十个字符，以便我们跟进。',
  ],
  CONTACT_WRONG_LONG: [
    'This is too long. Please keep it within {{most}} characters.',
    '內容過長，請勿超過 {{most}} 個字元。',
    '内容过长，请不要超过 {{most}} 个字符。',
  ],
  CONTACT_WRONG_OLD: [
    'This page had been open for very long. Nothing is lost: please look it over and send it again.',
    '此頁面已開啟太久。你填寫的內容仍在，請核對後再次傳送。',
    '此页面打开时间过长。您填写的内容仍在，请核对后再次发送。',
  ],
  CONTACT_SENT_TITLE: ['Thank you, we have your message', '多謝來信，我們已收到', '感谢来信，我们已收到'],
  CONTACT_SENT_TEXT: [
    'We answer by e-mail within two working days. A confirmation with your reference number is on its way; if it does not arrive, look among the unwanted mails.',
    '我們會在兩個工作天內以電郵回覆。附有參考編號的確認電郵即將寄出；如未收到，請查看垃圾郵件。',
    '我们会在两个工作日内通过邮件答复。附有参考编号的确认邮件即将发出；如未收到，请查看垃圾邮件。',
  ],
  CONTACT_HOME: ['To the start page', '返回首頁', '返回首页'],
  CONTACT_MORE_TITLE: ['Add to {{number}}', '補充查詢 {{number}}', '补充咨询 {{number}}'],
  CONTACT_MORE_LEAD: [
    'What you write here is added to your question, and we answer by e-mail as before.',
    '你在此填寫的內容會加入原有查詢，我們同樣會以電郵回覆。',
    '您在此填写的内容会加入原有咨询，我们同样会通过邮件答复。',
  ],
  CONTACT_GONE_TITLE: ['This link does not work', '此連結無效', '此链接无效'],
  CONTACT_GONE_TEXT: [
    'It may have been cut off in the mail. You can still write to us; please mention your reference number.',
    '連結可能在電郵中被截斷。你仍可重新來信，並請註明參考編號。',
    '链接可能在邮件中被截断。您仍可重新来信，并请注明参考编号。',
  ],
  CONTACT_ANEW: ['Write to us', '聯絡我們', '联系我们'],
} as const satisfies Texts;
