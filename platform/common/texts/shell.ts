import type { Texts } from '../i18n/language.ts';

/** Texts of the page frame: menu, search, notifications, account and display settings. */
export const shellTexts = {
  MENU: ['Main menu', '主選單', '主菜单'],
  MENU_OPEN: ['Open menu', '開啟選單', '打开菜单'],
  MENU_DASHBOARD: ['Dashboard', '工作台', '工作台'],
  MENU_GROUP_settings: ['Settings', '設定', '设置'],
  MENU_YOUR_TURN: ['{{count}} tasks for you', '{{count}} 項待你處理', '{{count}} 项待您处理'],
  MENU_YOUR_TURN_ONE: ['{{count}} task for you', '{{count}} 項待你處理', '{{count}} 项待您处理'],
  SKIP_TO_CONTENT: ['Skip to main content', '跳至內容', '跳到正文'],

  LANGUAGE_OF_EMAILS: [
    'Emails to you are still in {{language}}. You can change this in your profile.',
    '寄給你的電郵仍使用 {{language}}，可在個人資料中更改。',
    '发给您的邮件仍使用 {{language}}，可在个人资料中更改。',
  ],
  LANGUAGE: ['Language', '語言', '语言'],
  TEXT_SIZE: ['Text size', '字體大小', '字号'],
  TEXT_SIZE_small: ['Small text', '小字體', '小字号'],
  TEXT_SIZE_medium: ['Medium text', '中字體', '中字号'],
  TEXT_SIZE_big: ['Large text', '大字體', '大字号'],
  SCHEME_DARK: ['Dark mode', '深色模式', '深色模式'],
  SCHEME_LIGHT: ['Light mode', '淺色模式', '浅色模式'],

  CANCEL: ['Cancel', '取消', '取消'],
  CLOSE: ['Close', '關閉', '关闭'],
  SAVE: ['Save', '儲存', '保存'],
  BACK: ['Back', '返回', '返回'],
  LOADING: ['Loading', '載入中', '加载中'],
  APP_NEEDS_SCRIPT: [
    'Signing in and working here require JavaScript, which is turned off in this browser. Turn it on and reload the page. Certificates can be verified without it.',
    '登入及使用本系統需要 JavaScript，但此瀏覽器已將其關閉。請開啟後重新載入網頁。查核證書則無須 JavaScript。',
    '登录及使用本系统需要 JavaScript，但此浏览器已将其关闭。请开启后重新加载网页。查验证书则无需 JavaScript。',
  ],

  FIND: ['Find an application, certificate, screen…', '尋找申請、證書、頁面…', '查找申请、证书、页面…'],
  FIND_HINT: [
    'Type a number, a name, initials or a page',
    '輸入編號、名稱、英文縮寫或頁面',
    '输入编号、名称、英文缩写或页面',
  ],
  FIND_NOTHING: ['No results for “{{text}}”', '找不到「{{text}}」', '未找到“{{text}}”'],
  FIND_SCREENS: ['Go to', '前往', '前往'],
  FIND_APPLICATIONS: ['Applications', '申請', '申请'],
  FIND_CERTIFICATES: ['Certificates', '證書', '证书'],
  FIND_INVOICES: ['Invoices', '發票', '账单'],
  FIND_ORGANISATIONS: ['Organisations', '機構', '机构'],
  FIND_PEOPLE: ['People', '人員', '人员'],
  FIND_RECENT: ['Recent', '最近', '最近'],
  FIND_MEANT: [
    'No exact match. Did you mean “{{name}}”?',
    '沒有完全相符的結果。你是否想找「{{name}}」？',
    '没有完全相符的结果。您是否想找“{{name}}”？',
  ],
  FIND_SEARCHING: ['Searching…', '搜尋中…', '搜索中…'],

  NOTIFICATIONS: ['Notifications', '通知', '通知'],
  NOTIFICATIONS_UNREAD: [
    'Notifications, {{count}} unread',
    '通知，{{count}} 則未讀',
    '通知，{{count}} 条未读',
  ],
  NOTIFICATIONS_READ_ALL: ['Mark all as read', '全部標為已讀', '全部标为已读'],
  NOTIFICATIONS_NONE: ['No notifications', '沒有新通知', '没有新通知'],
  NOTIFICATIONS_NONE_TEXT: [
    'You will be notified here about new tasks and updates.',
    '有事項待你處理或有進展時，會在此通知你。',
    '有事项待您处理或有进展时，会在此通知您。',
  ],
  NOTIFICATION_UNREAD: ['Unread', '未讀', '未读'],

  ACCOUNT_MENU: ['Account of {{name}}', '{{name}} 的帳戶', '{{name}} 的账户'],
  ACCOUNT_PASSWORD: ['Change password', '更改密碼', '修改密码'],
  ACCOUNT_SITE: ['Public site', '公開網站', '公开网站'],
  ACCOUNT_LOGOUT: ['Sign out', '登出', '退出登录'],

  IDLE_TITLE: ['Are you still there?', '你仍在使用嗎？', '您还在吗？'],
  IDLE_TEXT: [
    'For your security you will be signed out soon. Saved work is kept.',
    '為保障安全，系統即將自動登出。已儲存的資料不受影響。',
    '为保障安全，系统即将自动退出。已保存的内容不受影响。',
  ],
  IDLE_STAY: ['Stay signed in', '保持登入', '保持登录'],

  HELP: ['Help', '說明', '帮助'],
  KEYS_SWITCH: ['Enable single-key shortcuts', '啟用單鍵快捷鍵', '启用单键快捷键'],
} as const satisfies Texts;
