import type { Texts } from '#platform/common/i18n/language.ts';

/** Words of following a certificate: its form, its few pages, its mails. */
export const followTexts = {
  FOLLOW_TITLE: ['Tell me when this changes', '有變更時通知我', '有变更时通知我'],
  FOLLOW_TEXT: [
    'One mail for each change of its status or document, and nothing else. No account needed.',
    '狀態或文件每有變更，我們會發送一封電郵，僅此而已。毋須開立帳戶。',
    '状态或文件每有变更，我们会发送一封邮件，仅此而已。无需注册账户。',
  ],
  FOLLOW_EMAIL: ['Your e-mail', '你的電郵', '您的邮箱'],
  FOLLOW_SUBMIT: ['Tell me', '通知我', '通知我'],
  FOLLOW_FEED: ['Or subscribe to the news feed', '或訂閱消息來源', '或订阅消息源'],
  FOLLOW_EMAIL_WRONG: [
    'Please type one e-mail address, such as name@company.com.',
    '請輸入一個電郵地址，例如 name@company.com。',
    '请输入一个邮箱地址，例如 name@company.com。',
  ],

  FOLLOW_ASK_TITLE: ['Follow certificate {{number}}', '關注證書 {{number}}', '关注证书 {{number}}'],
  FOLLOW_ASKED_TITLE: ['Please check your mailbox', '請查看你的電郵', '请查看您的邮箱'],
  FOLLOW_ASKED_TEXT: [
    'We have sent a link to your address. Open it within {{minutes}} minutes, and you will hear of every change. If nothing arrives, look in your spam folder, or ask again.',
    '我們已將連結發送至你的電郵地址。請於 {{minutes}} 分鐘內開啟，之後每有變更你都會收到通知。如未收到，請查看垃圾郵件，或再次申請。',
    '我们已将链接发送到您的邮箱。请在 {{minutes}} 分钟内打开，之后每有变更您都会收到通知。如未收到，请查看垃圾邮件，或再次申请。',
  ],
  FOLLOW_CONFIRM_TITLE: [
    'Follow certificate {{number}}?',
    '要關注證書 {{number}} 嗎？',
    '要关注证书 {{number}} 吗？',
  ],
  FOLLOW_CONFIRM_TEXT: [
    'We will write to {{email}} whenever the status or the document of this certificate changes.',
    '此證書的狀態或文件如有變更，我們會發送電郵至 {{email}}。',
    '此证书的状态或文件如有变更，我们会发送邮件至 {{email}}。',
  ],
  FOLLOW_CONFIRM: ['Yes, tell me', '好，通知我', '好，通知我'],
  FOLLOW_CONFIRMED_TITLE: ['You follow {{number}} now', '你已關注 {{number}}', '您已关注 {{number}}'],
  FOLLOW_CONFIRMED_TEXT: [
    'Every mail has a link that ends this at once.',
    '每封電郵均附有連結，可隨時停止。',
    '每封邮件均附有链接，可随时停止。',
  ],
  FOLLOW_SEE: ['See the certificate', '查看證書', '查看证书'],
  FOLLOW_STOP_TITLE: [
    'No more mails about {{number}}?',
    '不再接收 {{number}} 的電郵？',
    '不再接收 {{number}} 的邮件？',
  ],
  FOLLOW_STOP_TEXT: [
    'We forget the address {{email}} for this certificate at once.',
    '我們會即時刪除 {{email}} 對此證書的關注紀錄。',
    '我们会立即删除 {{email}} 对此证书的关注记录。',
  ],
  FOLLOW_STOP: ['Stop these mails', '停止接收', '停止接收'],
  FOLLOW_STOP_ALL: [
    'Stop the mails about all certificates',
    '停止接收所有證書的電郵',
    '停止接收所有证书的邮件',
  ],
  FOLLOW_STOPPED_TITLE: [
    'You will get no more of these mails',
    '你不會再收到此類電郵',
    '您不会再收到此类邮件',
  ],
  FOLLOW_STOPPED_TEXT: [
    'Your address has been removed. You can follow a certificate again at any time from its page.',
    '你的電郵地址已被移除。你可隨時在證書頁再次關注。',
    '您的邮箱地址已被移除。您可随时在证书页再次关注。',
  ],
  FOLLOW_GONE_TITLE: ['This link does not work any more', '此連結已失效', '此链接已失效'],
  FOLLOW_GONE_TEXT: [
    'It may be too old, or was cut off in the mail. Ask for a new one on the page of the certificate.',
    '連結可能已過期，或在電郵中被截斷。請在證書頁重新申請。',
    '链接可能已过期，或在邮件中被截断。请在证书页重新申请。',
  ],

  EVENT_FOLLOW_BEGUN: ['Certificate followed', '開始關注證書', '开始关注证书'],
  EVENT_FOLLOW_ENDED: ['Certificate no longer followed', '停止關注證書', '停止关注证书'],

  MAIL_WHEN_FOLLOW_CONFIRM: [
    'Whoever asks on a public page to follow a certificate, at the address they gave; it asks whether it was them.',
    '在公開頁面要求關注證書的人，發至其填寫的電郵地址，以確認是否本人。',
    '在公开页面要求关注证书的人，发到其填写的邮箱，以确认是否本人。',
  ],
  MAIL_WHEN_FOLLOW_SUSPENDED: [
    'Everybody outside who follows the certificate, when it is suspended.',
    '證書被暫停時，發予所有關注該證書的公眾人士。',
    '证书被暂停时，发给所有关注该证书的公众人士。',
  ],
  MAIL_WHEN_FOLLOW_RESUMED: [
    'Everybody outside who follows the certificate, when its suspension ends.',
    '證書解除暫停時，發予所有關注該證書的公眾人士。',
    '证书解除暂停时，发给所有关注该证书的公众人士。',
  ],
  MAIL_WHEN_FOLLOW_TERMINATED: [
    'Everybody outside who follows the certificate, when it is terminated.',
    '證書被終止時，發予所有關注該證書的公眾人士。',
    '证书被终止时，发给所有关注该证书的公众人士。',
  ],
  MAIL_WHEN_FOLLOW_STATEMENT_WITHDRAWN: [
    'Everybody outside who follows the statement, when it is withdrawn.',
    '聲明被撤回時，發予所有關注該聲明的公眾人士。',
    '声明被撤回时，发给所有关注该声明的公众人士。',
  ],
  MAIL_WHEN_FOLLOW_WITHDRAWN: [
    'Everybody outside who follows the certificate, when it turns out to be issued in error.',
    '證書因誤發而被撤回時，發予所有關注該證書的公眾人士。',
    '证书因误发而被撤回时，发给所有关注该证书的公众人士。',
  ],
  MAIL_WHEN_FOLLOW_EXPIRED: [
    'Everybody outside who follows the certificate, when it has expired.',
    '證書屆滿時，發予所有關注該證書的公眾人士。',
    '证书到期时，发给所有关注该证书的公众人士。',
  ],
  MAIL_WHEN_FOLLOW_EXTENDED: [
    'Everybody outside who follows the certificate, when its last day is moved.',
    '證書獲延期時，發予所有關注該證書的公眾人士。',
    '证书获延期时，发给所有关注该证书的公众人士。',
  ],
  MAIL_WHEN_FOLLOW_REVISED: [
    'Everybody outside who follows the certificate, when a new revision comes into force.',
    '證書新版本生效時，發予所有關注該證書的公眾人士。',
    '证书新版本生效时，发给所有关注该证书的公众人士。',
  ],
  MAIL_WHEN_FOLLOW_DISCLOSED: [
    'Everybody outside who follows the certificate, when a disclosure document is published.',
    '披露文件公布時，發予所有關注該證書的公眾人士。',
    '披露文件公布时，发给所有关注该证书的公众人士。',
  ],
  MAIL_FOLLOW_CONFIRM_SUBJECT: [
    'Do you want to follow certificate {{CertificateNo}}?',
    '請確認關注證書 {{CertificateNo}}',
    '请确认关注证书 {{CertificateNo}}',
  ],
  MAIL_FOLLOW_CONFIRM_TEXT: [
    'Somebody asked us to write to this address whenever certificate {{CertificateNo}} of {{OrgName}} ({{ServiceName}}) changes. If it was you, confirm it with the button below.',
    '有人要求我們在 {{OrgName}} 的證書 {{CertificateNo}}（{{ServiceName}}）有變更時通知此電郵地址。如是你本人，請按以下按鈕確認。',
    '有人要求我们在 {{OrgName}} 的证书 {{CertificateNo}}（{{ServiceName}}）有变更时通知此邮箱。如果是您本人，请点击下方按钮确认。',
  ],
  MAIL_FOLLOW_CONFIRM_BUTTON: ['Follow the certificate', '關注證書', '关注证书'],
  MAIL_FOLLOW_BUTTON: ['See the certificate', '查看證書', '查看证书'],
  MAIL_FOLLOW_WHY: [
    'You get this because you follow certificate {{CertificateNo}}.',
    '你收到此郵件，是因為你關注了證書 {{CertificateNo}}。',
    '您收到此邮件，是因为您关注了证书 {{CertificateNo}}。',
  ],
  MAIL_FOLLOW_STOP: ['Stop these mails', '停止接收此類電郵', '停止接收此类邮件'],
  MAIL_FOLLOW_SUSPENDED_SUBJECT: [
    '{{CertificateNo}} is suspended',
    '{{CertificateNo}} 已被暫停',
    '{{CertificateNo}} 已被暂停',
  ],
  MAIL_FOLLOW_SUSPENDED_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} has been suspended since {{On}}. While it is suspended, its holder may not claim to be certified.',
    '{{OrgName}} 的證書（{{ServiceName}}）自 {{On}} 起被暫停。暫停期間，持有人不得宣稱獲得認證。',
    '{{OrgName}} 的证书（{{ServiceName}}）自 {{On}} 起被暂停。暂停期间，持有人不得宣称获得认证。',
  ],
  MAIL_FOLLOW_RESUMED_SUBJECT: [
    '{{CertificateNo}} is valid again',
    '{{CertificateNo}} 恢復有效',
    '{{CertificateNo}} 恢复有效',
  ],
  MAIL_FOLLOW_RESUMED_TEXT: [
    'The suspension of the certificate of {{OrgName}} for {{ServiceName}} ended on {{On}}.',
    '{{OrgName}} 的證書（{{ServiceName}}）於 {{On}} 解除暫停。',
    '{{OrgName}} 的证书（{{ServiceName}}）于 {{On}} 解除暂停。',
  ],
  MAIL_FOLLOW_TERMINATED_SUBJECT: [
    '{{CertificateNo}} has been terminated',
    '{{CertificateNo}} 已被終止',
    '{{CertificateNo}} 已被终止',
  ],
  MAIL_FOLLOW_TERMINATED_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} ended on {{On}}. Its holder may no longer refer to it.',
    '{{OrgName}} 的證書（{{ServiceName}}）於 {{On}} 終止，持有人不得再引用此項認證。',
    '{{OrgName}} 的证书（{{ServiceName}}）于 {{On}} 终止，持有人不得再引用此项认证。',
  ],
  MAIL_FOLLOW_STATEMENT_WITHDRAWN_SUBJECT: [
    '{{CertificateNo}} has been withdrawn',
    '{{CertificateNo}} 已被撤回',
    '{{CertificateNo}} 已被撤回',
  ],
  MAIL_FOLLOW_STATEMENT_WITHDRAWN_TEXT: [
    'The statement of {{OrgName}} for {{ServiceName}} was withdrawn on {{On}}. Its holder may no longer refer to it.',
    '{{OrgName}} 的聲明（{{ServiceName}}）於 {{On}} 撤回，持有人不得再引用。',
    '{{OrgName}} 的声明（{{ServiceName}}）于 {{On}} 撤回，持有人不得再引用。',
  ],
  MAIL_FOLLOW_WITHDRAWN_SUBJECT: [
    '{{CertificateNo}} has been withdrawn',
    '{{CertificateNo}} 已被撤回',
    '{{CertificateNo}} 已被撤回',
  ],
  MAIL_FOLLOW_WITHDRAWN_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} was issued in error and has been withdrawn since {{On}}.',
    '{{OrgName}} 的證書（{{ServiceName}}）屬誤發，已於 {{On}} 撤回。',
    '{{OrgName}} 的证书（{{ServiceName}}）属误发，已于 {{On}} 撤回。',
  ],
  MAIL_FOLLOW_EXPIRED_SUBJECT: [
    '{{CertificateNo}} has expired',
    '{{CertificateNo}} 已屆滿',
    '{{CertificateNo}} 已到期',
  ],
  MAIL_FOLLOW_EXPIRED_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} is no longer valid.',
    '{{OrgName}} 的證書（{{ServiceName}}）已不再有效。',
    '{{OrgName}} 的证书（{{ServiceName}}）已不再有效。',
  ],
  MAIL_FOLLOW_EXTENDED_SUBJECT: [
    '{{CertificateNo}} is valid for longer',
    '{{CertificateNo}} 已獲延期',
    '{{CertificateNo}} 已获延期',
  ],
  MAIL_FOLLOW_EXTENDED_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} is now valid until {{ExpiryOn}}.',
    '{{OrgName}} 的證書（{{ServiceName}}）有效期現延至 {{ExpiryOn}}。',
    '{{OrgName}} 的证书（{{ServiceName}}）有效期现延至 {{ExpiryOn}}。',
  ],
  MAIL_FOLLOW_REVISED_SUBJECT: [
    'A new document of {{CertificateNo}}',
    '{{CertificateNo}} 有新版本',
    '{{CertificateNo}} 有新版本',
  ],
  MAIL_FOLLOW_REVISED_TEXT: [
    'Revision R{{Revision}} of the certificate of {{OrgName}} for {{ServiceName}} has been in force since {{On}} and replaces the one before.',
    '{{OrgName}} 的證書（{{ServiceName}}）第 {{Revision}} 版自 {{On}} 起生效，並取代前一版。',
    '{{OrgName}} 的证书（{{ServiceName}}）第 {{Revision}} 版自 {{On}} 起生效，并取代前一版。',
  ],
  MAIL_FOLLOW_DISCLOSED_SUBJECT: [
    'A new disclosure document of {{CertificateNo}}',
    '{{CertificateNo}} 有新披露文件',
    '{{CertificateNo}} 有新披露文件',
  ],
  MAIL_FOLLOW_DISCLOSED_TEXT: [
    '{{OrgName}} has published a disclosure document for {{ServiceName}}. It can be read on the page of the certificate.',
    '{{OrgName}} 已就 {{ServiceName}} 公布披露文件，可於證書頁閱讀。',
    '{{OrgName}} 已就 {{ServiceName}} 公布披露文件，可在证书页阅读。',
  ],
} as const satisfies Texts;
