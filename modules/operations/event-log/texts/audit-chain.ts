import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the event log's integrity check: nightly result, email, command and screen. */
export const auditChainTexts = {
  EVENT_AUDIT_CHECK: ['Event log checked', '核查事件日誌', '核查事件日志'],
  'JOB_audit.check': ['Event log verification', '核查事件日誌', '核查事件日志'],
  LOG_FACT_First: ['First invalid row', '首個受損紀錄', '首条受损记录'],
  LOG_FACT_Sealed: ['Rows verified', '已核查紀錄', '已核查记录'],
  LOG_FACT_Row: ['Up to row', '核查至紀錄', '核查至记录'],
  LOG_FACT_Hash: ['Integrity hash', '完整性雜湊值', '完整性哈希值'],

  AUDIT_CHECK_NONE: [
    'Event log verified: no row was changed.',
    '事件日誌完整：每項紀錄均與寫入時相同。',
    '事件日志完整：每条记录都与写入时相同。',
  ],
  AUDIT_CHECK_ROW_CHANGED: [
    'This row, or its integrity hash, was changed outside the portal. If all later rows are valid, only this row was changed.',
    '此紀錄或其完整性雜湊值與寫入時不同：有人繞過系統作出改動。如其後各項均正確，則只有此項受影響。',
    '此记录或其完整性哈希值与写入时不同：有人绕过系统作出改动。如其后各条均正确，则只有此条受影响。',
  ],
  AUDIT_CHECK_ROW_GONE: [
    'This row was deleted. Its content is available only in a backup.',
    '此紀錄曾經寫入，現已不存在。其內容只能從備份找回。',
    '此记录曾经写入，现已不存在。其内容只能从备份中找回。',
  ],
  AUDIT_CHECK_SEAL_GONE: [
    'Integrity hashes are missing between two others: rows were removed from the chain.',
    '兩個完整性雜湊值之間有缺漏：有紀錄被移出雜湊鏈。',
    '两个完整性哈希值之间有缺漏：有记录被移出哈希链。',
  ],
  AUDIT_CHECK_SEAL_LATE: [
    'This row has been waiting for its integrity hash for more than 15 minutes. Check whether background jobs are running.',
    '此紀錄等候計算完整性雜湊值已超過 15 分鐘。請查看背景工作是否運作。',
    '此记录等待计算完整性哈希值已超过 15 分钟。请查看后台任务是否运行。',
  ],
  AUDIT_CHECK_ROW_UNSEALED: [
    'This row has no integrity hash and none is pending: it was inserted outside the portal.',
    '此紀錄沒有完整性雜湊值，亦非等候計算：紀錄是繞過系統加入的。',
    '此记录没有完整性哈希值，也不在等待计算：记录是绕过系统加入的。',
  ],
  AUDIT_CHECK_DATED_BACK: [
    'This row is dated long before it was inserted. Find out who inserted it.',
    '此紀錄所載時間遠早於其出現的時間。請查明由誰加入。',
    '此记录所载时间远早于其出现的时间。请查明由谁加入。',
  ],
  AUDIT_CHECK_STATE_REWRITTEN: [
    'A signed state of the public log records a different end of the chain: the event log was rewritten since then. The signed state is authoritative.',
    '公開日誌的一個簽署狀態所載的雜湊鏈末端不同：事件日誌其後曾被重寫。應以簽署狀態為準。',
    '公开日志的一个签名状态所载的哈希链末端不同：事件日志其后曾被重写。应以签名状态为准。',
  ],
  MAIL_AUDIT_CHECK_SUBJECT: [
    'Event log integrity: {{count}} problems',
    '事件日誌有 {{count}} 處受損',
    '事件日志有 {{count}} 处受损',
  ],
  MAIL_AUDIT_CHECK_SUBJECT_ONE: [
    'Event log integrity: 1 problem',
    '事件日誌有 1 處受損',
    '事件日志有 1 处受损',
  ],
  MAIL_AUDIT_CHECK_TEXT: [
    'Last night’s check of the event log found the problems below. The database may have been changed manually: make a copy of it before anything else.',
    '昨晚核查事件日誌時，發現以下問題。可能有人直接改動資料庫：採取任何行動之前，請先保留一份副本。',
    '昨晚核查事件日志时，发现以下问题。可能有人直接改动数据库：采取任何行动之前，请先保留一份副本。',
  ],
} as const satisfies Texts;
