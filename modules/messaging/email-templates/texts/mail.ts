import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts common to all emails; the specific texts of each email are in its own module. */
export const mailTexts = {
  MAIL_COPY_LINK: ['If the button does not work, copy this address into your browser:', '如按鈕未能開啟，請將以下網址複製到瀏覽器：', '如果按钮无法打开，请将以下网址复制到浏览器：'],
  MAIL_LINK_HEADING: ['{{label}}:', '{{label}}：', '{{label}}：'],
  MAIL_FOOTER: ['This email was sent automatically by {{brand}}. Please do not reply to it.', '此電郵由 {{brand}} 系統自動發出，請勿回覆。', '此邮件由 {{brand}} 系统自动发送，请勿回复。'],
  MAIL_LINK_ONCE: ['The link can be used once and expires in {{minutes}} minutes.', '連結只可使用一次，並於 {{minutes}} 分鐘內有效。', '链接只能使用一次，{{minutes}} 分钟内有效。'],
  MAIL_LINK_ONCE_ONE: ['The link can be used once and expires in 1 minute.', '連結只可使用一次，並於 1 分鐘內有效。', '链接只能使用一次，1 分钟内有效。'],
  MAIL_LINK_DAYS: ['The link can be used once and expires in {{days}} days.', '連結只可使用一次，並於 {{days}} 天內有效。', '链接只能使用一次，{{days}} 天内有效。'],
  MAIL_LINK_DAYS_ONE: ['The link can be used once and expires in 1 day.', '連結只可使用一次，並於 1 天內有效。', '链接只能使用一次，1 天内有效。'],
  MAIL_LINK_AGAIN: ['If the link has expired, choose “Forgot your password?” on the sign-in page to receive a new one.', '如連結已過期，請於登入頁選擇「忘記密碼」，我們會再發送新連結。', '如果链接已过期，请在登录页选择“忘记密码”，我们会重新发送链接。'],
  MAIL_NOT_YOU_IGNORE: ['If this was not you, ignore this email.', '如非你本人操作，無須理會此電郵。', '如果不是您本人操作，请忽略此邮件。'],

  MAIL_OPEN_PORTAL: ['Open portal', '開啟系統', '打开系统'],
  MAIL_PAY_INVOICE: ['Pay invoice', '支付發票', '支付账单'],
  MAIL_OPEN_APPLICATION: ['Open application', '查看申請', '查看申请'],

  SET_MailMonths: ['Content of sent emails', '已發電郵的內文', '已发邮件的正文'],
  SET_MailMonths_HELP: ['Recipient and time are kept; the text is removed. Emails about payments keep their text.', '保留發送紀錄、收件人及時間，只清除內文。有關款項的電郵保留內文。', '保留发送记录、收件人及时间，只清除正文。有关款项的邮件保留正文。'],

  PERMISSION_CHANGE_EMAIL_TEMPLATES: ['Change email notifications', '更改電郵通知', '修改电子邮件通知'],
} as const satisfies Texts;
