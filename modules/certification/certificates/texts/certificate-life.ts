import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of a certificate's lifecycle: actions, reasons why they are unavailable, results, the history. */
export const certificateLifeTexts = {
  TITLE_CERTIFICATE: ['Certificate', '證書', '证书'],
  TITLE_STATEMENT: ['Statement', '聲明', '声明'],
  CERT_MISSING: ['Certificate not found', '找不到此證書', '找不到此证书'],
  CERT_MISSING_TEXT: [
    'The address is incomplete, the certificate was voided, or you do not have access to it.',
    '網址不完整、證書已作廢，或你沒有查閱權限。',
    '网址不完整、证书已作废，或您没有查看权限。',
  ],

  ACT_CERT_RENEW: ['Start renewal', '開始再認證', '开始再认证'],
  ACT_CERT_PUBLISH: ['List in public register', '列入公開登記冊', '列入获证客户名录'],
  ACT_CERT_UNPUBLISH: ['Remove from public register', '從登記冊移除', '从名录移除'],
  ACT_CERT_SUSPEND: ['Suspend certificate', '暫停證書', '暂停证书'],
  ACT_CERT_RESUME: ['Resume certificate', '恢復證書', '恢复证书'],
  ACT_CERT_TERMINATE: ['Terminate certificate', '終止證書', '撤销证书'],
  ACT_CERT_EXPIRE: ['Set certificate to expired', '將證書設為屆滿', '将证书设为到期'],
  ACT_CERT_EXTEND: ['Extend certificate', '延期', '延期'],
  ACT_CERT_WITHDRAW: ['Withdraw statement', '撤回聲明', '撤回声明'],
  ACT_CERT_DELETE: ['Void certificate (issued in error)', '將證書作廢（誤發）', '将证书作废（误发）'],

  REASON_CERT_STATEMENT: [
    'A statement applies to its date: it has no period that could be suspended or end.',
    '聲明只證明其日期當日的情況，並無可中斷或結束的有效期。',
    '声明只证明其日期当日的情况，没有可中断或结束的有效期。',
  ],
  REASON_CERT_NOT_STATEMENT: [
    'Only a statement can be withdrawn. Suspend a certificate first, then terminate it.',
    '只有聲明才可撤回；證書須先暫停，再終止。',
    '只有声明才可撤回；证书须先暂停，再撤销。',
  ],
  REASON_CERT_NO_EXPIRY: [
    'The certificate has no expiry date.',
    '此證書不設屆滿日期。',
    '此证书没有到期日。',
  ],
  REASON_CERT_PAST: [
    'The certificate has expired. It can only be renewed.',
    '有效期已過；只有再認證才可令其再次生效。',
    '有效期已过；只有再认证才能使其再次生效。',
  ],
  REASON_CERT_WAS_EXPIRED: [
    'The certificate expired before it was suspended. It can only be renewed.',
    '證書在暫停前已經屆滿；只有再認證才可令其再次生效。',
    '证书在暂停前已经到期；只有再认证才能使其再次生效。',
  ],
  REASON_CERT_EXTENSION_CLOSED: [
    'The service does not allow extensions.',
    '此服務不容許延期。',
    '此服务不允许延期。',
  ],
  REASON_DECISION_REQUIRED: [
    'The service requires a decision. Propose it on the page of the certificate; the CEO, deputy CEO or COO confirms it.',
    '此服務要求先作決定。請在證書頁面提出，由行政總裁、副行政總裁或營運總監確認。',
    '此服务要求先作决定。请在证书页面提出，由首席执行官、副首席执行官或首席运营官确认。',
  ],
  REASON_CERT_EXPIRY_LATER: [
    'Choose a date after the current expiry date.',
    '請選擇在現有屆滿日期之後的日期。',
    '请选择在现有到期日之后的日期。',
  ],
  REASON_CERT_EXPIRY_FAR: [
    'An extension is limited to six months.',
    '每次延期最多六個月。',
    '每次延期最多六个月。',
  ],
  REASON_CERT_NO_RENEWAL: ['The service does not offer renewal.', '此服務不設再認證。', '此服务不设再认证。'],
  REASON_CERT_RENEWAL_OPEN: [
    'The renewal is already in progress.',
    '再認證已在進行中。',
    '再认证已在进行中。',
  ],
  REASON_CERT_RENEWAL_EARLY: [
    'The renewal window is not open yet.',
    '尚未到可再認證的時間。',
    '尚未到可再认证的时间。',
  ],
  REASON_CERT_SUSPENDED: [
    'The certificate is suspended. Only the overdue surveillance can continue until the suspension is lifted.',
    '相關證書已暫停；恢復前只可繼續逾期的監督評審。',
    '相关证书已暂停；恢复前只能继续逾期的监督评审。',
  ],
  REASON_CERT_EXPIRED: [
    'The certificate has expired. Only its renewal can be submitted.',
    '相關證書已屆滿；只可提交再認證申請。',
    '相关证书已到期；只能提交再认证申请。',
  ],
  REASON_CERT_ENDED: [
    'The certificate is terminated, void or past its renewal period. No further action is possible.',
    '相關證書已終止或作廢，或已屆滿並超過可再認證的期限，不可再就其評審、製作或發布任何文件。',
    '相关证书已撤销或作废，或已到期并超过可再认证的期限，不能再就其评审、生成或发布任何文件。',
  ],
  REASON_CERT_PAGE_OLDER: [
    'A later document of the certificate has come into force. Regenerate this one, then publish.',
    '此頁製作後，證書已有較新的一頁生效。請重新製作，然後發布。',
    '此页生成后，证书已有较新的一页生效。请重新生成，然后发布。',
  ],
  REASON_CERT_PAGE_UNDER_WAY: [
    'A document is being generated. Try again in a few seconds.',
    '證書頁正在製作，請數秒後再試。',
    '证书页正在生成，请数秒后再试。',
  ],

  MSG_CERT_RENEWAL_STARTED: [
    'Renewal started. The client has been notified.',
    '再認證已開始，並已通知客戶。',
    '再认证已开始，并已通知客户。',
  ],
  MSG_CERT_PUBLISHED: [
    'Certificate listed in the public register.',
    '已列入公開登記冊。',
    '已列入获证客户名录。',
  ],
  MSG_CERT_UNPUBLISHED: [
    'Certificate removed from the public register. It stays valid and can be verified with number and code.',
    '已從公開登記冊移除；證書仍然有效，並可憑編號及驗證碼查核。',
    '已从获证客户名录移除；证书仍然有效，可凭编号及验证码查验。',
  ],
  MSG_CERT_SUSPENDED: [
    'Certificate suspended. The public register has been updated.',
    '已暫停；公開頁面即時顯示。',
    '已暂停；公开页面即时显示。',
  ],
  MSG_CERT_RESUMED: ['Suspension lifted. The certificate is valid.', '證書已恢復有效。', '证书已恢复有效。'],
  MSG_CERT_TERMINATED: ['Certificate terminated.', '已終止。', '已撤销。'],
  MSG_CERT_EXPIRED: ['Certificate set to expired.', '已設為屆滿。', '已设为到期。'],
  MSG_CERT_EXTENDED: [
    'Certificate extended. A document with the new date is being generated.',
    '已延期；正在製作載有新日期的證書頁。',
    '已延期；正在生成载有新日期的证书页。',
  ],
  MSG_CERT_WITHDRAWN: ['Statement withdrawn.', '聲明已撤回。', '声明已撤回。'],
  MSG_CERT_DELETED: [
    'Certificate voided. Its number will not be reused.',
    '證書已作廢，其編號不會再用。',
    '证书已作废，其编号不会再用。',
  ],

  CERT_MEANS_RENEW: [
    'Opens the renewal for the client. The certificate stays valid until its expiry date.',
    '為客戶開啟再認證申請；證書在有效期內仍然有效。',
    '为客户开启再认证申请；证书在有效期内仍然有效。',
  ],
  CERT_MEANS_PUBLISH: [
    'The certificate is shown in the public register again.',
    '公眾可再次於公開登記冊找到此證書。',
    '公众可再次在获证客户名录中找到此证书。',
  ],
  CERT_MEANS_UNPUBLISH: [
    'The certificate stays valid and can still be verified with its number and code. You can list it again.',
    '證書仍然有效，持有編號及驗證碼者仍可查核；日後可重新列入。',
    '证书仍然有效，持有编号及验证码者仍可查验；日后可重新列入。',
  ],
  CERT_MEANS_SUSPEND: [
    'The public register shows the suspension immediately and the holder is notified with the reason. You can lift it before the expiry date.',
    '公開頁面即時顯示，並會通知持證機構原因；有效期內可恢復。',
    '公开页面即时显示，并会通知获证组织原因；有效期内可恢复。',
  ],
  CERT_MEANS_TERMINATE: [
    'Permanent. It cannot be reinstated. The public register shows the new status immediately, and the holder is notified with the reason. Its open applications are cancelled.',
    '證書永久終止，不能恢復；公開頁面會顯示，並會通知持證機構原因。相關的未完成申請會一併取消。',
    '证书永久撤销，不能恢复；公开页面会显示，并会通知获证组织原因。相关的未完成申请会一并取消。',
  ],
  CERT_MEANS_EXPIRE: [
    'The certificate is invalid immediately, whatever date is printed on it. This cannot be undone; only a renewal that is started in time makes it valid again.',
    '不論所印日期，證書即時失效，不能還原；只有在期限內開始的再認證才可使其恢復有效。',
    '无论所印日期，证书立即失效，不能还原；只有在期限内开始的再认证才能使其恢复有效。',
  ],
  CERT_MEANS_REGENERATE: [
    'Generates a new document as the next revision. The current one is superseded.',
    '系統會製作新頁作為下一修訂版；現行版本其後視為已被取代。',
    '系统会生成新页作为下一修订版；现行版本其后视为已被取代。',
  ],
  CERT_MEANS_UPLOAD: [
    'Your PDF becomes the next revision, unchanged. The current document is superseded.',
    '你的 PDF 會原樣成為下一修訂版；現行版本其後視為已被取代。',
    '您的 PDF 将原样成为下一修订版；现行版本其后视为已被取代。',
  ],
  CERT_MEANS_DISCLOSE: [
    'It is listed publicly while the certificate is published, and replaces the previous one.',
    '證書公開期間會列於公開清單，並取代先前的文件。',
    '证书公开期间会列于公开清单，并取代先前的文件。',
  ],
  CERT_MEANS_WITHDRAW: [
    'Permanent. The public register shows the withdrawal, and the holder is notified with the reason. Its open applications are cancelled.',
    '聲明永久撤回；公開頁面會顯示，並會通知持證機構原因。相關的未完成申請會一併取消。',
    '声明永久撤回；公开页面会显示，并会通知获证组织原因。相关的未完成申请会一并取消。',
  ],
  CERT_MEANS_DELETE: [
    'Permanent. The certificate is removed from every list; its number is never reused. Its open applications are cancelled. If it was not yet published, its application stays approved and receives another number.',
    '證書永久從所有清單移除並告無效；其編號不會再用。相關的未完成申請會一併取消；如證書尚未發布，其申請維持已批准，並會獲另一編號。',
    '证书永久从所有清单移除并告无效；其编号不会再用。相关的未完成申请会一并取消；如证书尚未发布，其申请维持已批准，并会获得另一编号。',
  ],

  CERT_EVENT_ISSUED: ['Issued', '簽發', '颁发'],
  CERT_EVENT_REVISED: ['New revision in force', '新修訂版生效', '新修订版生效'],
  CERT_EVENT_PUBLISHED: ['Listed in the public register', '列入公開登記冊', '列入获证客户名录'],
  CERT_EVENT_RENEWED: ['Renewed', '再認證完成', '再认证完成'],
  CERT_EVENT_UNLISTED: ['Removed from the public register', '從登記冊移除', '从名录移除'],
  CERT_EVENT_SUSPENDED: ['Suspended', '暫停', '暂停'],
  CERT_EVENT_RESUMED: ['Resumed', '恢復', '恢复'],
  CERT_EVENT_TERMINATED: ['Terminated', '已終止', '已撤销'],
  CERT_EVENT_EXPIRED: ['Expired', '屆滿', '到期'],
  CERT_EVENT_EXTENDED: ['Extended', '延期', '延期'],
  CERT_EVENT_RENEWAL_STARTED: ['Renewal started', '開始再認證', '开始再认证'],
  CERT_EVENT_RENEWAL_ENDED: [
    'Renewal ended without a decision',
    '再認證未有決定而結束',
    '再认证未有决定而结束',
  ],
  CERT_EVENT_DISCLOSED: ['Disclosure document', '披露文件', '披露文件'],
  CERT_EVENT_WITHDRAWN: ['Withdrawn', '撤回', '撤回'],
  CERT_EVENT_DELETED: ['Voided: issued in error', '作廢：誤發', '作废：误发'],

  EVENT_CERTIFICATE_RENEW: ['Renewal of a certificate started', '開始證書再認證', '开始证书再认证'],
  EVENT_CERTIFICATE_PUBLISH: [
    'Certificate listed in the public register',
    '證書列入公開登記冊',
    '证书列入获证客户名录',
  ],
  EVENT_CERTIFICATE_UNPUBLISH: [
    'Certificate removed from the public register',
    '從登記冊移除證書',
    '从名录移除证书',
  ],
  EVENT_CERTIFICATE_SUSPEND: ['Certificate suspended', '暫停證書', '暂停证书'],
  EVENT_CERTIFICATE_RESUME: ['Suspension lifted', '恢復證書', '恢复证书'],
  EVENT_CERTIFICATE_TERMINATE: ['Certificate terminated', '終止證書', '撤销证书'],
  EVENT_CERTIFICATE_ISSUE: ['Certificate published for the first time', '首次發布證書', '首次发布证书'],
  EVENT_CERTIFICATE_RENEWAL_DECIDED: ['Certificate renewed', '證書已再認證', '证书已再认证'],
  EVENT_CERTIFICATE_RENEWAL_STARTED: ['Certificate renewal started', '證書開始再認證', '证书开始再认证'],
  EVENT_CERTIFICATE_RENEWAL_ENDED: [
    'Certificate renewal ended without a decision',
    '證書再認證未作決定而結束',
    '证书再认证未作决定而结束',
  ],
  EVENT_CERTIFICATE_LAPSE: ['Certificate expired', '證書屆滿', '证书到期'],
  EVENT_CERTIFICATE_EXPIRE: ['Certificate set to expired', '將證書設為屆滿', '将证书设为到期'],
  EVENT_CERTIFICATE_EXTEND: ['Certificate extended', '證書延期', '证书延期'],
  EVENT_CERTIFICATE_REGENERATE: ['Certificate regenerated', '重新製作證書', '重新生成证书'],
  EVENT_CERTIFICATE_UPLOAD_CERT: ['Certificate document uploaded', '上載證書頁', '上传证书页'],
  EVENT_CERTIFICATE_UPLOAD_DISCLOSURE: ['Disclosure document uploaded', '上載披露文件', '上传披露文件'],
  EVENT_CERTIFICATE_WITHDRAW: ['Statement withdrawn', '撤回聲明', '撤回声明'],
  EVENT_CERTIFICATE_DELETE: ['Certificate voided', '證書已作廢', '证书已作废'],
} as const satisfies Texts;
