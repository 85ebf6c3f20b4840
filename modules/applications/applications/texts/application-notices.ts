import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of notifications and emails about applications. */
export const applicationNoticeTexts = {
  NOTICE_TURN_CHECK_TITLE: [
    'New application to check: {{ApplicationNo}}',
    '新申請待核對：{{ApplicationNo}}',
    '新申请待核对：{{ApplicationNo}}',
  ],
  NOTICE_TURN_CHECK_TEXT: [
    '{{OrgName}} submitted an application for {{ServiceName}}. Check whether it is complete.',
    '{{OrgName}} 已提交「{{ServiceName}}」的申請，請核對資料是否齊備。',
    '{{OrgName}} 已提交“{{ServiceName}}”的申请，请核对材料是否齐全。',
  ],
  NOTICE_TURN_ABSENT_TITLE: [
    'Person absent: {{ApplicationNo}}',
    '負責人缺勤：{{ApplicationNo}}',
    '负责人缺勤：{{ApplicationNo}}',
  ],
  NOTICE_TURN_ABSENT_TEXT: [
    'The application of {{OrgName}} for {{ServiceName}} has reached a person who is absent today. Assign the step to someone else, or hand over their work. Step: {{Step}}.',
    '{{OrgName}} 的「{{ServiceName}}」申請已交由今日缺勤的人員處理。請改派其他人員，或交接其工作。步驟：{{Step}}。',
    '{{OrgName}} 的“{{ServiceName}}”申请已交由今日缺勤的人员处理。请改派其他人员，或交接其工作。步骤：{{Step}}。',
  ],
  NOTICE_TURN_ASSIGN_TITLE: [
    'Assignment needed: {{ApplicationNo}}',
    '待指派人員：{{ApplicationNo}}',
    '待指派人员：{{ApplicationNo}}',
  ],
  NOTICE_TURN_ASSIGN_TEXT: [
    'The application of {{OrgName}} for {{ServiceName}} needs a person for the step: {{Step}}.',
    '{{OrgName}} 的「{{ServiceName}}」申請需要為以下步驟指派人員：{{Step}}。',
    '{{OrgName}} 的“{{ServiceName}}”申请需要为以下步骤指派人员：{{Step}}。',
  ],
  NOTICE_TURN_STEP_TITLE: [
    'Action required: {{ApplicationNo}}',
    '輪到你處理：{{ApplicationNo}}',
    '轮到您处理：{{ApplicationNo}}',
  ],
  NOTICE_TURN_STEP_TEXT: [
    '{{OrgName}} ({{ServiceName}}) is ready for your step: {{Step}}.',
    '{{OrgName}} 的「{{ServiceName}}」申請正待你處理，步驟：{{Step}}。',
    '{{OrgName}} 的“{{ServiceName}}”申请正待您处理，步骤：{{Step}}。',
  ],
  NOTICE_TURN_CERTIFICATE_TITLE: [
    'Certified, certificate to be issued: {{ApplicationNo}}',
    '已批准，待發證：{{ApplicationNo}}',
    '已批准，待发证：{{ApplicationNo}}',
  ],
  NOTICE_TURN_CERTIFICATE_TEXT: [
    'The application of {{OrgName}} for {{ServiceName}} has its final approval. Confirm the record of the certification review board (CRB), then generate the document.',
    '{{OrgName}} 的「{{ServiceName}}」申請已完成最後一步批准，請確認評審委員會紀錄，然後製作文件。',
    '{{OrgName}} 的“{{ServiceName}}”申请已完成最后一步批准，请确认评审委员会记录，然后生成文件。',
  ],
  NOTICE_STEP_BACK_TITLE: [
    'Returned to your step: {{ApplicationNo}}',
    '退回予你：{{ApplicationNo}}',
    '退回给您：{{ApplicationNo}}',
  ],
  NOTICE_STEP_BACK_TEXT: [
    'The application of {{OrgName}} for {{ServiceName}} was returned to the step: {{Step}}. The reason is in its history.',
    '{{OrgName}} 的「{{ServiceName}}」申請已退回步驟：{{Step}}。原因載於處理紀錄。',
    '{{OrgName}} 的“{{ServiceName}}”申请已退回步骤：{{Step}}。原因见处理记录。',
  ],
  NOTICE_ASSIGNED_TITLE: [
    'Assigned to you: {{ApplicationNo}}',
    '已指派予你：{{ApplicationNo}}',
    '已指派给您：{{ApplicationNo}}',
  ],
  NOTICE_ASSIGNED_TEXT: [
    'You have been assigned to the application of {{OrgName}} for {{ServiceName}}. You will be notified when it is ready for your step.',
    '你已獲指派處理 {{OrgName}} 的「{{ServiceName}}」申請。輪到你時會另行通知。',
    '您已被指派处理 {{OrgName}} 的“{{ServiceName}}”申请。轮到您时会另行通知。',
  ],
  NOTICE_REMINDER_TITLE: [
    'Reminder: action required on {{ApplicationNo}}',
    '提醒：{{ApplicationNo}} 正待你處理',
    '提醒：{{ApplicationNo}} 正待您处理',
  ],
  NOTICE_REMINDER_TEXT: [
    'The application of {{OrgName}} for {{ServiceName}} still needs your action.',
    '{{OrgName}} 的「{{ServiceName}}」申請仍待你處理下一步。',
    '{{OrgName}} 的“{{ServiceName}}”申请仍待您处理下一步。',
  ],
  NOTICE_SUBMITTED_TITLE: [
    'Application submitted: {{ApplicationNo}}',
    '申請已提交：{{ApplicationNo}}',
    '申请已提交：{{ApplicationNo}}',
  ],
  NOTICE_SUBMITTED_TEXT: [
    'The application for {{ServiceName}} was submitted. We check that it is complete; then an assessor reviews it and may ask questions, and we make our decision. We email you at each step.',
    '「{{ServiceName}}」申請已提交。我們會先核對是否齊備，再由評審員評審並可能提出問題，然後作出決定；每一步都會以電郵通知你。',
    '“{{ServiceName}}”申请已提交。我们会先核对是否齐全，再由评审员评审并可能提出问题，然后作出决定；每一步都会以邮件通知您。',
  ],
  NOTICE_SUBMITTED_UNPAID_TITLE: [
    'Application submitted: {{ApplicationNo}}; invoice due {{On}}',
    '申請已提交：{{ApplicationNo}}；發票於 {{On}} 到期',
    '申请已提交：{{ApplicationNo}}；账单于 {{On}} 到期',
  ],
  NOTICE_SUBMITTED_UNPAID_TEXT: [
    'The application for {{ServiceName}} was submitted. We check that it is complete; then an assessor reviews it and may ask questions, and we make our decision. We email you at each step. Please pay {{Amount}} for invoice {{InvoiceNo}} by {{On}}.',
    '「{{ServiceName}}」申請已提交。我們會先核對是否齊備，再由評審員評審並可能提出問題，然後作出決定；每一步都會以電郵通知你。請於 {{On}} 前支付發票 {{InvoiceNo}} 的 {{Amount}}。',
    '“{{ServiceName}}”申请已提交。我们会先核对是否齐全，再由评审员评审并可能提出问题，然后作出决定；每一步都会以邮件通知您。请在 {{On}} 前支付账单 {{InvoiceNo}} 的 {{Amount}}。',
  ],
  NOTICE_ANSWERED_TITLE: [
    'Answers received: {{ApplicationNo}}',
    '已收到回覆：{{ApplicationNo}}',
    '已收到回复：{{ApplicationNo}}',
  ],
  NOTICE_ANSWERED_TEXT: [
    'We received your answers on the application for {{ServiceName}}. The assessment continues, and we will notify you of the next step.',
    '我們已收到你就「{{ServiceName}}」申請的回覆。評審會繼續，我們會通知你下一步。',
    '我们已收到您就“{{ServiceName}}”申请的回复。评审将继续，我们会通知您下一步。',
  ],
  NOTICE_REVIEW_STARTED_TITLE: [
    'Review started: {{ApplicationNo}}',
    '評審已開始：{{ApplicationNo}}',
    '评审已开始：{{ApplicationNo}}',
  ],
  NOTICE_REVIEW_STARTED_TEXT: [
    'Your application for {{ServiceName}} is complete and under review. No action is needed from you.',
    '你的「{{ServiceName}}」申請資料齊備，現正評審，無須任何操作。',
    '您的“{{ServiceName}}”申请材料齐全，正在评审，无需任何操作。',
  ],
  NOTICE_RETURNED_TITLE: [
    'More information required: {{ApplicationNo}}',
    '請補充資料：{{ApplicationNo}}',
    '请补充材料：{{ApplicationNo}}',
  ],
  NOTICE_RETURNED_TEXT: [
    'Your application for {{ServiceName}} was returned for more information. Open it to see what is missing, then submit it again.',
    '你的「{{ServiceName}}」申請需要補充資料。請查看所需資料，補充後再次提交。',
    '您的“{{ServiceName}}”申请需要补充材料。请查看所需材料，补充后再次提交。',
  ],
  NOTICE_POINTS_TITLE: [
    'Response required: {{ApplicationNo}}',
    '有待你回覆：{{ApplicationNo}}',
    '有待您回复：{{ApplicationNo}}',
  ],
  NOTICE_POINTS_TEXT: [
    'The assessor has queries about your application for {{ServiceName}}. Answer each one and resubmit.',
    '評審員就你的「{{ServiceName}}」申請提出待澄清事項，已列於你的答案旁。請逐一回覆後再次提交。',
    '评审员就您的“{{ServiceName}}”申请提出待澄清事项，已列在您的答案旁。请逐一回复后再次提交。',
  ],
  NOTICE_REFUSED_TITLE: [
    'Application rejected: {{ApplicationNo}}',
    '申請不獲接納：{{ApplicationNo}}',
    '申请未获接受：{{ApplicationNo}}',
  ],
  NOTICE_REFUSED_TEXT: [
    'Your application for {{ServiceName}} was rejected. The reason is shown on the application page.',
    '你的「{{ServiceName}}」申請不獲接納，原因載於申請頁。',
    '您的“{{ServiceName}}”申请未获接受，原因见申请页。',
  ],
  NOTICE_CERTIFIED_TITLE: [
    'Application approved: {{ApplicationNo}}',
    '已獲批准：{{ApplicationNo}}',
    '已获批准：{{ApplicationNo}}',
  ],
  NOTICE_CERTIFIED_TEXT: [
    'Your application for {{ServiceName}} was approved. We are preparing the document.',
    '你的「{{ServiceName}}」申請已獲批准，我們正準備文件。',
    '您的“{{ServiceName}}”申请已获批准，我们正在准备文件。',
  ],
  NOTICE_PUBLISHED_TITLE: [
    'Document issued: {{ApplicationNo}}',
    '文件已發出：{{ApplicationNo}}',
    '文件已颁发：{{ApplicationNo}}',
  ],
  NOTICE_PUBLISHED_TEXT: [
    'The document for {{ServiceName}} has been issued. Download it from the application page.',
    '「{{ServiceName}}」的文件已發出，可於申請頁下載。',
    '“{{ServiceName}}”的文件已颁发，可在申请页下载。',
  ],
  NOTICE_CANCELLED_TITLE: [
    'Application cancelled: {{ApplicationNo}}',
    '申請已取消：{{ApplicationNo}}',
    '申请已取消：{{ApplicationNo}}',
  ],
  NOTICE_CANCELLED_TEXT: [
    'Your application for {{ServiceName}} was cancelled. The reason is shown on the application page.',
    '你的「{{ServiceName}}」申請已取消，原因載於申請頁。',
    '您的“{{ServiceName}}”申请已取消，原因见申请页。',
  ],
  NOTICE_CANCELLED_WITH_CERTIFICATE_TITLE: [
    'Application cancelled: {{ApplicationNo}}',
    '申請已取消：{{ApplicationNo}}',
    '申请已取消：{{ApplicationNo}}',
  ],
  NOTICE_CANCELLED_WITH_CERTIFICATE_TEXT: [
    'The application of {{OrgName}} for {{ServiceName}} was cancelled because certificate {{CertificateNo}} has ended. Unpaid invoices are void; the certification body arranges refunds of payments already made.',
    '由於證書 {{CertificateNo}} 已終結，{{OrgName}} 的「{{ServiceName}}」申請已取消。未付款的發票已作廢；已付款項由認證機構安排退款。',
    '由于证书 {{CertificateNo}} 已终结，{{OrgName}} 的“{{ServiceName}}”申请已取消。未付款的账单已作废；已付款项由认证机构安排退款。',
  ],
  NOTICE_SPECIAL_TITLE: [
    'Converted to special assessment: {{ApplicationNo}}',
    '轉為特別評審：{{ApplicationNo}}',
    '转为特殊评审：{{ApplicationNo}}',
  ],
  NOTICE_SPECIAL_TEXT: [
    'The surveillance for {{ServiceName}} was converted to a special assessment. Your answers are kept.',
    '「{{ServiceName}}」的監督評審已轉為特別評審，你已填寫的資料會保留。',
    '“{{ServiceName}}”的监督评审已转为特殊评审，您已填写的内容会保留。',
  ],
  NOTICE_CYCLE_OPEN_TITLE: [
    'Next assessment open: {{ApplicationNo}}',
    '下一次評審已開放：{{ApplicationNo}}',
    '下一次评审已开放：{{ApplicationNo}}',
  ],
  NOTICE_CYCLE_OPEN_TEXT: [
    'You can now complete the application form for the next assessment for {{ServiceName}}. It starts with your last answers.',
    '你現可填寫「{{ServiceName}}」下一次評審的申請表，表內已載入你上次的答案。',
    '现可填写“{{ServiceName}}”下一次评审的申请表，表中已载入您上次的答案。',
  ],
  NOTICE_GROUP_APPLICATION: ['My applications', '我的申請', '我的申请'],
  NOTICE_GROUP_APPLICATION_TEXT: [
    'Updates on your applications: submitted, under review, approved, issued.',
    '申請的進展：已提交、評審中、已批准、已發證。',
    '申请的进展：已提交、评审中、已批准、已发证。',
  ],
  MAIL_WHEN_TURN_CHECK: [
    'Sent to: business staff of the service. When: a client submits an application.',
    '客戶提交申請時，發予負責該服務的業務人員。',
    '客户提交申请时，发给负责该服务的业务人员。',
  ],
  MAIL_WHEN_TURN_ABSENT: [
    'Sent to: scheduling staff. When: an application reaches a person who is absent that day.',
    '申請交由當日缺勤的人員處理時，發予評審編排人員。',
    '申请交由当日缺勤的人员处理时，发给评审安排人员。',
  ],
  MAIL_WHEN_TURN_ASSIGN: [
    'Sent to: scheduling staff. When: a step needs a person and none is assigned.',
    '某步驟需要人員但尚未指派時，發予評審編排人員。',
    '某步骤需要人员但尚未指派时，发给评审安排人员。',
  ],
  MAIL_WHEN_TURN_STEP: [
    'Sent to: the person of the next step (assessor, reviewer, COO, CEO). When: the application reaches that step.',
    '輪到下一步驟的負責人（評審員、覆核員、營運總監、行政總裁）處理時發出。',
    '轮到下一步骤的负责人（评审员、复核员、首席运营官、首席执行官）处理时发送。',
  ],
  MAIL_WHEN_TURN_CERTIFICATE: [
    'Sent to: scheduling staff. When: the last step approves an application.',
    '申請完成最後一步批准時，發予評審編排人員。',
    '申请完成最后一步批准时，发给评审安排人员。',
  ],
  MAIL_WHEN_STEP_BACK: [
    'Sent to: the person of the earlier step. When: an application is returned to that step.',
    '申請退回某步驟時，發予該步驟的負責人。',
    '申请退回某步骤时，发给该步骤的负责人。',
  ],
  MAIL_WHEN_ASSIGNED: [
    'Sent to: the assigned assessor or reviewer. When: they are assigned before the application reaches their step.',
    '評審員或覆核員獲指派處理申請（尚未輪到）時發出。',
    '评审员或复核员被指派处理申请（尚未轮到）时发送。',
  ],
  MAIL_WHEN_REMINDER: [
    'Sent to: the person of the next step. When: staff send a reminder.',
    '職員發出提醒時，發予須處理下一步的人。',
    '员工发送提醒时，发给须处理下一步的人。',
  ],
  MAIL_WHEN_SUBMITTED: [
    'Sent to: the client’s people on the application, including the submitter. When: one of them submits it and nothing is to be paid, or the recipient sees no invoices.',
    '客戶一方有人提交申請而無須付款（或收件人不能查閱發票）時，發予同一申請的成員，包括提交者。',
    '客户一方有人提交申请且无需付款（或收件人不能查看账单）时，发给同一申请的成员，包括提交者。',
  ],
  MAIL_WHEN_SUBMITTED_UNPAID: [
    'Sent to: the client’s main accounts, including the submitter. When: an application is submitted and its invoice is unpaid.',
    '申請已提交而發票未付時，發予客戶的主帳戶，包括提交者。',
    '申请已提交且账单未付时，发给客户的主账户，包括提交者。',
  ],
  MAIL_WHEN_ANSWERED: [
    'Sent to: the client’s people on the application, including the submitter. When: one of them submits answers to questions of the assessment.',
    '客戶一方有人提交對評審問題的回覆時，發予同一申請的成員，包括提交者。',
    '客户一方有人提交对评审问题的回复时，发给同一申请的成员，包括提交者。',
  ],
  MAIL_WHEN_REVIEW_STARTED: [
    'Sent to: the client. When: an application is complete and its review starts.',
    '申請資料齊備並開始評審時，發予客戶。',
    '申请材料齐全并开始评审时，发给客户。',
  ],
  MAIL_WHEN_RETURNED: [
    'Sent to: the client. When: an application is returned for more information.',
    '申請退回補充資料時，發予客戶。',
    '申请退回补充材料时，发给客户。',
  ],
  MAIL_WHEN_POINTS: [
    'Sent to: the client. When: the assessor sends queries.',
    '評審員提出待澄清事項時，發予客戶。',
    '评审员提出待澄清事项时，发给客户。',
  ],
  MAIL_WHEN_REFUSED: [
    'Sent to: the client. When: an application is rejected.',
    '申請不獲接納時，發予客戶。',
    '申请未获接受时，发给客户。',
  ],
  MAIL_WHEN_CERTIFIED: [
    'Sent to: the client. When: the last step approves the application.',
    '申請完成最後一步批准時，發予客戶。',
    '申请完成最后一步批准时，发给客户。',
  ],
  MAIL_WHEN_PUBLISHED: [
    'Sent to: the client. When: the certificate or statement is issued.',
    '證書或聲明發出時，發予客戶。',
    '证书或声明颁发时，发给客户。',
  ],
  MAIL_WHEN_CANCELLED: [
    'Sent to: the client. When: staff cancel an application.',
    '職員取消申請時，發予客戶。',
    '员工取消申请时，发给客户。',
  ],
  MAIL_WHEN_CANCELLED_WITH_CERTIFICATE: [
    'Sent to: the client and the people working on the application. When: it is cancelled because its certificate has ended.',
    '系統因證書終結而取消申請時，發予客戶及處理該申請的人員。',
    '系统因证书终结而取消申请时，发给客户及处理该申请的人员。',
  ],
  MAIL_WHEN_SPECIAL: [
    'Sent to: the client. When: a surveillance is converted to a special assessment.',
    '監督評審轉為特別評審時，發予客戶。',
    '监督评审转为特殊评审时，发给客户。',
  ],
  MAIL_WHEN_CYCLE_OPEN: [
    'Sent to: the client. When: the next assessment can be completed.',
    '下一次評審可供填寫時，發予客戶。',
    '下一次评审可供填写时，发给客户。',
  ],
} as const satisfies Texts;
