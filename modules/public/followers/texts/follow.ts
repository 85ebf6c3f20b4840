import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts for following a certificate: form, pages and emails. */
export const followTexts = {
  FOLLOW_TITLE: ['Get email updates', '訂閱更新', '订阅更新'],
  FOLLOW_TEXT: [
    'One email for each change of its status or document, and nothing else. No account needed.',
    '狀態或文件每有變更，我們會發送一封電郵，僅此而已。無須開立帳戶。',
    '状态或文件每有变更，我们会发送一封邮件，仅此而已。无需注册账户。',
  ],
  FOLLOW_EMAIL: ['Your email address', '你的電郵', '您的邮箱'],
  FOLLOW_SUBMIT: ['Subscribe', '訂閱', '订阅'],
  FOLLOW_FEED: ['Or subscribe to the news feed', '或訂閱消息來源', '或订阅消息源'],
  FOLLOW_EMAIL_WRONG: [
    'Enter one email address, such as name@company.com.',
    '請輸入一個電郵地址，例如 name@company.com。',
    '请输入一个邮箱地址，例如 name@company.com。',
  ],

  FOLLOW_ASK_TITLE: ['Subscribe to {{number}}', '訂閱證書 {{number}} 的更新', '订阅证书 {{number}} 的更新'],
  FOLLOW_REQUESTED_TITLE: ['Check your email', '請查看你的電郵', '请查看您的邮箱'],
  FOLLOW_REQUESTED_TEXT: [
    'We sent a link to your email address. Open it within {{minutes}} minutes to confirm. No email? Check your spam folder, or subscribe again.',
    '我們已將連結發送至你的電郵地址。請於 {{minutes}} 分鐘內開啟，之後每有變更你都會收到通知。如未收到，請查看垃圾郵件，或再次申請。',
    '我们已将链接发送到您的邮箱。请在 {{minutes}} 分钟内打开，之后每有变更您都会收到通知。如未收到，请查看垃圾邮件，或再次申请。',
  ],
  FOLLOW_REQUESTED_TEXT_ONE: [
    'We sent a link to your email address. Open it within 1 minute to confirm. No email? Check your spam folder, or subscribe again.',
    '我們已將連結發送至你的電郵地址。請於 1 分鐘內開啟，之後每有變更你都會收到通知。如未收到，請查看垃圾郵件，或再次申請。',
    '我们已将链接发送到您的邮箱。请在 1 分钟内打开，之后每有变更您都会收到通知。如未收到，请查看垃圾邮件，或再次申请。',
  ],
  FOLLOW_CONFIRM_TITLE: [
    'Subscribe to {{number}}?',
    '要訂閱證書 {{number}} 的更新嗎？',
    '要订阅证书 {{number}} 的更新吗？',
  ],
  FOLLOW_CONFIRM_TEXT: [
    'We will email {{email}} when the status or the document of this certificate changes.',
    '此證書的狀態或文件如有變更，我們會發送電郵至 {{email}}。',
    '此证书的状态或文件如有变更，我们会发送邮件至 {{email}}。',
  ],
  FOLLOW_CONFIRM: ['Confirm subscription', '確認訂閱', '确认订阅'],
  FOLLOW_CONFIRMED_TITLE: [
    'Subscribed to {{number}}',
    '你已訂閱 {{number}} 的更新',
    '您已订阅 {{number}} 的更新',
  ],
  FOLLOW_CONFIRMED_TEXT: [
    'Every email contains a link to unsubscribe.',
    '每封電郵均附有連結，可隨時停止。',
    '每封邮件均附有链接，可随时停止。',
  ],
  FOLLOW_SEE: ['View certificate', '查看證書', '查看证书'],
  FOLLOW_STOP_TITLE: [
    'Unsubscribe from {{number}}?',
    '不再接收 {{number}} 的電郵？',
    '不再接收 {{number}} 的邮件？',
  ],
  FOLLOW_STOP_TEXT: [
    'We will delete {{email}} from this subscription immediately.',
    '我們會即時從此訂閱刪除 {{email}}。',
    '我们会立即从此订阅中删除 {{email}}。',
  ],
  FOLLOW_STOP: ['Unsubscribe', '停止接收', '停止接收'],
  FOLLOW_STOP_ALL: ['Unsubscribe from all certificates', '停止接收所有證書的電郵', '停止接收所有证书的邮件'],
  FOLLOW_STOPPED_TITLE: ['Unsubscribed', '你不會再收到此類電郵', '您不会再收到此类邮件'],
  FOLLOW_STOPPED_TEXT: [
    'Your email address has been deleted. You can subscribe again on the certificate page.',
    '你的電郵地址已被刪除。你可隨時在證書頁再次訂閱。',
    '您的邮箱已被删除。您可随时在证书页再次订阅。',
  ],
  FOLLOW_GONE_TITLE: ['This link is no longer valid', '此連結已失效', '此链接已失效'],
  FOLLOW_GONE_TEXT: [
    'It has expired or is incomplete. Request a new one on the certificate page.',
    '連結可能已過期，或在電郵中被截斷。請在證書頁重新申請。',
    '链接可能已过期，或在邮件中被截断。请在证书页重新申请。',
  ],

  EVENT_FOLLOW_STARTED: ['Certificate subscription started', '開始訂閱證書更新', '开始订阅证书更新'],
  EVENT_FOLLOW_ENDED: ['Certificate subscription ended', '停止訂閱證書更新', '停止订阅证书更新'],

  MAIL_WHEN_FOLLOW_CONFIRM: [
    'Sent to: the email address entered on a public certificate page. When: a subscription is requested and must be confirmed.',
    '有人在公開頁面要求訂閱證書更新時，發至其填寫的電郵地址，以確認是否本人。',
    '有人在公开页面要求订阅证书更新时，发至其填写的邮箱，以确认是否本人。',
  ],
  MAIL_WHEN_FOLLOW_SUSPENDED: [
    'Sent to: subscribers of the certificate. When: it is suspended.',
    '證書被暫停時，發予該證書的訂閱者。',
    '证书被暂停时，发给该证书的订阅者。',
  ],
  MAIL_WHEN_FOLLOW_RESUMED: [
    'Sent to: subscribers of the certificate. When: its suspension is lifted.',
    '證書解除暫停時，發予該證書的訂閱者。',
    '证书解除暂停时，发给该证书的订阅者。',
  ],
  MAIL_WHEN_FOLLOW_TERMINATED: [
    'Sent to: subscribers of the certificate. When: it is terminated.',
    '證書被終止時，發予該證書的訂閱者。',
    '证书被撤销时，发给该证书的订阅者。',
  ],
  MAIL_WHEN_FOLLOW_WITHDRAWN: [
    'Sent to: subscribers of the statement. When: it is withdrawn.',
    '聲明被撤回時，發予該聲明的訂閱者。',
    '声明被撤回时，发给该声明的订阅者。',
  ],
  MAIL_WHEN_FOLLOW_VOIDED: [
    'Sent to: subscribers of the certificate. When: it is voided because it was issued in error.',
    '證書因誤發而作廢時，發予該證書的訂閱者。',
    '证书因误发而作废时，发给该证书的订阅者。',
  ],
  MAIL_WHEN_FOLLOW_EXPIRED: [
    'Sent to: subscribers of the certificate. When: it has expired.',
    '證書屆滿時，發予該證書的訂閱者。',
    '证书到期时，发给该证书的订阅者。',
  ],
  MAIL_WHEN_FOLLOW_EXTENDED: [
    'Sent to: subscribers of the certificate. When: its validity is extended.',
    '證書獲延期時，發予該證書的訂閱者。',
    '证书获延期时，发给该证书的订阅者。',
  ],
  MAIL_WHEN_FOLLOW_SCOPE_EXTENDED: [
    'Sent to: subscribers of the certificate. When: its scope is extended.',
    '證書範圍擴大時，發予該證書的訂閱者。',
    '证书范围扩大时，发给该证书的订阅者。',
  ],
  MAIL_WHEN_FOLLOW_SCOPE_REDUCED: [
    'Sent to: subscribers of the certificate. When: its scope is reduced.',
    '證書範圍縮小時，發予該證書的訂閱者。',
    '证书范围缩小时，发给该证书的订阅者。',
  ],
  MAIL_WHEN_FOLLOW_REVISED: [
    'Sent to: subscribers of the certificate. When: a new revision comes into force.',
    '證書新版本生效時，發予該證書的訂閱者。',
    '证书新版本生效时，发给该证书的订阅者。',
  ],
  MAIL_WHEN_FOLLOW_DISCLOSED: [
    'Sent to: subscribers of the certificate. When: a disclosure document is published.',
    '披露文件公布時，發予該證書的訂閱者。',
    '披露文件公布时，发给该证书的订阅者。',
  ],
  MAIL_FOLLOW_CONFIRM_SUBJECT: [
    'Confirm your subscription to certificate {{CertificateNo}}',
    '請確認訂閱證書 {{CertificateNo}} 的更新',
    '请确认订阅证书 {{CertificateNo}} 的更新',
  ],
  MAIL_FOLLOW_CONFIRM_TEXT: [
    'This email address was entered to receive updates on certificate {{CertificateNo}} of {{OrgName}} ({{ServiceName}}). If this was you, confirm your subscription.',
    '有人要求我們在 {{OrgName}} 的證書 {{CertificateNo}}（{{ServiceName}}）有變更時通知此電郵地址。如是你本人，請按以下按鈕確認。',
    '有人要求我们在 {{OrgName}} 的证书 {{CertificateNo}}（{{ServiceName}}）有变更时通知此邮箱。如果是您本人，请点击下方按钮确认。',
  ],
  MAIL_FOLLOW_CONFIRM_BUTTON: ['Confirm subscription', '確認訂閱', '确认订阅'],
  MAIL_FOLLOW_BUTTON: ['View certificate', '查看證書', '查看证书'],
  MAIL_FOLLOW_WHY: [
    'You receive this email because you subscribed to updates on certificate {{CertificateNo}}.',
    '你收到此電郵，是因為你訂閱了證書 {{CertificateNo}} 的更新。',
    '您收到此邮件，是因为您订阅了证书 {{CertificateNo}} 的更新。',
  ],
  MAIL_FOLLOW_STOP: ['Unsubscribe', '停止接收此類電郵', '停止接收此类邮件'],
  MAIL_FOLLOW_SUSPENDED_SUBJECT: [
    'Certificate suspended: {{CertificateNo}}',
    '{{CertificateNo}} 已被暫停',
    '{{CertificateNo}} 已被暂停',
  ],
  MAIL_FOLLOW_SUSPENDED_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} has been suspended since {{On}}. While it is suspended, its holder must not claim to be certified.',
    '{{OrgName}} 的證書（{{ServiceName}}）自 {{On}} 起被暫停。暫停期間，持證機構不得宣稱獲得認證。',
    '{{OrgName}} 的证书（{{ServiceName}}）自 {{On}} 起被暂停。暂停期间，获证组织不得宣称获得认证。',
  ],
  MAIL_FOLLOW_RESUMED_SUBJECT: [
    'Suspension lifted: {{CertificateNo}}',
    '{{CertificateNo}} 恢復有效',
    '{{CertificateNo}} 恢复有效',
  ],
  MAIL_FOLLOW_RESUMED_TEXT: [
    'The suspension of the certificate of {{OrgName}} for {{ServiceName}} was lifted on {{On}}.',
    '{{OrgName}} 的證書（{{ServiceName}}）於 {{On}} 解除暫停。',
    '{{OrgName}} 的证书（{{ServiceName}}）于 {{On}} 解除暂停。',
  ],
  MAIL_FOLLOW_TERMINATED_SUBJECT: [
    'Certificate terminated: {{CertificateNo}}',
    '{{CertificateNo}} 已被終止',
    '{{CertificateNo}} 已被撤销',
  ],
  MAIL_FOLLOW_TERMINATED_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} was terminated on {{On}}. Its holder must no longer refer to it.',
    '{{OrgName}} 的證書（{{ServiceName}}）於 {{On}} 終止，持證機構不得再引用此項認證。',
    '{{OrgName}} 的证书（{{ServiceName}}）于 {{On}} 撤销，获证组织不得再引用此项认证。',
  ],
  MAIL_FOLLOW_WITHDRAWN_SUBJECT: [
    'Statement withdrawn: {{CertificateNo}}',
    '{{CertificateNo}} 已被撤回',
    '{{CertificateNo}} 已被撤回',
  ],
  MAIL_FOLLOW_WITHDRAWN_TEXT: [
    'The statement of {{OrgName}} for {{ServiceName}} was withdrawn on {{On}}. Its holder must no longer refer to it.',
    '{{OrgName}} 的聲明（{{ServiceName}}）於 {{On}} 撤回，持證機構不得再引用。',
    '{{OrgName}} 的声明（{{ServiceName}}）于 {{On}} 撤回，获证组织不得再引用。',
  ],
  MAIL_FOLLOW_VOIDED_SUBJECT: [
    'Certificate void (issued in error): {{CertificateNo}}',
    '{{CertificateNo}} 已作廢（誤發）',
    '{{CertificateNo}} 已作废（误发）',
  ],
  MAIL_FOLLOW_VOIDED_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} was issued in error and has been void since {{On}}.',
    '{{OrgName}} 的證書（{{ServiceName}}）屬誤發，已於 {{On}} 作廢。',
    '{{OrgName}} 的证书（{{ServiceName}}）属误发，已于 {{On}} 作废。',
  ],
  MAIL_FOLLOW_EXPIRED_SUBJECT: [
    'Certificate expired: {{CertificateNo}}',
    '{{CertificateNo}} 已屆滿',
    '{{CertificateNo}} 已到期',
  ],
  MAIL_FOLLOW_EXPIRED_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} is no longer valid.',
    '{{OrgName}} 的證書（{{ServiceName}}）已不再有效。',
    '{{OrgName}} 的证书（{{ServiceName}}）已不再有效。',
  ],
  MAIL_FOLLOW_EXTENDED_SUBJECT: [
    '{{CertificateNo}}: validity extended',
    '{{CertificateNo}} 已獲延期',
    '{{CertificateNo}} 已获延期',
  ],
  MAIL_FOLLOW_EXTENDED_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} is now valid until {{ExpiryOn}}.',
    '{{OrgName}} 的證書（{{ServiceName}}）有效期現延至 {{ExpiryOn}}。',
    '{{OrgName}} 的证书（{{ServiceName}}）有效期现延至 {{ExpiryOn}}。',
  ],
  MAIL_FOLLOW_SCOPE_EXTENDED_SUBJECT: [
    '{{CertificateNo}}: scope extended',
    '{{CertificateNo}} 的範圍已擴大',
    '{{CertificateNo}} 的范围已扩大',
  ],
  MAIL_FOLLOW_SCOPE_EXTENDED_TEXT: [
    'The scope of the certificate of {{OrgName}} for {{ServiceName}} was extended on {{On}}. The certificate page shows the scope.',
    '{{OrgName}} 的證書（{{ServiceName}}）範圍自 {{On}} 起擴大。證書頁載有現時的範圍。',
    '{{OrgName}} 的证书（{{ServiceName}}）范围自 {{On}} 起扩大。证书页载有当前的范围。',
  ],
  MAIL_FOLLOW_SCOPE_REDUCED_SUBJECT: [
    '{{CertificateNo}}: scope reduced',
    '{{CertificateNo}} 的範圍已縮小',
    '{{CertificateNo}} 的范围已缩小',
  ],
  MAIL_FOLLOW_SCOPE_REDUCED_TEXT: [
    'The scope of the certificate of {{OrgName}} for {{ServiceName}} was reduced on {{On}}. The certificate page shows the scope.',
    '{{OrgName}} 的證書（{{ServiceName}}）範圍自 {{On}} 起縮小。證書頁載有現時的範圍。',
    '{{OrgName}} 的证书（{{ServiceName}}）范围自 {{On}} 起缩小。证书页载有当前的范围。',
  ],
  MAIL_FOLLOW_REVISED_SUBJECT: [
    '{{CertificateNo}}: new revision issued',
    '{{CertificateNo}} 有新版本',
    '{{CertificateNo}} 有新版本',
  ],
  MAIL_FOLLOW_REVISED_TEXT: [
    'Revision R{{Revision}} of the certificate of {{OrgName}} for {{ServiceName}} has been in force since {{On}} and replaces the previous one.',
    '{{OrgName}} 的證書（{{ServiceName}}）第 {{Revision}} 版自 {{On}} 起生效，並取代前一版。',
    '{{OrgName}} 的证书（{{ServiceName}}）第 {{Revision}} 版自 {{On}} 起生效，并取代前一版。',
  ],
  MAIL_FOLLOW_DISCLOSED_SUBJECT: [
    '{{CertificateNo}}: disclosure document published',
    '{{CertificateNo}} 有新披露文件',
    '{{CertificateNo}} 有新披露文件',
  ],
  MAIL_FOLLOW_DISCLOSED_TEXT: [
    '{{OrgName}} has published a disclosure document for {{ServiceName}}. It is available on the certificate page.',
    '{{OrgName}} 已就 {{ServiceName}} 公布披露文件，可於證書頁閱讀。',
    '{{OrgName}} 已就 {{ServiceName}} 公布披露文件，可在证书页阅读。',
  ],
} as const satisfies Texts;
