import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of certification cycles: schedule, calendar feed, reminders and previews of moved dates. */
export const cycleTexts = {
  TITLE_SCHEDULE: ['Schedule', '日程', '日程'],
  MENU_SCHEDULE: ['Schedule', '日程', '日程'],
  SCHEDULE_LEAD: [
    'Due dates for all valid certificates: overdue and the next 18 months.',
    '所有生效證書的到期事項：已逾期及未來 18 個月。',
    '所有生效证书的到期事项：已逾期及未来 18 个月。',
  ],
  SCHEDULE_STARTED: ['Started {{date}}', '{{date}} 開始', '{{date}} 开始'],
  SCHEDULE_DUE: ['Due', '限期', '期限'],
  SCHEDULE_WHAT: ['Type', '事項', '事项'],
  SCHEDULE_STATE: ['Status', '狀態', '状态'],
  SCHEDULE_WINDOW: ['Open from', '可開始日期', '可开始日期'],
  SCHEDULE_FILE: ['Application', '申請', '申请'],
  SCHEDULE_NOT_PLANNED: ['Not planned yet', '尚未安排', '尚未安排'],
  SCHEDULE_UNPLANNED: ['Due without an application', '到期但未有申請', '到期但没有申请'],
  SCHEDULE_PLAN: ['Plan', '安排', '安排'],
  SCHEDULE_PLAN_TEXT: [
    'The application of this assessment is created. If its window has opened, the client is notified and can begin with the answers of the last assessment.',
    '系統會建立這次評審的申請。如已到可開始日期，會通知客戶，客戶可按上次評審的答案開始填寫。',
    '系统将创建本次评审的申请。如已到可开始日期，会通知客户，客户可在上次评审答案的基础上开始填写。',
  ],
  SCHEDULE_PLANNED: [
    'Planned: {{no}}. It opens for the client on its first day.',
    '已安排：{{no}}。到可開始日期時會開放予客戶。',
    '已安排：{{no}}。到可开始日期时将对客户开放。',
  ],
  SCHEDULE_PLANNED_OPEN: [
    'Planned: {{no}}. The client has been notified and can begin.',
    '已安排：{{no}}。已通知客戶，客戶可以開始。',
    '已安排：{{no}}。已通知客户，客户可以开始。',
  ],
  SCHEDULE_SEARCH: ['Number, organisation, service', '編號、機構、服務', '编号、机构、服务'],
  SCHEDULE_FILTER_OVERDUE: ['Overdue', '已逾期', '已逾期'],
  SCHEDULE_FILTER_OPEN: ['Open', '現可開始', '现可开始'],
  SCHEDULE_FILTER_RUNNING: ['In progress', '進行中', '进行中'],
  SCHEDULE_KIND_SURVEILLANCE: ['Surveillance', '監督', '监督'],
  SCHEDULE_KIND_SPECIAL: ['Special assessments', '特別評審', '特殊评审'],
  SCHEDULE_KIND_RENEWAL: ['Renewals', '再認證', '再认证'],
  SCHEDULE_KIND_EXPIRY: ['Expiry dates', '有效期屆滿', '有效期届满'],
  SCHEDULE_EMPTY: ['No due dates', '沒有到期事項', '没有到期事项'],
  SCHEDULE_EMPTY_TEXT: [
    'Surveillance, renewal and expiry dates appear here when certificates are in force.',
    '證書生效後，其監督、再認證及屆滿日期會在此顯示。',
    '证书生效后，其监督、再认证及到期日将显示在这里。',
  ],
  SCHEDULE_MONTH: ['Month', '月份', '月份'],
  SCHEDULE_MONTHS: ['Per month', '按月', '按月'],
  SCHEDULE_MONTH_LABEL: [
    '{{month}}: surveillance {{surveillances}}, special assessments {{specials}}, renewals {{renewals}}',
    '{{month}}：監督 {{surveillances}} 項，特別評審 {{specials}} 項，再認證 {{renewals}} 項',
    '{{month}}：监督 {{surveillances}} 项，特殊评审 {{specials}} 项，再认证 {{renewals}} 项',
  ],
  SCHEDULE_OVERDUE: ['{{count}} overdue', '{{count}} 項逾期', '{{count}} 项逾期'],
  SCHEDULE_NONE_OVERDUE: ['None overdue', '沒有逾期事項', '没有逾期事项'],

  SCHEDULE_WORDS: [
    'absence, leave, hand over, surveillance, renewal, planning, calendar',
    '缺勤、休假、交接、監督評審、再認證、排程、日曆',
    '缺勤、休假、交接、监督评审、再认证、排程、日历',
  ],
  CERT_TASK_SURVEILLANCE: [
    'Surveillance: submit by {{date}}; you can start now',
    '監督評審須於 {{date}} 前提交，現可開始',
    '监督评审须在 {{date}} 前提交，现可开始',
  ],
  CERT_TASK_SURVEILLANCE_OVERDUE: [
    'Surveillance overdue since {{date}}',
    '監督評審自 {{date}} 起逾期',
    '监督评审自 {{date}} 起逾期',
  ],
  CERT_TASK_SURVEILLANCE_DUE: [
    'Surveillance: submit by {{date}}',
    '監督評審須於 {{date}} 前提交，尚未提交',
    '监督评审须在 {{date}} 前提交，尚未提交',
  ],
  CERT_TASK_RENEWAL_DUE: [
    'Certificate expires {{date}}: renewal not submitted',
    '證書於 {{date}} 屆滿，再認證尚未提交',
    '证书于 {{date}} 到期，再认证尚未提交',
  ],
  CERT_TASK_RENEWAL: [
    'Certificate expires {{date}}: you can start the renewal now',
    '證書於 {{date}} 屆滿，現可開始再認證',
    '证书于 {{date}} 到期，现可开始再认证',
  ],
  CERT_TASK_RENEWAL_OVERDUE: [
    'Renewal overdue since {{date}}',
    '再認證自 {{date}} 起逾期',
    '再认证自 {{date}} 起逾期',
  ],
  CERT_TASK_OVERDUE_TEXT: [
    'Start it now; if you need more time, contact us before the certificate is suspended.',
    '請立即開始；如需更多時間，請在證書被暫停前聯絡我們。',
    '请立即开始；如需更多时间，请在证书被暂停前联系我们。',
  ],
  CERT_TASK_OVERDUE_DRAFT: [
    'Submit it now; if you need more time, contact us before the certificate is suspended.',
    '請立即提交；如需更多時間，請在證書被暫停前聯絡我們。',
    '请立即提交；如需更多时间，请在证书被暂停前联系我们。',
  ],
  CERT_TASK_SUSPENDED: [
    'Certificate {{no}} has been suspended since {{date}}',
    '證書 {{no}} 自 {{date}} 起暫停',
    '证书 {{no}} 自 {{date}} 起暂停',
  ],
  CERT_TASK_SUSPENDED_START: [
    'Do not use the certificate or the mark. Start the overdue surveillance; we decide about the suspension when it is completed.',
    '暫停期間不得使用證書或標誌。請開始已逾期的監督評審；完成後我們會決定是否恢復。',
    '暂停期间不得使用证书或标志。请开始已逾期的监督评审；完成后我们会决定是否恢复。',
  ],
  CERT_TASK_SUSPENDED_DRAFT: [
    'Do not use the certificate or the mark. Submit the overdue assessment; we decide about the suspension when it is completed.',
    '暫停期間不得使用證書或標誌。請提交已逾期的評審；完成後我們會決定是否恢復。',
    '暂停期间不得使用证书或标志。请提交已逾期的评审；完成后我们会决定是否恢复。',
  ],
  CERT_TASK_SUSPENDED_RUNNING: [
    'Do not use the certificate or the mark. {{no}} has been submitted; we decide about the suspension when it is completed.',
    '暫停期間不得使用證書或標誌。{{no}} 已提交；完成評審後我們會決定是否恢復。',
    '暂停期间不得使用证书或标志。{{no}} 已提交；完成评审后我们会决定是否恢复。',
  ],
  CERT_TASK_SUSPENDED_TEXT: [
    'Do not use the certificate or the mark. The certificate page shows the reason and how to have the suspension lifted.',
    '暫停期間不得使用證書或標誌。證書頁面說明原因及恢復的方法。',
    '暂停期间不得使用证书或标志。证书页面说明原因及恢复的方法。',
  ],
  CERT_TASK_SUSPENDED_CONTACT: [
    'Do not use the certificate or the mark. When the reason is resolved, send us the evidence; we decide about lifting the suspension.',
    '暫停期間不得使用證書或標誌。原因消除後請把證據發給我們，由我們決定是否恢復。',
    '暂停期间不得使用证书或标志。原因消除后请把证据发给我们，由我们决定是否恢复。',
  ],
  CERT_TASK_CONTACT: ['Contact us', '聯絡我們', '联系我们'],
  CERT_TASK_START_SURVEILLANCE: ['Start surveillance', '開始監督評審', '开始监督评审'],
  CERT_TASK_START_RENEWAL: ['Start renewal', '開始再認證', '开始再认证'],
  CERT_TASK_CONTINUE: ['Continue', '繼續', '继续'],
  CERT_TASK_VIEW_APPLICATION: ['View application', '查看申請', '查看申请'],
  CERT_TASK_VIEW: ['View certificate', '查看證書', '查看证书'],
  CERT_TASK_TITLE: ['To do', '待辦事項', '待办事项'],

  CALENDAR_TITLE: ['My calendar', '我的日曆', '我的日历'],
  CALENDAR_TEXT: [
    'Subscribe with Outlook, Google Calendar or Apple Calendar: surveillance, renewal and expiry dates of the certificates you can see, kept up to date.',
    '以 Outlook、Google 日曆或 Apple 日曆訂閱：你可查閱的證書的監督、再認證及屆滿日期，自動更新。',
    '用 Outlook、Google 日历或 Apple 日历订阅：您可查阅的证书的监督、再认证及到期日，自动更新。',
  ],
  CALENDAR_GENERATE: ['Create calendar address', '建立日曆網址', '创建日历网址'],
  CALENDAR_RENEW: ['Create new address', '重新建立網址', '重新创建网址'],
  CALENDAR_REMOVE: ['Remove address', '停用', '停用'],
  CALENDAR_RENEW_DO: ['Create new address', '建立新網址', '创建新网址'],
  CALENDAR_RENEW_TITLE: ['Create new calendar address?', '重新建立日曆網址？', '重新创建日历网址？'],
  CALENDAR_REMOVE_TITLE: ['Remove calendar address?', '停用日曆網址？', '停用日历网址？'],
  CALENDAR_SINCE: ['Address created on {{date}}.', '網址建立於 {{date}}。', '网址创建于 {{date}}。'],
  CALENDAR_SEEN: ['Last synchronised: {{date}}.', '上次讀取：{{date}}。', '上次读取：{{date}}。'],
  CALENDAR_UNSEEN: ['Not synchronised yet.', '尚未有日曆讀取。', '暂无日历读取。'],
  CALENDAR_URL: ['Calendar address', '日曆網址', '日历网址'],
  CALENDAR_URL_HINT: [
    'Copy it now; it is shown once. Anyone with this address can see your calendar. It ends when your password changes or you sign out of all other sessions.',
    '請即複製：網址只顯示一次。持有此網址者無須登入即可閱讀你的日程。更改密碼或登出所有其他裝置時，網址會失效。',
    '请立即复制：网址只显示一次。持有此网址者无需登录即可阅读您的日程。更改密码或退出所有其他设备时，网址会失效。',
  ],
  CALENDAR_COPY: ['Copy', '複製', '复制'],
  CALENDAR_RENEW_ASK: [
    'The current address stops working immediately. Add the new address to your calendars.',
    '現有網址會即時失效；使用該網址的日曆須改用新網址。',
    '现有网址会立即失效；使用该网址的日历须改用新网址。',
  ],
  CALENDAR_REMOVE_ASK: [
    'The address stops working immediately, and calendars that use it are no longer updated.',
    '網址會即時失效，使用該網址的日曆不再更新。',
    '网址会立即失效，使用该网址的日历不再更新。',
  ],
  CALENDAR_REMOVED: ['Calendar address removed.', '日曆網址已停用。', '日历网址已停用。'],
  CALENDAR_NAME: ['Assay: certificates', 'Assay：證書', 'Assay：证书'],
  CALENDAR_SURVEILLANCE_TITLE: [
    'Surveillance {{no}} due: {{CertificateNo}}, {{OrgName}}',
    '第 {{no}} 次監督到期：{{CertificateNo}}，{{OrgName}}',
    '第 {{no}} 次监督到期：{{CertificateNo}}，{{OrgName}}',
  ],
  CALENDAR_SURVEILLANCE_TEXT: [
    '{{ServiceName}}. It opens on {{Opens}} and is due on {{On}}.',
    '{{ServiceName}}。可於 {{Opens}} 起進行，到期日為 {{On}}。',
    '{{ServiceName}}。可自 {{Opens}} 起进行，到期日为 {{On}}。',
  ],
  CALENDAR_RENEWAL_TITLE: [
    'Renewal opens: {{CertificateNo}}, {{OrgName}}',
    '可開始再認證：{{CertificateNo}}，{{OrgName}}',
    '可开始再认证：{{CertificateNo}}，{{OrgName}}',
  ],
  CALENDAR_RENEWAL_TEXT: [
    '{{ServiceName}}. It must be decided by the expiry date, {{On}}.',
    '{{ServiceName}}。須於屆滿日期 {{On}} 或之前作出決定。',
    '{{ServiceName}}。须在到期日 {{On}} 或之前作出决定。',
  ],
  CALENDAR_EXPIRY_TITLE: [
    'Expiry date: {{CertificateNo}}, {{OrgName}}',
    '屆滿日期：{{CertificateNo}}，{{OrgName}}',
    '到期日：{{CertificateNo}}，{{OrgName}}',
  ],
  CALENDAR_EXPIRY_TEXT: [
    '{{ServiceName}}. Without a renewal the certificate expires on {{On}}.',
    '{{ServiceName}}。如未再認證，證書於 {{On}} 屆滿。',
    '{{ServiceName}}。如未再认证，证书将于 {{On}} 届满。',
  ],

  CYCLE_WHAT_IF: ['Effect on other dates', '將會改動的日期', '将会变动的日期'],
  CYCLE_WHAT_IF_NOTHING: ['No other dates change.', '其他日期不變。', '其他日期不变。'],
  CYCLE_WHAT_IF_MOVED: [
    '{{was}} → {{becomes}}',
    '由 {{was}} 改為 {{becomes}}',
    '由 {{was}} 改为 {{becomes}}',
  ],
  CYCLE_WHAT_IF_NONE: ['none', '無', '无'],
  CYCLE_WHAT_IF_OPENS: [
    'opens {{was}} → {{becomes}}',
    '可開始日期 {{was}} → {{becomes}}',
    '可开始日期 {{was}} → {{becomes}}',
  ],
  CYCLE_WHAT_IF_TOUCHED: [
    'In progress, dates unchanged: {{numbers}}',
    '進行中，日期維持不變：{{numbers}}',
    '进行中，日期保持不变：{{numbers}}',
  ],
  CYCLE_WARN_PAST: [
    'This date is in the past: the certificate would expire immediately.',
    '該日期已過：證書將即時屆滿。',
    '该日期已过：证书将立即到期。',
  ],
  CYCLE_WARN_OVERDUE: ['An assessment would be overdue.', '將有評審逾期。', '将有评审逾期。'],

  NOTICE_CERT_SURVEILLANCE_NEAR_TITLE: [
    'Surveillance due on {{On}}: {{CertificateNo}}',
    '須於 {{On}} 或之前完成監督：{{CertificateNo}}',
    '须在 {{On}} 或之前完成监督：{{CertificateNo}}',
  ],
  NOTICE_CERT_SURVEILLANCE_NEAR_TEXT: [
    'The surveillance of your certificate for {{ServiceName}} is due on {{On}}. You can start it in the portal when its window opens.',
    '「{{ServiceName}}」證書的監督須於 {{On}} 或之前完成。開放後，你可在系統內填寫申請。',
    '“{{ServiceName}}”证书的监督须在 {{On}} 或之前完成。开放后，您可在系统内填写申请。',
  ],
  NOTICE_CERT_EXPIRY_NEAR_TITLE: [
    'Expires on {{On}}: {{CertificateNo}}',
    '有效期至 {{On}}：{{CertificateNo}}',
    '有效期至 {{On}}：{{CertificateNo}}',
  ],
  NOTICE_CERT_EXPIRY_NEAR_TEXT: [
    'Your certificate for {{ServiceName}} expires on {{On}}. Its renewal must be decided by then to avoid a gap.',
    '「{{ServiceName}}」證書將於 {{On}} 屆滿；須於當日或之前作出再認證決定，證書方可持續有效。',
    '“{{ServiceName}}”证书将于 {{On}} 到期；须在当日或之前作出再认证决定，证书才能持续有效。',
  ],
  NOTICE_CERT_SURVEILLANCE_PLAN_TITLE: [
    'Surveillance due on {{On}}: {{CertificateNo}}',
    '須於 {{On}} 或之前完成監督：{{CertificateNo}}',
    '须在 {{On}} 或之前完成监督：{{CertificateNo}}',
  ],
  NOTICE_CERT_SURVEILLANCE_PLAN_TEXT: [
    'The surveillance of {{OrgName}} for {{ServiceName}} is due on {{On}} and is not completed.',
    '{{OrgName}}「{{ServiceName}}」的監督須於 {{On}} 或之前完成，現時尚未完成。',
    '{{OrgName}}“{{ServiceName}}”的监督须在 {{On}} 或之前完成，目前尚未完成。',
  ],
  NOTICE_CERT_EXPIRY_PLAN_TITLE: [
    'Expires on {{On}} without renewal: {{CertificateNo}}',
    '{{On}} 屆滿而未再認證：{{CertificateNo}}',
    '{{On}} 届满而未再认证：{{CertificateNo}}',
  ],
  NOTICE_CERT_EXPIRY_PLAN_TEXT: [
    'The certificate of {{OrgName}} for {{ServiceName}} expires on {{On}}, and its renewal is not completed.',
    '{{OrgName}}「{{ServiceName}}」的證書將於 {{On}} 屆滿，再認證尚未完成。',
    '{{OrgName}}“{{ServiceName}}”的证书将于 {{On}} 届满，再认证尚未完成。',
  ],
  MAIL_WHEN_CERT_SURVEILLANCE_NEAR: [
    'Sent to: the client. When: 180, 90, 30 and 14 days before a surveillance is due, until it is submitted.',
    '監督到期前 180、90、30 及 14 日發予客戶，直至提交為止。',
    '监督到期前 180、90、30 及 14 天发给客户，直至提交为止。',
  ],
  MAIL_WHEN_CERT_EXPIRY_NEAR: [
    'Sent to: the client. When: 180, 90, 30 and 14 days before a certificate expires.',
    '證書屆滿前 180、90、30 及 14 日發予客戶。',
    '证书届满前 180、90、30 及 14 天发给客户。',
  ],
  MAIL_WHEN_CERT_SURVEILLANCE_PLAN: [
    'Sent to: scheduling staff. When: 30 and 14 days before an uncompleted surveillance is due.',
    '監督到期前 30 及 14 日仍未完成時，發予評審編排人員。',
    '监督到期前 30 及 14 天仍未完成时，发给评审安排人员。',
  ],
  MAIL_WHEN_CERT_EXPIRY_PLAN: [
    'Sent to: scheduling staff. When: 30 and 14 days before a certificate expires without a renewal.',
    '證書屆滿前 30 及 14 日仍未再認證時，發予評審編排人員。',
    '证书届满前 30 及 14 天仍未再认证时，发给评审安排人员。',
  ],

  EVENT_CALENDAR_RENEWED: ['Calendar address created', '建立新日曆網址', '创建新日历网址'],
  EVENT_CALENDAR_REMOVED: ['Calendar address removed', '停用日曆網址', '停用日历网址'],

  EXPORT_OF_SCHEDULE: ['Schedule', '日程', '日程'],

  REASON_NO_CERTIFICATE: [
    'Your organisation holds no certificate for this service. Apply for an initial assessment.',
    '貴機構未持有此服務的證書，請申請初次評審。',
    '贵机构未持有此服务的证书，请申请初次评审。',
  ],
  REASON_NO_CERTIFICATE_SHARED: [
    'No certificate for this service is shared with your account. Ask the holder of your organisation’s main account to share one.',
    '沒有與你的帳戶分享此服務的證書。請要求貴機構主帳戶的持有人分享。',
    '没有与您的账户共享此服务的证书。请联系贵机构主账户的持有人共享。',
  ],
  REASON_CERTIFICATE_CHOICE: [
    'More than one certificate qualifies. Choose the certificate for this assessment.',
    '多於一張證書符合條件，請選擇此評審所屬的證書。',
    '有多张证书符合条件，请选择此评审所属的证书。',
  ],
  REASON_BEGIN_ENDED: [
    'Certificate {{no}} is terminated or void. Apply for an initial assessment.',
    '證書 {{no}} 已終止或作廢，請申請初次評審。',
    '证书 {{no}} 已撤销或作废，请申请初次评审。',
  ],
  REASON_BEGIN_SUSPENDED: [
    'Certificate {{no}} is suspended. Only its overdue surveillance can be started until the suspension is lifted.',
    '證書 {{no}} 已暫停；恢復前只可開始逾期的監督評審。',
    '证书 {{no}} 已暂停；恢复前只能开始逾期的监督评审。',
  ],
  REASON_BEGIN_EXPIRED: [
    'Certificate {{no}} has expired. Only its renewal can be started, until {{date}}.',
    '證書 {{no}} 已屆滿；只可於 {{date}} 或之前開始再認證。',
    '证书 {{no}} 已到期；只能在 {{date}} 或之前开始再认证。',
  ],
  REASON_BEGIN_TOO_LATE: [
    'Certificate {{no}} has expired, and its renewal had to be started by {{date}}. Apply for an initial assessment.',
    '證書 {{no}} 已屆滿，再認證最遲須於 {{date}} 開始；請申請初次評審。',
    '证书 {{no}} 已到期，再认证最迟须于 {{date}} 开始；请申请初次评审。',
  ],
  REASON_BEGIN_EARLY: [
    'For certificate {{no}}, this can be started from {{date}}.',
    '證書 {{no}} 的此類評審可於 {{date}} 起開始。',
    '证书 {{no}} 的此类评审可于 {{date}} 起开始。',
  ],
  REASON_BEGIN_RUNNING: [
    'An application of this type is already open for certificate {{no}}.',
    '證書 {{no}} 已有此類申請正在處理。',
    '证书 {{no}} 已有此类申请正在处理。',
  ],
  REASON_BEGIN_NOT_DUE: [
    'No assessment of this type is due for certificate {{no}} in its current cycle.',
    '證書 {{no}} 在現行週期內無須進行此類評審。',
    '证书 {{no}} 在现行周期内无需进行此类评审。',
  ],

  PERMISSION_READ_SCHEDULE: ['See the schedule', '查閱日程', '查看日程'],
  PERMISSION_START_OWN_ASSESSMENTS: [
    'Start due assessments of own certificates',
    '開始自己證書到期的評審',
    '开始本方证书到期的评审',
  ],
  PERMISSION_PLAN_ASSESSMENTS: ['Plan due assessments', '安排到期的評審', '安排到期的评审'],
  PERMISSION_SUBSCRIBE_TO_CALENDAR: ['Subscribe to the calendar', '訂閱日曆', '订阅日历'],
  PERMISSION_PREVIEW_CYCLE_DATES: [
    'Preview changed dates of certificates',
    '預覽證書日期的更改',
    '预览证书日期的更改',
  ],
  PERMISSION_RECEIVE_CYCLE_REMINDERS: [
    'Be reminded of due assessments',
    '接收評審到期提醒',
    '接收评审到期提醒',
  ],
} as const satisfies Texts;
