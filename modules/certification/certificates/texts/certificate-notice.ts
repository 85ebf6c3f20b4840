import type { Texts } from '#platform/common/i18n/language.ts';

/** What people are told of a certificate. */
export const certificateNoticeTexts = {
  NOTICE_GROUP_CERTIFICATE: ['Certificates', '證書', '证书'],
  NOTICE_GROUP_CERTIFICATE_TEXT: [
    'What happened to your certificates: suspended, resumed, extended, expired, a new revision.',
    '證書的變動：暫停、恢復、延期、屆滿及新修訂版。',
    '证书的变动：暂停、恢复、延期、到期及新修订版。',
  ],
  MAIL_OPEN_CERTIFICATE: ['Open the certificate', '查看證書', '查看证书'],

  TELL_CERT_LISTED_TITLE: [
    'In the public register: {{CertificateNo}}',
    '已列入公開登記冊：{{CertificateNo}}',
    '已列入公开名录：{{CertificateNo}}',
  ],
  TELL_CERT_LISTED_TEXT: [
    '{{CertificateNo}} for {{ServiceName}} is listed in the public register, where anybody can find it.',
    '「{{ServiceName}}」的 {{CertificateNo}} 已列入公開登記冊，任何人均可查閱。',
    '“{{ServiceName}}”的 {{CertificateNo}} 已列入公开名录，任何人均可查阅。',
  ],
  TELL_CERT_UNLISTED_TITLE: [
    'Off the public register: {{CertificateNo}}',
    '已從公開登記冊移除：{{CertificateNo}}',
    '已从公开名录移除：{{CertificateNo}}',
  ],
  TELL_CERT_UNLISTED_TEXT: [
    '{{CertificateNo}} for {{ServiceName}} is no longer listed. It stays valid, and who has its number and code can check it.',
    '「{{ServiceName}}」的 {{CertificateNo}} 不再列於公開登記冊，但仍然有效；持有編號及驗證碼者仍可查核。',
    '“{{ServiceName}}”的 {{CertificateNo}} 不再列入公开名录，但仍然有效；持有编号及验证码者仍可查验。',
  ],
  TELL_CERT_SUSPENDED_TITLE: [
    'Suspended: {{CertificateNo}}',
    '證書已暫停：{{CertificateNo}}',
    '证书已暂停：{{CertificateNo}}',
  ],
  TELL_CERT_SUSPENDED_TEXT: [
    'The certificate for {{ServiceName}} has been suspended since {{On}}. The public page says so; do not use the certificate or its mark meanwhile. The reason is on its page in the portal.',
    '「{{ServiceName}}」的證書自 {{On}} 起暫停，公開頁面已有顯示；暫停期間請勿使用證書及標誌。原因載於系統的證書頁。',
    '“{{ServiceName}}”的证书自 {{On}} 起暂停，公开页面已有显示；暂停期间请勿使用证书及标志。原因载于系统的证书页。',
  ],
  TELL_CERT_RESUMED_TITLE: [
    'Valid again: {{CertificateNo}}',
    '證書已恢復：{{CertificateNo}}',
    '证书已恢复：{{CertificateNo}}',
  ],
  TELL_CERT_RESUMED_TEXT: [
    'The suspension of the certificate for {{ServiceName}} ended on {{On}}. It is valid again.',
    '「{{ServiceName}}」證書的暫停已於 {{On}} 解除，證書恢復有效。',
    '“{{ServiceName}}”证书的暂停已于 {{On}} 解除，证书恢复有效。',
  ],
  TELL_CERT_TERMINATED_TITLE: [
    'Terminated: {{CertificateNo}}',
    '證書已終止：{{CertificateNo}}',
    '证书已终止：{{CertificateNo}}',
  ],
  TELL_CERT_TERMINATED_TEXT: [
    'The certificate for {{ServiceName}} was terminated on {{On}} and must no longer be used. The reason is on its page in the portal.',
    '「{{ServiceName}}」的證書自 {{On}} 起終止，不得再使用。原因載於系統的證書頁。',
    '“{{ServiceName}}”的证书自 {{On}} 起终止，不得再使用。原因载于系统的证书页。',
  ],
  TELL_CERT_EXPIRED_TITLE: [
    'Expired: {{CertificateNo}}',
    '證書已屆滿：{{CertificateNo}}',
    '证书已到期：{{CertificateNo}}',
  ],
  TELL_CERT_EXPIRED_TEXT: [
    'The certificate for {{ServiceName}} expired and has not been valid since {{On}}. To have it again, ask the body for its renewal.',
    '「{{ServiceName}}」的證書自 {{On}} 起失效。如欲續證，請與本機構聯絡。',
    '“{{ServiceName}}”的证书自 {{On}} 起失效。如需续证，请与本机构联系。',
  ],
  TELL_CERT_EXTENDED_TITLE: [
    'Extended: {{CertificateNo}}',
    '證書已延期：{{CertificateNo}}',
    '证书已延期：{{CertificateNo}}',
  ],
  TELL_CERT_EXTENDED_TEXT: [
    'The certificate for {{ServiceName}} is valid until {{ExpiryOn}}. A page with the new date follows in the portal.',
    '「{{ServiceName}}」的證書有效期延至 {{ExpiryOn}}；載有新日期的證書頁稍後可於系統下載。',
    '“{{ServiceName}}”的证书有效期延至 {{ExpiryOn}}；载有新日期的证书页稍后可在系统下载。',
  ],
  TELL_CERT_REVISED_TITLE: [
    'New revision: {{CertificateNo}}',
    '新修訂版：{{CertificateNo}}',
    '新修订版：{{CertificateNo}}',
  ],
  TELL_CERT_REVISED_TEXT: [
    'A new page for {{ServiceName}} is in force. Please download it and stop using the earlier one.',
    '「{{ServiceName}}」的新文件頁已生效，請下載使用，並停用舊版。',
    '“{{ServiceName}}”的新文件页已生效，请下载使用，并停用旧版。',
  ],
  TELL_CERT_DISCLOSED_TITLE: [
    'Disclosure document: {{CertificateNo}}',
    '披露文件：{{CertificateNo}}',
    '披露文件：{{CertificateNo}}',
  ],
  TELL_CERT_DISCLOSED_TEXT: [
    'A disclosure document for {{ServiceName}} is on the public list while the certificate is published.',
    '「{{ServiceName}}」的披露文件已上載；證書公開期間會列於公開清單。',
    '“{{ServiceName}}”的披露文件已上传；证书公开期间会列于公开清单。',
  ],
  TELL_CERT_WITHDRAWN_TITLE: [
    'Withdrawn: {{CertificateNo}}',
    '已撤回：{{CertificateNo}}',
    '已撤回：{{CertificateNo}}',
  ],
  TELL_CERT_WITHDRAWN_TEXT: [
    'The statement for {{ServiceName}} was withdrawn on {{On}} and must no longer be used. The reason is on its page in the portal.',
    '「{{ServiceName}}」的聲明自 {{On}} 起撤回，不得再使用。原因載於系統的聲明頁。',
    '“{{ServiceName}}”的声明自 {{On}} 起撤回，不得再使用。原因载于系统的声明页。',
  ],
  TELL_CERT_DELETED_TITLE: [
    'Issued in error: {{CertificateNo}}',
    '誤發並已刪除：{{CertificateNo}}',
    '误发并已删除：{{CertificateNo}}',
  ],
  TELL_CERT_DELETED_TEXT: [
    '{{CertificateNo}} for {{ServiceName}} was issued in error and does not count. Please destroy its copies; we are sorry for the trouble.',
    '「{{ServiceName}}」的 {{CertificateNo}} 屬誤發，並無效力；請銷毀所有副本。不便之處，謹此致歉。',
    '“{{ServiceName}}”的 {{CertificateNo}} 属误发，没有效力；请销毁所有副本。不便之处，敬请谅解。',
  ],
  TELL_CERT_SUSPENDED_LONG_TITLE: [
    'Suspended for over six months: {{CertificateNo}}',
    '暫停逾六個月：{{CertificateNo}}',
    '暂停超过六个月：{{CertificateNo}}',
  ],
  TELL_CERT_SUSPENDED_LONG_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} has been suspended since {{On}}. Please decide: resume or terminate it. Nothing ends by itself.',
    '{{OrgName}}「{{ServiceName}}」的證書自 {{On}} 起暫停。請決定恢復或終止；系統不會自動終止。',
    '{{OrgName}}“{{ServiceName}}”的证书自 {{On}} 起暂停。请决定恢复或终止；系统不会自动终止。',
  ],
  TELL_CERT_RENEWAL_ENDED_TITLE: [
    'Renewal ended without a decision: {{CertificateNo}}',
    '續證未有決定而結束：{{CertificateNo}}',
    '续证未有决定而结束：{{CertificateNo}}',
  ],
  TELL_CERT_RENEWAL_ENDED_TEXT: [
    'The renewal for {{OrgName}}, {{ServiceName}}, was cancelled or refused. Without another one the certificate ends on {{ExpiryOn}}.',
    '{{OrgName}}「{{ServiceName}}」的續證申請已取消或不獲接納。如不另行續證，證書將於 {{ExpiryOn}} 屆滿。',
    '{{OrgName}}“{{ServiceName}}”的续证申请已取消或未获接受。如不另行续证，证书将于 {{ExpiryOn}} 届满。',
  ],

  MAIL_WHEN_CERT_LISTED: [
    'The client, when an unlisted certificate or statement is listed in the public register again.',
    '不公開的證書或聲明再次列入公開登記冊時，發予客戶。',
    '不公开的证书或声明再次列入公开名录时，发给客户。',
  ],
  MAIL_WHEN_CERT_UNLISTED: [
    'The client, when a certificate or statement is taken off the public register.',
    '證書或聲明從公開登記冊移除時，發予客戶。',
    '证书或声明从公开名录移除时，发给客户。',
  ],
  MAIL_WHEN_CERT_SUSPENDED: [
    'The client, when a certificate is suspended.',
    '證書暫停時，發予客戶。',
    '证书暂停时，发给客户。',
  ],
  MAIL_WHEN_CERT_RESUMED: [
    'The client, when a suspension ends.',
    '證書恢復時，發予客戶。',
    '证书恢复时，发给客户。',
  ],
  MAIL_WHEN_CERT_TERMINATED: [
    'The client, when a certificate is terminated.',
    '證書終止時，發予客戶。',
    '证书终止时，发给客户。',
  ],
  MAIL_WHEN_CERT_EXPIRED: [
    'The client, when a certificate has expired.',
    '證書屆滿時，發予客戶。',
    '证书到期时，发给客户。',
  ],
  MAIL_WHEN_CERT_EXTENDED: [
    'The client, when a certificate is extended.',
    '證書延期時，發予客戶。',
    '证书延期时，发给客户。',
  ],
  MAIL_WHEN_CERT_REVISED: [
    'The client, when a new revision comes into force by itself: regenerated, or handed in.',
    '新修訂版（重新產生或上載）生效時，發予客戶。',
    '新修订版（重新生成或上传）生效时，发给客户。',
  ],
  MAIL_WHEN_CERT_DISCLOSED: [
    'The client, when a disclosure document is added to a published certificate.',
    '已公開的證書加入披露文件時，發予客戶。',
    '已公开的证书加入披露文件时，发给客户。',
  ],
  MAIL_WHEN_CERT_WITHDRAWN: [
    'The client, when a statement is withdrawn.',
    '聲明撤回時，發予客戶。',
    '声明撤回时，发给客户。',
  ],
  MAIL_WHEN_CERT_DELETED: [
    'The client, when a certificate or statement is deleted because it was issued in error.',
    '證書或聲明因誤發而刪除時，發予客戶。',
    '证书或声明因误发而删除时，发给客户。',
  ],
  MAIL_WHEN_CERT_SUSPENDED_LONG: [
    'Scheduling staff and administrators, once, when a suspension has lasted for more than six months.',
    '證書暫停逾六個月時，發予排程人員及管理員一次。',
    '证书暂停超过六个月时，发给排程人员及管理员一次。',
  ],
  MAIL_WHEN_CERT_RENEWAL_ENDED: [
    'Scheduling staff and administrators, when a renewal is cancelled or refused.',
    '續證申請取消或不獲接納時，發予排程人員及管理員。',
    '续证申请取消或未获接受时，发给排程人员及管理员。',
  ],
} as const satisfies Texts;
