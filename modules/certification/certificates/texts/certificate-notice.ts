import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the notifications and emails about certificates. */
export const certificateNoticeTexts = {
  NOTICE_GROUP_CERTIFICATE: ['Certificates', '證書', '证书'],
  NOTICE_GROUP_CERTIFICATE_TEXT: [
    'Updates on your certificates: suspended, suspension lifted, extended, expired, new revision.',
    '證書的變動：暫停、恢復、延期、屆滿及新修訂版。',
    '证书的变动：暂停、恢复、延期、到期及新修订版。',
  ],
  MAIL_OPEN_CERTIFICATE: ['Open certificate', '查看證書', '查看证书'],

  NOTICE_CERT_LISTED_TITLE: [
    'Listed in the public register: {{CertificateNo}}',
    '已列入公開登記冊：{{CertificateNo}}',
    '已列入获证客户名录：{{CertificateNo}}',
  ],
  NOTICE_CERT_LISTED_TEXT: [
    '{{CertificateNo}} for {{ServiceName}} is listed in the public register and can be found by anyone.',
    '「{{ServiceName}}」的 {{CertificateNo}} 已列入公開登記冊，任何人均可查閱。',
    '“{{ServiceName}}”的 {{CertificateNo}} 已列入获证客户名录，任何人均可查阅。',
  ],
  NOTICE_CERT_UNLISTED_TITLE: [
    'Removed from the public register: {{CertificateNo}}',
    '已從公開登記冊移除：{{CertificateNo}}',
    '已从获证客户名录移除：{{CertificateNo}}',
  ],
  NOTICE_CERT_UNLISTED_TEXT: [
    '{{CertificateNo}} for {{ServiceName}} is no longer listed. It stays valid and can be verified with its number and code.',
    '「{{ServiceName}}」的 {{CertificateNo}} 不再列於公開登記冊，但仍然有效；持有編號及驗證碼者仍可查核。',
    '“{{ServiceName}}”的 {{CertificateNo}} 不再列入获证客户名录，但仍然有效；持有编号及验证码者仍可查验。',
  ],
  NOTICE_CERT_SUSPENDED_TITLE: [
    'Certificate suspended: {{CertificateNo}}',
    '證書已暫停：{{CertificateNo}}',
    '证书已暂停：{{CertificateNo}}',
  ],
  NOTICE_CERT_SUSPENDED_TEXT: [
    'The certificate for {{ServiceName}} has been suspended since {{On}}, and the public register shows this. Do not use the certificate or its mark while it is suspended. The reason is shown on the certificate page in the portal.',
    '「{{ServiceName}}」的證書自 {{On}} 起暫停，公開頁面已有顯示；暫停期間請勿使用證書及標誌。原因載於系統的證書頁。',
    '“{{ServiceName}}”的证书自 {{On}} 起暂停，公开页面已有显示；暂停期间请勿使用证书及标志。原因载于系统的证书页。',
  ],
  NOTICE_CERT_RESUMED_TITLE: [
    'Suspension lifted: {{CertificateNo}}',
    '證書已恢復：{{CertificateNo}}',
    '证书已恢复：{{CertificateNo}}',
  ],
  NOTICE_CERT_RESUMED_TEXT: [
    'The suspension of the certificate for {{ServiceName}} was lifted on {{On}}. The certificate is valid.',
    '「{{ServiceName}}」證書的暫停已於 {{On}} 解除，證書恢復有效。',
    '“{{ServiceName}}”证书的暂停已于 {{On}} 解除，证书恢复有效。',
  ],
  NOTICE_CERT_TERMINATED_TITLE: [
    'Certificate terminated: {{CertificateNo}}',
    '證書已終止：{{CertificateNo}}',
    '证书已撤销：{{CertificateNo}}',
  ],
  NOTICE_CERT_TERMINATED_TEXT: [
    'The certificate for {{ServiceName}} was terminated on {{On}} and must no longer be used. The reason is shown on the certificate page in the portal.',
    '「{{ServiceName}}」的證書自 {{On}} 起終止，不得再使用。原因載於系統的證書頁。',
    '“{{ServiceName}}”的证书自 {{On}} 起撤销，不得再使用。原因载于系统的证书页。',
  ],
  NOTICE_CERT_EXPIRED_TITLE: [
    'Certificate expired: {{CertificateNo}}',
    '證書已屆滿：{{CertificateNo}}',
    '证书已到期：{{CertificateNo}}',
  ],
  NOTICE_CERT_EXPIRED_TEXT: [
    'The certificate for {{ServiceName}} has expired and has not been valid since {{On}}. Contact the certification body to renew it.',
    '「{{ServiceName}}」的證書自 {{On}} 起失效。如欲再認證，請與本機構聯絡。',
    '“{{ServiceName}}”的证书自 {{On}} 起失效。如需再认证，请与本机构联系。',
  ],
  NOTICE_CERT_EXTENDED_TITLE: [
    'Validity extended: {{CertificateNo}}',
    '證書已延期：{{CertificateNo}}',
    '证书已延期：{{CertificateNo}}',
  ],
  NOTICE_CERT_EXTENDED_TEXT: [
    'The certificate for {{ServiceName}} is valid until {{ExpiryOn}}. A document with the new date will be available in the portal.',
    '「{{ServiceName}}」的證書有效期延至 {{ExpiryOn}}；載有新日期的證書頁稍後可於系統下載。',
    '“{{ServiceName}}”的证书有效期延至 {{ExpiryOn}}；载有新日期的证书页稍后可在系统下载。',
  ],
  NOTICE_CERT_SCOPE_EXTENDED_TITLE: [
    'Scope extended: {{CertificateNo}}',
    '證書範圍已擴大：{{CertificateNo}}',
    '证书范围已扩大：{{CertificateNo}}',
  ],
  NOTICE_CERT_SCOPE_EXTENDED_TEXT: [
    'The scope of the certificate for {{ServiceName}} was extended on {{On}}. A document with the new scope will be available in the portal. The reason is shown on the certificate page.',
    '「{{ServiceName}}」的證書範圍自 {{On}} 起擴大；載有新範圍的證書頁稍後可於系統下載。原因載於系統的證書頁。',
    '“{{ServiceName}}”的证书范围自 {{On}} 起扩大；载有新范围的证书页稍后可在系统下载。原因载于系统的证书页。',
  ],
  NOTICE_CERT_SCOPE_REDUCED_TITLE: [
    'Scope reduced: {{CertificateNo}}',
    '證書範圍已縮小：{{CertificateNo}}',
    '证书范围已缩小：{{CertificateNo}}',
  ],
  NOTICE_CERT_SCOPE_REDUCED_TEXT: [
    'The scope of the certificate for {{ServiceName}} was reduced on {{On}}. Do not refer to certification for what is no longer in scope, and stop using the previous document. The reason is shown on the certificate page.',
    '「{{ServiceName}}」的證書範圍自 {{On}} 起縮小。請勿再就不在範圍內的項目提及認證，並停用舊版證書頁。原因載於系統的證書頁。',
    '“{{ServiceName}}”的证书范围自 {{On}} 起缩小。请勿再就不在范围内的项目提及认证，并停用旧版证书页。原因载于系统的证书页。',
  ],
  NOTICE_CERT_REVISED_TITLE: [
    'New revision issued: {{CertificateNo}}',
    '新修訂版：{{CertificateNo}}',
    '新修订版：{{CertificateNo}}',
  ],
  NOTICE_CERT_REVISED_TEXT: [
    'A new document for {{ServiceName}} is in force. Download it and stop using the previous one.',
    '「{{ServiceName}}」的新文件頁已生效，請下載使用，並停用舊版。',
    '“{{ServiceName}}”的新文件页已生效，请下载使用，并停用旧版。',
  ],
  NOTICE_CERT_DISCLOSED_TITLE: [
    'Disclosure document published: {{CertificateNo}}',
    '披露文件：{{CertificateNo}}',
    '披露文件：{{CertificateNo}}',
  ],
  NOTICE_CERT_DISCLOSED_TEXT: [
    'A disclosure document for {{ServiceName}} is listed publicly while the certificate is published.',
    '「{{ServiceName}}」的披露文件已上載；證書公開期間會列於公開清單。',
    '“{{ServiceName}}”的披露文件已上传；证书公开期间会列于公开清单。',
  ],
  NOTICE_CERT_WITHDRAWN_TITLE: [
    'Statement withdrawn: {{CertificateNo}}',
    '已撤回：{{CertificateNo}}',
    '已撤回：{{CertificateNo}}',
  ],
  NOTICE_CERT_WITHDRAWN_TEXT: [
    'The statement for {{ServiceName}} was withdrawn on {{On}} and must no longer be used. The reason is shown on its page in the portal.',
    '「{{ServiceName}}」的聲明自 {{On}} 起撤回，不得再使用。原因載於系統的聲明頁。',
    '“{{ServiceName}}”的声明自 {{On}} 起撤回，不得再使用。原因载于系统的声明页。',
  ],
  NOTICE_CERT_DELETED_TITLE: [
    'Voided (issued in error): {{CertificateNo}}',
    '已作廢（誤發）：{{CertificateNo}}',
    '已作废（误发）：{{CertificateNo}}',
  ],
  NOTICE_CERT_DELETED_TEXT: [
    '{{CertificateNo}} for {{ServiceName}} was issued in error and is void. Please destroy all copies. We apologise for the inconvenience.',
    '「{{ServiceName}}」的 {{CertificateNo}} 屬誤發，並無效力；請銷毀所有副本。不便之處，謹此致歉。',
    '“{{ServiceName}}”的 {{CertificateNo}} 属误发，没有效力；请销毁所有副本。不便之处，敬请谅解。',
  ],
  NOTICE_CERT_SUSPENDED_LONG_TITLE: [
    'Suspended longer than its limit: {{CertificateNo}}',
    '暫停已逾期限：{{CertificateNo}}',
    '暂停已超过期限：{{CertificateNo}}',
  ],
  NOTICE_CERT_SUSPENDED_LONG_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} has been suspended since {{On}}, longer than its service allows without a decision. Decide whether to resume or terminate it. The portal does not terminate it automatically.',
    '{{OrgName}}「{{ServiceName}}」的證書自 {{On}} 起暫停，已逾該項服務不經決定的最長期限。請決定恢復或終止；系統不會自動終止。',
    '{{OrgName}}“{{ServiceName}}”的证书自 {{On}} 起暂停，已超过该项服务不经决定的最长期限。请决定恢复或撤销；系统不会自动撤销。',
  ],
  NOTICE_CERT_SUSPENSION_REMINDER_TITLE: [
    'Still suspended: {{CertificateNo}}',
    '證書仍在暫停：{{CertificateNo}}',
    '证书仍在暂停：{{CertificateNo}}',
  ],
  NOTICE_CERT_SUSPENSION_REMINDER_TEXT: [
    'The certificate for {{ServiceName}} has been suspended since {{On}}. Until the suspension is lifted, do not use the certificate or its mark, and do not refer to the certification in advertising. To have it lifted, correct the reason shown on the certificate page and inform us. If it is not lifted by {{LimitOn}}, we decide whether the certificate is terminated.',
    '「{{ServiceName}}」的證書自 {{On}} 起暫停。恢復之前，請勿使用證書及標誌，亦勿在宣傳中提及認證。如要恢復，請糾正證書頁所載的原因並通知我們。如至 {{LimitOn}} 仍未恢復，我們會決定是否終止證書。',
    '“{{ServiceName}}”的证书自 {{On}} 起暂停。恢复之前，请勿使用证书及标志，也勿在宣传中提及认证。如要恢复，请纠正证书页所载的原因并通知我们。如至 {{LimitOn}} 仍未恢复，我们会决定是否撤销证书。',
  ],
  NOTICE_CERT_SUSPENSION_TASK_TITLE: [
    'Suspension to follow up: {{CertificateNo}}',
    '暫停待跟進：{{CertificateNo}}',
    '暂停待跟进：{{CertificateNo}}',
  ],
  NOTICE_CERT_SUSPENSION_TASK_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} has been suspended since {{On}}. The client was reminded. A decision is due by {{LimitOn}}.',
    '{{OrgName}}「{{ServiceName}}」的證書自 {{On}} 起暫停，已提醒客戶。須於 {{LimitOn}} 或之前作出決定。',
    '{{OrgName}}“{{ServiceName}}”的证书自 {{On}} 起暂停，已提醒客户。须于 {{LimitOn}} 或之前作出决定。',
  ],
  NOTICE_CERT_RENEWAL_ENDED_TITLE: [
    'Renewal ended without a decision: {{CertificateNo}}',
    '再認證未有決定而結束：{{CertificateNo}}',
    '再认证未有决定而结束：{{CertificateNo}}',
  ],
  NOTICE_CERT_RENEWAL_ENDED_TEXT: [
    'The renewal for {{OrgName}}, {{ServiceName}}, was cancelled or rejected. Without another renewal the certificate expires on {{ExpiryOn}}.',
    '{{OrgName}}「{{ServiceName}}」的再認證申請已取消或不獲接納。如不另行再認證，證書將於 {{ExpiryOn}} 屆滿。',
    '{{OrgName}}“{{ServiceName}}”的再认证申请已取消或未获接受。如不另行再认证，证书将于 {{ExpiryOn}} 届满。',
  ],

  MAIL_WHEN_CERT_LISTED: [
    'Sent to: the client. When: an unlisted certificate or statement is listed in the public register again.',
    '不公開的證書或聲明再次列入公開登記冊時，發予客戶。',
    '不公开的证书或声明再次列入获证客户名录时，发给客户。',
  ],
  MAIL_WHEN_CERT_UNLISTED: [
    'Sent to: the client. When: a certificate or statement is removed from the public register.',
    '證書或聲明從公開登記冊移除時，發予客戶。',
    '证书或声明从获证客户名录移除时，发给客户。',
  ],
  MAIL_WHEN_CERT_SUSPENDED: [
    'Sent to: the client. When: a certificate is suspended.',
    '證書暫停時，發予客戶。',
    '证书暂停时，发给客户。',
  ],
  MAIL_WHEN_CERT_RESUMED: [
    'Sent to: the client. When: a suspension is lifted.',
    '證書恢復時，發予客戶。',
    '证书恢复时，发给客户。',
  ],
  MAIL_WHEN_CERT_TERMINATED: [
    'Sent to: the client. When: a certificate is terminated.',
    '證書終止時，發予客戶。',
    '证书撤销时，发给客户。',
  ],
  MAIL_WHEN_CERT_EXPIRED: [
    'Sent to: the client. When: a certificate has expired.',
    '證書屆滿時，發予客戶。',
    '证书到期时，发给客户。',
  ],
  MAIL_WHEN_CERT_EXTENDED: [
    'Sent to: the client. When: a certificate is extended.',
    '證書延期時，發予客戶。',
    '证书延期时，发给客户。',
  ],
  MAIL_WHEN_CERT_SCOPE_EXTENDED: [
    'Sent to: the client. When: the scope of a certificate is extended.',
    '證書範圍擴大時，發予客戶。',
    '证书范围扩大时，发给客户。',
  ],
  MAIL_WHEN_CERT_SCOPE_REDUCED: [
    'Sent to: the client. When: the scope of a certificate is reduced.',
    '證書範圍縮小時，發予客戶。',
    '证书范围缩小时，发给客户。',
  ],
  MAIL_WHEN_CERT_REVISED: [
    'Sent to: the client. When: a regenerated or uploaded revision comes into force without a new assessment.',
    '新修訂版（重新製作或上載）生效時，發予客戶。',
    '新修订版（重新生成或上传）生效时，发给客户。',
  ],
  MAIL_WHEN_CERT_DISCLOSED: [
    'Sent to: the client. When: a disclosure document is added to a published certificate.',
    '已公開的證書加入披露文件時，發予客戶。',
    '已公开的证书加入披露文件时，发给客户。',
  ],
  MAIL_WHEN_CERT_WITHDRAWN: [
    'Sent to: the client. When: a statement is withdrawn.',
    '聲明撤回時，發予客戶。',
    '声明撤回时，发给客户。',
  ],
  MAIL_WHEN_CERT_DELETED: [
    'Sent to: the client. When: a certificate or statement is voided because it was issued in error.',
    '證書或聲明因誤發而作廢時，發予客戶。',
    '证书或声明因误发而作废时，发给客户。',
  ],
  MAIL_WHEN_CERT_SUSPENDED_LONG: [
    'Sent to: scheduling staff and administrators. When: a suspension has lasted longer than its limit (once).',
    '證書暫停逾期限時，發予評審編排人員及管理員一次。',
    '证书暂停超过期限时，发给评审安排人员及管理员一次。',
  ],
  MAIL_WHEN_CERT_SUSPENSION_REMINDER: [
    'Sent to: the client. When: a suspension has lasted the number of months that the service sets.',
    '證書暫停達到服務所定的月數時，發予客戶。',
    '证书暂停达到服务所定的月数时，发给客户。',
  ],
  MAIL_WHEN_CERT_SUSPENSION_TASK: [
    'Sent to: scheduling staff and administrators. When: a suspension has lasted the number of months that the service sets.',
    '證書暫停達到服務所定的月數時，發予評審編排人員及管理員。',
    '证书暂停达到服务所定的月数时，发给评审安排人员及管理员。',
  ],
  MAIL_WHEN_CERT_RENEWAL_ENDED: [
    'Sent to: scheduling staff and administrators. When: a renewal is cancelled or rejected.',
    '再認證申請取消或不獲接納時，發予評審編排人員及管理員。',
    '再认证申请取消或未获接受时，发给评审安排人员及管理员。',
  ],
} as const satisfies Texts;
