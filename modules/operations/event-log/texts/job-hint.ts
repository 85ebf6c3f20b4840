import type { Texts } from '#platform/common/i18n/language.ts';

/**
 * For each scheduled job, shown with the button that runs it now: what it costs, and whether it is safe at
 * any time.
 */
export const jobHintTexts = {
  'JOB_HINT_certificate.check': [
    'Safe at any time; changes nothing. Reads up to 2,000 PDFs: several minutes of processor and disk load.',
    '可隨時執行，不作任何變更。讀取最多 2,000 份 PDF，處理器及磁碟會繁忙數分鐘。',
    '可随时运行，不作任何更改。读取最多 2,000 份 PDF，处理器和磁盘会繁忙数分钟。',
  ],
  'JOB_HINT_ledger.check': [
    'Safe at any time; changes nothing. Reads all invoices and payments and asks the payment service provider about recent ones.',
    '可隨時執行，不作任何變更。讀取所有發票及付款，並向支付服務商查詢近期款項。',
    '可随时运行，不作任何更改。读取所有账单和付款，并向支付服务商查询近期款项。',
  ],
  'JOB_HINT_transparency.check': [
    'Safe at any time; changes nothing. Recalculates the whole public log: seconds to a few minutes.',
    '可隨時執行，不作任何變更。重新計算整份公開日誌，需時數秒至數分鐘。',
    '可随时运行，不作任何更改。重新计算整份公开日志，需时数秒至数分钟。',
  ],
  'JOB_HINT_audit.check': [
    'Safe at any time; changes nothing. Recalculates the whole event log: seconds to a few minutes.',
    '可隨時執行，不作任何變更。重新計算整份事件日誌，需時數秒至數分鐘。',
    '可随时运行，不作任何更改。重新计算整份事件日志，需时数秒至数分钟。',
  ],
  'JOB_HINT_file.check': [
    'Safe at any time; changes nothing. Reads a share of all stored files: minutes of disk or network load.',
    '可隨時執行，不作任何變更。讀取部分已存檔案，磁碟或網絡會繁忙數分鐘。',
    '可随时运行，不作任何更改。读取部分已存文件，磁盘或网络会繁忙数分钟。',
  ],
  'JOB_HINT_backup.check': [
    'Safe at any time; takes less than a second. Checks the age of the last backup and creates none.',
    '可隨時執行，需時不足一秒。只檢查最近一次備份的時間，不會建立備份。',
    '可随时运行，需时不足一秒。只检查最近一次备份的时间，不会创建备份。',
  ],
  'JOB_HINT_queue.check': [
    'Safe at any time; takes less than a second and changes nothing.',
    '可隨時執行，需時不足一秒，不作任何變更。',
    '可随时运行，需时不足一秒，不作任何更改。',
  ],
  'JOB_HINT_checker.watch': [
    'Safe at any time; takes less than a second. Sends alerts about checks that have not run.',
    '可隨時執行，需時不足一秒。如有檢查未執行，會發出警示。',
    '可随时运行，需时不足一秒。如有检查未运行，会发出警报。',
  ],
  'JOB_HINT_cycle.store': [
    'Safe at any time. Plans assessments that are not planned yet: seconds to a few minutes.',
    '可隨時執行。為尚未編排的證書安排評審，需時數秒至數分鐘。',
    '可随时运行。为尚未编排的证书安排评审，需时数秒至数分钟。',
  ],
  'JOB_HINT_content.fetch': [
    'Safe at any time; a few requests to the server of the legal texts.',
    '可隨時執行，只會向法律文件伺服器發出數個請求。',
    '可随时运行，只会向法律文件服务器发出数个请求。',
  ],
  'JOB_HINT_notification.digest': [
    'Safe, but emails users: today’s summaries are sent now, and later notifications follow tomorrow.',
    '可安全執行，但會寄出電郵：今日的摘要會立即發送，其後的通知於明日發送。',
    '可安全运行，但会发送邮件：今天的摘要会立即发送，之后的通知于明天发送。',
  ],
  'JOB_HINT_payment.reconcile': [
    'Safe at any time. Asks the payment service provider about pending payments: one request each.',
    '可隨時執行。向支付服務商查詢待處理款項，每項一個請求。',
    '可随时运行。向支付服务商查询待处理款项，每项一个请求。',
  ],
  'JOB_HINT_portal.nightly': [
    'Safe, but best outside office hours: deletes expired data and loads the database for some minutes.',
    '可安全執行，但宜避開辦公時間：會刪除過期資料，資料庫會繁忙數分鐘。',
    '可安全运行，但宜避开办公时间：会删除过期数据，数据库会繁忙数分钟。',
  ],
  'JOB_HINT_transparency.append': [
    'Safe at any time; takes seconds. Adds pending entries to the public log.',
    '可隨時執行，需時數秒。將待處理紀錄記入公開日誌。',
    '可随时运行，需时数秒。将待处理记录记入公开日志。',
  ],
} as const satisfies Texts;
