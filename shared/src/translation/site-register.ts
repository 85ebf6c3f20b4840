import type { Texts } from './language.ts';

/** Words of the register beyond its list: checking many numbers, badges, codes to scan, what a dropped file is. */
export const siteRegisterTexts = {
  TITLE_CHECK: ['Check many numbers', '批量查核', '批量查验'],
  TITLE_FOLLOW: ['Follow a certificate', '關注證書', '关注证书'],

  SITE_INDUSTRY: ['Industry', '行業', '行业'],
  SITE_FORMERLY: ['formerly {{name}}', '前稱：{{name}}', '曾用名：{{name}}'],
  SITE_VERIFY_FORMER: ['Earlier names', '曾用名稱', '曾用名称'],
  SITE_VERIFY_DISCLOSURE: ['Disclosure document', '披露文件', '披露文件'],
  SITE_COLUMN_SORT: ['Sort by {{column}}', '按{{column}}排序', '按{{column}}排序'],

  SITE_SHARE_TITLE: ['Show that it is checked', '讓人隨時查核', '让人随时查验'],
  SITE_SHARE_QR: ['Scan to open this page', '掃描以開啟此頁', '扫描打开此页'],
  SITE_SHARE_QR_ALT: ['QR code that leads to this page', '前往此頁的 QR 碼', '前往此页的二维码'],
  SITE_SHARE_MACHINES: ['For machines:', '供系統讀取：', '供系统读取：'],
  SITE_SHARE_JSON: ['Record (JSON)', '紀錄（JSON）', '记录（JSON）'],
  SITE_SHARE_FEED: ['News feed (Atom)', '消息來源（Atom）', '消息订阅源（Atom）'],
  SITE_BADGE_TITLE: ['A badge for your website', '供網站使用的標誌', '供网站使用的标识'],
  SITE_BADGE_TEXT: [
    'Copy these words into a page. The badge always shows the status of the day, sets no cookie and tells us nothing about your visitors.',
    '將以下代碼貼到網頁。標誌總會顯示當日狀態，不設 Cookie，亦不會向我們透露訪客資料。',
    '将以下代码粘贴到网页。标识始终显示当天状态，不设置 Cookie，也不会向我们透露访客信息。',
  ],
  SITE_BADGE_ALT: [
    'Certificate {{number}}: live status at {{body}}',
    '證書 {{number}}：{{body}} 即時狀態',
    '证书 {{number}}：{{body}} 实时状态',
  ],
  SITE_BADGE_LANGUAGE: ['Language of the badge', '標誌語言', '标识语言'],
  SITE_BADGE_CODE: ['Code of the badge', '標誌代碼', '标识代码'],
  SITE_BADGE_COPY: ['Copy', '複製', '复制'],
  SITE_BADGE_COPIED: ['Copied', '已複製', '已复制'],
  SITE_BADGE_UNLISTED: [
    'This certificate is not listed: the badge carries its code, and whoever sees the page can open it.',
    '此證書未公開列出：標誌附有其查核碼，瀏覽網頁的人均可開啟。',
    '此证书未公开列出：标识附有其查验码，浏览网页的人均可打开。',
  ],

  BADGE_VALID: ['Valid', '有效', '有效'],
  BADGE_SUSPENDED: ['Suspended', '已暫停', '已暂停'],
  BADGE_EXPIRED: ['Expired', '已屆滿', '已到期'],
  BADGE_TERMINATED: ['Terminated', '已終止', '已终止'],
  BADGE_WITHDRAWN: ['Withdrawn', '已撤回', '已撤回'],
  BADGE_NOT_YET_VALID: ['Not yet valid', '尚未生效', '尚未生效'],
  BADGE_UNKNOWN: ['Cannot be confirmed', '未能確認', '无法确认'],
  BADGE_UNTIL: ['until {{date}}', '有效期至 {{date}}', '有效期至 {{date}}'],
  BADGE_SINCE: ['since {{date}}', '自 {{date}} 起', '自 {{date}} 起'],
  BADGE_FROM: ['from {{date}}', '{{date}} 起生效', '{{date}} 起生效'],

  FEED_TITLE: ['{{number}}: status at {{body}}', '{{number}}：{{body}} 狀態', '{{number}}：{{body}} 状态'],
  FEED_ISSUED: ['Issued', '發出', '颁发'],
  FEED_REVISION: ['Revision R{{revision}} in force', '第 {{revision}} 版生效', '第 {{revision}} 版生效'],

  SITE_CHECK_MANY: ['Check many numbers at once', '一次查核多個編號', '一次查验多个编号'],
  SITE_MANY_TITLE: ['Check many certificates at once', '一次查核多張證書', '一次查验多张证书'],
  SITE_MANY_LEAD: [
    'Paste up to {{limit}} numbers or choose a file, and get the status of each, today. Nothing of your list is kept.',
    '貼上最多 {{limit}} 個編號或選擇檔案，即可得知每張證書今天的狀態。我們不會保留你的清單。',
    '粘贴最多 {{limit}} 个编号或选择文件，即可得知每张证书今天的状态。我们不会保留您的清单。',
  ],
  SITE_MANY_NUMBERS: ['Numbers', '編號', '编号'],
  SITE_MANY_NUMBERS_HELP: [
    'One on each line. A certificate that is not listed needs its code beside it: number, comma, code.',
    '每行一個。未公開列出的證書須附查核碼：編號、逗號、查核碼。',
    '每行一个。未公开列出的证书需附查验码：编号、逗号、查验码。',
  ],
  SITE_MANY_FILE: ['Or a file (CSV or TXT)', '或選擇檔案（CSV 或 TXT）', '或选择文件（CSV 或 TXT）'],
  SITE_MANY_CHECK: ['Check them', '開始查核', '开始查验'],
  SITE_MANY_CSV: ['Answer as CSV', '以 CSV 下載結果', '以 CSV 下载结果'],
  SITE_MANY_EMPTY: [
    'Please paste at least one certificate number, or choose a file with some.',
    '請貼上最少一個證書編號，或選擇載有編號的檔案。',
    '请粘贴至少一个证书编号，或选择含有编号的文件。',
  ],
  SITE_MANY_TOO_MANY: [
    'These are {{count}} numbers; one check takes {{limit}} at most. Please divide the list.',
    '共有 {{count}} 個編號；每次最多可查核 {{limit}} 個，請分批查核。',
    '共有 {{count}} 个编号；每次最多可查验 {{limit}} 个，请分批查验。',
  ],
  SITE_MANY_TOO_BIG: [
    'The list is larger than 256 kB. Please divide it, or leave out columns that are not needed.',
    '清單大於 256 kB。請分批查核，或刪去不需要的欄位。',
    '清单大于 256 kB。请分批查验，或删去不需要的列。',
  ],
  SITE_TOO_OFTEN: [
    'This was asked too often from your connection. Please try again in {{minutes}} min.',
    '你的連線查詢過於頻密，請於 {{minutes}} 分鐘後再試。',
    '您的连接查询过于频繁，请于 {{minutes}} 分钟后再试。',
  ],
  SITE_MANY_SUMMARY: [
    '{{count}} lines, checked on {{moment}} Hong Kong time',
    '共 {{count}} 行，於香港時間 {{moment}} 查核',
    '共 {{count}} 行，于香港时间 {{moment}} 查验',
  ],
  SITE_MANY_VALID: ['{{count}} valid', '{{count}} 張有效', '{{count}} 张有效'],
  SITE_MANY_OTHER: ['{{count}} not valid now', '{{count}} 張現時並非有效', '{{count}} 张当前并非有效'],
  SITE_MANY_UNKNOWN: ['{{count}} not known', '{{count}} 個未能確認', '{{count}} 个无法确认'],
  SITE_MANY_MALFORMED: ['{{count}} not readable', '{{count}} 行未能讀取', '{{count}} 行无法读取'],
  SITE_MANY_LINE: ['Line', '行', '行'],
  SITE_MANY_STATUS: ['Status today', '今日狀態', '今日状态'],
  SITE_MANY_SINCE: ['Since', '自', '自'],
  SITE_MANY_NOT_NUMBER: ['Not a certificate number', '並非證書編號', '并非证书编号'],
  SITE_MANY_UNKNOWN_TEXT: [
    'Not in the register, or not listed and its code is missing',
    '不在登記冊內，或未公開列出而欠查核碼',
    '不在名录内，或未公开列出而缺少查验码',
  ],

  SITE_DROP_NOW_SUSPENDED: [
    'The original, but the certificate is suspended',
    '屬正本，但證書已被暫停',
    '是原件，但证书已被暂停',
  ],
  SITE_DROP_NOW_EXPIRED: [
    'The original, but the certificate has expired',
    '屬正本，但證書已屆滿',
    '是原件，但证书已到期',
  ],
  SITE_DROP_NOW_TERMINATED: [
    'The original, but the certificate has been terminated',
    '屬正本，但證書已被終止',
    '是原件，但证书已被终止',
  ],
  SITE_DROP_NOW_WITHDRAWN: [
    'The original, but the certificate has been withdrawn',
    '屬正本，但證書已被撤回',
    '是原件，但证书已被撤回',
  ],
  SITE_DROP_NOW_NOT_YET_VALID: [
    'The original, but the certificate is not valid yet',
    '屬正本，但證書尚未生效',
    '是原件，但证书尚未生效',
  ],
  SITE_DROP_SINCE_TEXT: [
    'Unchanged since we issued it: {{number}}, revision R{{revision}}. It has been {{status}} since {{date}}.',
    '發出後未經改動：{{number}}，第 {{revision}} 版。自 {{date}} 起的狀態：{{status}}。',
    '颁发后未经改动：{{number}}，第 {{revision}} 版。自 {{date}} 起的状态：{{status}}。',
  ],
  SITE_DROP_VALID_TEXT: [
    'Unchanged since we issued it: {{number}}, revision R{{revision}}. The certificate is valid today.',
    '發出後未經改動：{{number}}，第 {{revision}} 版。證書今天有效。',
    '颁发后未经改动：{{number}}，第 {{revision}} 版。证书今天有效。',
  ],
  SITE_DROP_REPLACED_TEXT: [
    'We issued this file for {{number}} as revision R{{revision}}; revision R{{inForce}} has replaced it. Status of the certificate now: {{status}}.',
    '此檔案由我們發出（{{number}}，第 {{revision}} 版），已被第 {{inForce}} 版取代。證書目前狀態：{{status}}。',
    '此文件由我们颁发（{{number}}，第 {{revision}} 版），已被第 {{inForce}} 版取代。证书当前状态：{{status}}。',
  ],
  SITE_DROP_FAKE_PDF: [
    'This file is called a PDF, but it is none. We issue PDF files only.',
    '此檔案名為 PDF，但並非 PDF。我們只發出 PDF 檔案。',
    '此文件名为 PDF，但并非 PDF。我们只颁发 PDF 文件。',
  ],
  SITE_DROP_EMPTY: ['This file is empty.', '此檔案是空的。', '此文件是空的。'],

  SITE_DISCLOSURE_WHAT: ['Organisation or number', '機構或編號', '机构或编号'],
  SITE_DISCLOSURE_FROM: ['Published from', '公布日期由', '公布日期从'],
  SITE_DISCLOSURE_TO: ['Published to', '公布日期至', '公布日期至'],
  SITE_DISCLOSURE_FILE: ['Open the document ({{size}})', '開啟文件（{{size}}）', '打开文件（{{size}}）'],
  SITE_DISCLOSURE_OF: ['Disclosure document of {{name}}', '{{name}} 的披露文件', '{{name}} 的披露文件'],
  SITE_DISCLOSURE_NO_MATCH: ['No disclosure matches', '沒有符合的披露', '没有匹配的披露'],
  SITE_DISCLOSURE_NO_MATCH_TEXT: [
    'Search for part of the name only, or clear the filters. A document is listed while its certificate is published.',
    '請只輸入部分名稱，或清除篩選。文件只在證書公布期間列出。',
    '请只输入部分名称，或清除筛选。文件只在证书公布期间列出。',
  ],
} as const satisfies Texts;
