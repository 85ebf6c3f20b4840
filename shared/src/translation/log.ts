import type { Texts } from './language.ts';

/** The log and the outbox of mails. */
export const logTexts = {
  LOG_TAB_log: ['Events', '事件', '事件'],
  LOG_TAB_mail: ['Mail outbox', '寄件匣', '发件箱'],
  LOG_TABS: ['Kinds of logs', '日誌類別', '日志类别'],
  LOG_AT: ['When', '時間', '时间'],
  LOG_WHO: ['Who', '人員', '人员'],
  LOG_EVENT: ['Event', '事件', '事件'],
  LOG_OBJECT: ['Concerns', '對象', '对象'],
  LOG_ADDRESS: ['From', '來源位址', '来源地址'],
  LOG_DETAIL: ['Detail', '詳情', '详情'],
  LOG_SYSTEM: ['System', '系統', '系统'],
  LOG_SEARCH: ['Person, event or record', '人員、事件或紀錄', '人员、事件或记录'],
  LOG_EMPTY: ['Nothing logged yet', '尚未有紀錄', '还没有记录'],
  LOG_EMPTY_TEXT: [
    'Every sign-in, decision, refusal and download is kept here.',
    '所有登入、決定、拒絕及下載均會在此記錄。',
    '所有登录、决定、拒绝和下载都会记录在此。',
  ],
  MAIL_TO: ['To', '收件人', '收件人'],
  MAIL_SUBJECT: ['Subject', '主旨', '主题'],
  MAIL_STATUS: ['State', '狀態', '状态'],
  MAIL_STATUS_QUEUED: ['Waiting to be sent', '等待發送', '等待发送'],
  MAIL_STATUS_SENT: ['Sent', '已發送', '已发送'],
  MAIL_STATUS_KEPT: ['Kept here', '存於系統', '保存在系统'],
  MAIL_STATUS_FAILED: ['Failed', '發送失敗', '发送失败'],
  MAIL_SEARCH: ['Recipient or subject', '收件人或主旨', '收件人或主题'],
  MAIL_EMPTY: ['No mails yet', '尚未有電郵', '还没有邮件'],
  MAIL_EMPTY_TEXT: [
    'Mails that the portal writes appear here; without a mail server they are kept here instead of being sent.',
    '系統撰寫的電郵會在此顯示；如未設定郵件伺服器，電郵會保存於此而不發出。',
    '系统生成的邮件会显示在此；如未设置邮件服务器，邮件会保存在此而不发送。',
  ],
  MAIL_AS_HTML: ['As it looks', '顯示樣式', '显示效果'],
  MAIL_AS_TEXT: ['As text', '純文字', '纯文本'],
  MAIL_VIEW_AS: ['Show the mail', '檢視方式', '查看方式'],
} as const satisfies Texts;
