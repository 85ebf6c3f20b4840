import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of credentials and of the nightly proof comparison: for each check its meaning and what to do. */
export const credentialTexts = {
  EVENT_CERTIFICATE_CHECK: ['Certificate evidence checked', '核對證書的各項證明', '核对证书的各项证明'],
  MAIL_CERT_CHECK_SUBJECT: [
    'Certificate evidence: {{count}} differences',
    '證書的證明有 {{count}} 處不符',
    '证书的证明有 {{count}} 处不符',
  ],
  MAIL_CERT_CHECK_SUBJECT_ONE: [
    'Certificate evidence: 1 difference',
    '證書的證明有 1 處不符',
    '证书的证明有 1 处不符',
  ],
  MAIL_CERT_CHECK_TEXT: [
    'Last night’s check of certificate documents, signatures, register, credentials and public log found the differences below. `npm run portal -- check certificates` shows every record.',
    '昨晚核對證書頁面、簽署、登記冊、可驗證憑證及公開日誌時，發現以下差異。執行 `npm run portal -- check certificates` 可查看每一項紀錄。',
    '昨晚核对证书页面、签名、名录、可验证凭证及公开日志时，发现以下差异。运行 `npm run portal -- check certificates` 可查看每一项记录。',
  ],
  CERT_CHECK_NONE: [
    'Document, signature, register, credential and log match for every certificate.',
    '每張證書的頁面、簽署、登記冊、可驗證憑證與日誌均相符。',
    '每张证书的页面、签名、名录、可验证凭证与日志均相符。',
  ],
  CERT_CHECK_RECORD_BROKEN: [
    'The record of a certificate is unreadable and could not be compared. The database was changed outside the portal: restore the record from a backup.',
    '證書紀錄無法讀取，因此未能核對。資料庫曾被直接改動，請從備份還原。',
    '证书记录无法读取，因此未能核对。数据库曾被直接改动，请从备份恢复。',
  ],
  CERT_CHECK_EVENTS_BROKEN: [
    'The history of a certificate has a gap or an inconsistent step. The database was changed outside the portal: compare it with a backup and with the public log.',
    '證書的紀錄有缺漏，或某一步與前一步不銜接。資料庫曾被直接改動，請與備份及公開日誌比對。',
    '证书的记录有缺漏，或某一步与前一步不衔接。数据库曾被直接改动，请与备份及公开日志比对。',
  ],
  CERT_CHECK_STATUS_NOT_EVENTS: [
    'The status or revision of a certificate does not match its history. The register shows wrong data: find the cause and restore the status from the history.',
    '證書的狀態或版本與其紀錄不符，登記冊顯示的並不正確。請查明改動來源，並按紀錄還原。',
    '证书的状态或版本与其记录不符，名录显示的并不正确。请查明改动来源，并按记录还原。',
  ],
  CERT_CHECK_REGISTER_DIFFERS: [
    'The register entry differs from the document in force. Find out which one was decided, and correct the other.',
    '登記冊所示與現行證書頁面不同。請查明以哪一項決定為準，並更正另一項。',
    '名录所示与现行证书页面不同。请查明以哪一项决定为准，并更正另一项。',
  ],
  CERT_CHECK_PAGE_MISSING: [
    'A public certificate has no completed document. Generate it again.',
    '公眾可查核的證書沒有已完成的頁面。請重新製作。',
    '公众可查核的证书没有已完成的页面。请重新生成。',
  ],
  CERT_CHECK_SECOND_CERTIFICATE: [
    'A surveillance, renewal or special assessment issued a separate certificate instead of updating the holder’s certificate. Decide which one to keep; void the other as issued in error.',
    '監督、再認證或特別評審另發了一張證書，而沒有更新持證機構原有的證書。請決定保留哪一張，並將另一張作廢（誤發）。',
    '监督、再认证或特殊评审另发了一张证书，而没有更新获证组织原有的证书。请决定保留哪一张，并将另一张作废（误发）。',
  ],
  CERT_CHECK_PAGE_BEHIND: [
    'The certificate was extended, but the document in force shows the old date. Generate the document again.',
    '證書已獲延期，但現行頁面仍顯示舊日期，因為新頁面未能製作。請重新製作。',
    '证书已延期，但现行页面仍显示旧日期，因为新页面未能生成。请重新生成。',
  ],
  CERT_CHECK_FILE_MISSING: [
    'The file of a certificate document is missing. Restore it from a backup; its hash identifies it.',
    '證書頁面的檔案已遺失。請從備份還原，並以其雜湊值核對。',
    '证书页面的文件已丢失。请从备份恢复，并以其哈希值核对。',
  ],
  CERT_CHECK_FILE_CHANGED: [
    'The file of a certificate document, or its hash, was altered. Restore it from a backup.',
    '證書頁面的檔案並非當初製作的檔案，或其雜湊值被改動。請從備份還原。',
    '证书页面的文件并非当初生成的文件，或其哈希值被改动。请从备份恢复。',
  ],
  CERT_CHECK_SIGNATURE_BROKEN: [
    'The signature of a certificate document is invalid, or content was added after signing. Readers of this file see a warning: restore it, or issue a new revision.',
    '證書頁面的簽署無效，或簽署後曾加入內容。持有此檔案的人會看到警告，請還原檔案或簽發新版本。',
    '证书页面的签名无效，或签名后曾加入内容。持有此文件的人会看到警告，请恢复文件或颁发新版本。',
  ],
  CERT_CHECK_SIGNATURE_FOREIGN: [
    'A certificate document is signed with a digital certificate that is not ours. Find the origin of the file, and restore the original.',
    '證書頁面以並非本機構的電子證書簽署。請查明檔案的來源，並還原正本。',
    '证书页面以并非本机构的数字证书签名。请查明文件来源，并恢复原件。',
  ],
  CERT_CHECK_SIGNATURE_UNSTAMPED: [
    'The time-stamp authority did not respond for ten minutes, so this document was signed without a time stamp. It is valid; to add a time stamp, generate a new revision later.',
    '時間戳機構十分鐘內沒有回應，因此此頁面在沒有時間戳的情況下簽署。簽署有效；如需時間戳，請待該機構恢復後製作新版本。',
    '时间戳机构十分钟内没有响应，因此此页面在没有时间戳的情况下签名。签名有效；如需时间戳，请待该机构恢复后生成新版本。',
  ],
  CERT_CHECK_PAGE_DIFFERS: [
    'A certificate document differs from a new print of its data. The data or the file was changed: compare both with the public log.',
    '按其資料重新列印的證書頁面與檔案不同：資料曾被改動，或檔案被換成另一份已簽署的檔案。請與公開日誌比對。',
    '按其数据重新打印的证书页面与文件不同：数据曾被改动，或文件被换成另一份已签名的文件。请与公开日志比对。',
  ],
  CERT_CHECK_CREDENTIAL_MISSING: [
    'A valid certificate has had no credential for an hour. Check in the event log whether its job failed; it is issued the next night.',
    '有效證書已一小時沒有可驗證憑證。請於事件日誌查看其背景工作是否已放棄；今晚會自動補發。',
    '有效证书已一小时没有可验证凭证。请在事件日志查看其后台任务是否已放弃；今晚会自动补发。',
  ],
  CERT_CHECK_CREDENTIAL_BROKEN: [
    'A credential cannot be verified with the published keys. It was changed in the database, or its key is missing: restore both from a backup.',
    '可驗證憑證無法以公開的金鑰核實，或其內容並非憑證。資料庫曾被改動或金鑰遺失，請從備份還原。',
    '可验证凭证无法以公开的密钥核实，或其内容并非凭证。数据库曾被改动或密钥丢失，请从备份恢复。',
  ],
  CERT_CHECK_CREDENTIAL_DIFFERS: [
    'A credential differs from the data of its revision. It cannot be changed without our key, so the data was changed: restore it from a backup.',
    '可驗證憑證所載與該版本的資料不同。沒有本機構的金鑰便無法更改憑證，因此被改動的是資料，請從備份還原。',
    '可验证凭证所载与该版本的数据不同。没有本机构的密钥便无法更改凭证，因此被改动的是数据，请从备份恢复。',
  ],
  CERT_CHECK_STATUS_BIT: [
    'The published status list differs from the history of the certificate. Verifiers of the credential get a wrong result: correct its status.',
    '公開的狀態清單與證書紀錄不符，查核憑證的人會得到錯誤結果。請更正其狀態。',
    '公开的状态列表与证书记录不符，查核凭证的人会得到错误结果。请更正其状态。',
  ],
  CERT_CHECK_LOG_DIFFERS: [
    'The public log differs from the history of the certificate, or an event is missing. The log cannot be changed without detection, so it is authoritative.',
    '公開日誌與證書紀錄不符，或未有記載。日誌不可能被暗中改動，請以日誌為準。',
    '公开日志与证书记录不符，或没有记载。日志不可能被暗中改动，请以日志为准。',
  ],
  CERT_CHECK_SIGNER_ENDS: [
    'The digital certificate for signing documents expires within 60 days. Order a new one, and set SIGNING_P12 to it; signed documents stay valid.',
    '用以簽署文件的電子證書將於 60 日內到期。請申請新的電子證書並設定 SIGNING_P12；已簽署的文件不受影響。',
    '用于签署文件的数字证书将在 60 天内到期。请申请新的数字证书并设置 SIGNING_P12；已签署的文件不受影响。',
  ],
} as const satisfies Texts;
