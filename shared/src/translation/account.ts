import type { Texts } from './language.ts';

/** Clients, sub-accounts and staff: their lists, forms, rules and buttons. */
export const accountTexts = {
  TITLE_CLIENTS: ['Clients', '客戶', '客户'],
  TITLE_CLIENT_ADD: ['New client', '新增客戶', '新增客户'],
  TITLE_CLIENT: ['Client', '客戶資料', '客户资料'],
  TITLE_SUBS: ['Sub-accounts', '子帳戶', '子账户'],
  TITLE_SUB: ['Sub-account', '子帳戶資料', '子账户资料'],
  TITLE_STAFF_LIST: ['Staff', '職員', '员工'],
  TITLE_STAFF_ADD: ['New member of staff', '新增職員', '新增员工'],
  TITLE_STAFF: ['Member of staff', '職員資料', '员工资料'],
  MENU_CLIENTS: ['Clients', '客戶', '客户'],
  MENU_SUBS: ['Sub-accounts', '子帳戶', '子账户'],
  MENU_STAFF: ['Staff', '職員', '员工'],

  ACCOUNT_STATUS_PENDING: ['Invited', '已邀請', '已邀请'],
  ACCOUNT_STATUS_ACTIVE: ['Active', '使用中', '使用中'],
  ACCOUNT_STATUS_SUSPENDED: ['Suspended', '已停用', '已停用'],
  ACCOUNT_STATUS_REMOVED: ['Removed', '已移除', '已移除'],

  ACT_CLIENT_CREATE: ['Create client', '新增客戶', '新增客户'],
  ACT_STAFF_CREATE: ['Create member of staff', '新增職員', '新增员工'],
  ACT_SUB_INVITE: ['Invite', '發出邀請', '发送邀请'],
  ACT_ACCOUNT_UPDATE: ['Save changes', '儲存變更', '保存更改'],
  ACT_ACCOUNT_RESEND: ['Send the invitation again', '重新發出邀請', '重新发送邀请'],
  ACT_ACCOUNT_SIGN_OUT: ['Sign out everywhere', '登出所有裝置', '退出所有设备'],
  ACT_ACCOUNT_SUSPEND: ['Suspend', '停用', '停用'],
  ACT_ACCOUNT_REACTIVATE: ['Re-activate', '重新啟用', '重新启用'],
  ACT_ACCOUNT_RESET_TWO_FACTOR: ['Reset two-factor sign-in', '重設雙重認證', '重置双重验证'],
  ACT_ACCOUNT_REMOVE: ['Remove', '移除', '移除'],
  ACT_SUB_SHARE: ['Share applications', '分享申請', '共享申请'],

  CONFIRM_ACCOUNT_SIGN_OUT: [
    'Every open session of this account ends at once. Work that was not saved is lost.',
    '此帳戶的所有登入會即時結束，未儲存的內容將會遺失。',
    '此账户的所有登录会立即结束，未保存的内容将会丢失。',
  ],
  CONFIRM_SUB_SUSPEND: [
    'This person is signed out at once and cannot sign in until you re-activate the account.',
    '此人會即時登出，直至你重新啟用帳戶前均不能登入。',
    '此人会立即退出登录，在您重新启用账户之前无法登录。',
  ],
  CONFIRM_SUB_REMOVE: [
    'This person is signed out at once and cannot come back. Everything they made stays with your organisation.',
    '此人會即時登出，並不能再登入。其建立的所有內容會保留在你的機構。',
    '此人会立即退出登录，并无法再登录。其创建的所有内容会保留在您的机构。',
  ],

  MSG_INVITED: ['The invitation is on its way.', '邀請已發出。', '邀请已发出。'],
  MSG_SIGNED_OUT: ['Every session has ended.', '所有登入已結束。', '所有登录已结束。'],
  MSG_ACCOUNT_SUSPENDED: ['The account is suspended.', '帳戶已停用。', '账户已停用。'],
  MSG_ACCOUNT_REACTIVATED: ['The account is active again.', '帳戶已重新啟用。', '账户已重新启用。'],
  MSG_ACCOUNT_REMOVED: ['The account is removed.', '帳戶已移除。', '账户已移除。'],

  REASON_OWN_ACCOUNT: ['This is your own account.', '這是你自己的帳戶。', '这是您自己的账户。'],
  REASON_OUTRANKED: [
    'This account holds a role that you cannot give. Ask an administrator.',
    '此帳戶擁有你無權授予的角色，請聯絡管理員。',
    '此账户拥有您无权授予的角色，请联系管理员。',
  ],
  REASON_LAST_ADMIN: [
    'The last administrator stays. Make somebody else administrator first.',
    '必須保留最少一名管理員，請先設定另一名管理員。',
    '必须保留至少一名管理员，请先设置另一名管理员。',
  ],
  REASON_NO_TWO_FACTOR: ['Two-factor sign-in is not set up.', '尚未設定雙重認證。', '尚未设置双重验证。'],
  REASON_NO_SESSION: ['Nobody is signed in.', '目前沒有登入。', '目前没有登录。'],
  REASON_OWN_ROLES: [
    'Nobody changes their own roles. Ask another administrator.',
    '不能更改自己的角色，請聯絡另一名管理員。',
    '不能更改自己的角色，请联系另一名管理员。',
  ],
  REASON_ROLE_NOT_YOURS_TO_GIVE: [
    'One of these roles is not yours to give or take.',
    '當中有你無權授予或撤回的角色。',
    '其中有您无权授予或撤回的角色。',
  ],
  REASON_GENERATION_NOT_YOURS: [
    'Only administrators grant certificate generation, and never to themselves.',
    '只有管理員可授予產生證書的權限，且不能授予自己。',
    '只有管理员可授予生成证书的权限，且不能授予自己。',
  ],
  REASON_EMAIL_NOT_YOURS: [
    'You cannot change this e-mail address.',
    '你不能更改此電郵地址。',
    '您不能更改此电子邮箱。',
  ],
} as const satisfies Texts;
