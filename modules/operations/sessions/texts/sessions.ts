import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the page with all open sessions. */
export const sessionTexts = {
  TITLE_SESSIONS: ['Signed-in users', '登入中的用戶', '已登录的用户'],
  MENU_SESSIONS: ['Signed-in users', '登入中的用戶', '已登录的用户'],
  SESSIONS_LEAD: [
    'Every active session of staff and clients. An ended session is signed out at once.',
    '所有職員及客戶的登入工作階段。結束後即時登出。',
    '所有员工和客户的登录会话。结束后立即退出。',
  ],
  SESSIONS_SEARCH: ['Name, email or IP address', '姓名、電郵或 IP 位址', '姓名、邮箱或 IP 地址'],
  SESSIONS_EMPTY: ['No active sessions', '目前沒有登入', '目前没有登录'],
  SESSIONS_EMPTY_TEXT: [
    'Sessions of staff and clients appear here while they are signed in.',
    '職員及客戶登入期間，會在此顯示。',
    '员工和客户登录期间，会显示在此处。',
  ],
  SESSION_PERSON: ['Person', '人員', '人员'],
  SESSION_SIDE: ['User type', '用戶類別', '用户类别'],
  SESSION_SIDE_STAFF: ['Staff', '職員', '员工'],
  SESSION_SIDE_CLIENTS: ['Client', '客戶', '客户'],
  SESSION_DEVICE: ['Device', '裝置', '设备'],
  SESSION_END: ['End session', '結束登入', '结束会话'],
  SESSION_THIS: ['This session', '目前裝置', '当前设备'],
  SESSION_NOT_YOURS: ['Not permitted for your role', '你的角色不可結束', '您的角色不可结束'],
  SESSIONS_END: ['End {{count}} sessions', '結束 {{count}} 個登入', '结束 {{count}} 个会话'],
  SESSIONS_END_ONE: ['End session', '結束登入', '结束会话'],
  SESSIONS_END_TITLE: ['End {{count}} sessions?', '結束 {{count}} 個登入？', '结束 {{count}} 个会话？'],
  SESSIONS_END_TITLE_ONE: ['End this session?', '結束此登入？', '结束此会话？'],
  SESSIONS_END_TEXT: [
    'These users are signed out at once on the selected devices. Work that is not saved may be lost. They can sign in again.',
    '這些用戶會在所選裝置上即時登出，未儲存的資料可能會遺失。他們可以重新登入。',
    '这些用户会在所选设备上立即退出，未保存的内容可能会丢失。他们可以重新登录。',
  ],
  SESSIONS_END_TEXT_ONE: [
    '{{name}} is signed out at once on this device. Work that is not saved may be lost. Signing in again is possible; to prevent it, suspend the account.',
    '{{name}} 會在此裝置上即時登出，未儲存的資料可能會遺失，但可以重新登入；如要阻止登入，請停用帳戶。',
    '{{name}} 会在此设备上立即退出，未保存的内容可能会丢失，但可以重新登录；如要阻止登录，请停用账户。',
  ],
  SESSIONS_ENDED: ['{{count}} sessions ended.', '已結束 {{count}} 個登入。', '已结束 {{count}} 个会话。'],
  SESSIONS_ENDED_ONE: ['Session ended.', '已結束登入。', '已结束会话。'],
  SESSIONS_NOT_ENDABLE: [
    '{{count}} of the selected sessions cannot be ended by your role.',
    '所選登入中，有 {{count}} 個不可由你的角色結束。',
    '所选会话中，有 {{count}} 个不可由您的角色结束。',
  ],
  SESSIONS_NOT_ENDABLE_ONE: [
    '1 of the selected sessions cannot be ended by your role.',
    '所選登入中，有 1 個不可由你的角色結束。',
    '所选会话中，有 1 个不可由您的角色结束。',
  ],
  EVENT_SESSION_END_BY_STAFF: ['Session ended by staff', '職員結束用戶登入', '员工结束用户会话'],
  PERMISSION_MANAGE_SESSIONS: [
    'See and end active sessions of all users',
    '查閱及結束所有用戶的登入',
    '查看及结束所有用户的登录会话',
  ],
} as const satisfies Texts;
