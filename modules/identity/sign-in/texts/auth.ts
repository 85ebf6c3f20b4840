import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the sign-in, password and sign-out screens. */
export const authTexts = {
  AUTH_CLAIM: ['Certification you can verify', '認證真偽，一查即知。', '认证真伪，一查即知。'],
  AUTH_CLAIM_TEXT: [
    'Every certificate we issue is digitally signed, publicly listed and open to verification throughout its validity.',
    '我們發出的每張證書均經數碼簽署並公開登記，在其有效期內人人可查。',
    '我们颁发的每张证书均经数字签名并列入获证客户名录，有效期内人人可查。',
  ],
  AUTH_FOOT_HOME: ['Public site', '公開網站', '公开网站'],
  AUTH_FOOT_FAQ: ['Help', '說明', '帮助'],
  AUTH_FOOT_PRIVACY: ['Privacy', '私隱政策', '隐私政策'],
  AUTH_FOOT_TERMS: ['Terms', '條款', '条款'],

  AUTH_EMAIL: ['Email', '電郵', '邮箱'],
  AUTH_PASSWORD: ['Password', '密碼', '密码'],
  AUTH_PASSWORD_SHOW: ['Show or hide password', '顯示或隱藏密碼', '显示或隐藏密码'],
  AUTH_PASSWORD_RULE: [
    'At least {{min}} characters, without the name in your email address; a sentence is easiest to remember.',
    '最少 {{min}} 個字元，不可包含你電郵中的名稱；用一句話最易記。',
    '至少 {{min}} 个字符，不可包含您邮箱中的名称；用一句话最好记。',
  ],
  AUTH_BACK_TO_LOGIN: ['Back to sign-in', '返回登入', '返回登录'],

  LOGIN_LEAD: ['Sign in to your account.', '歡迎回來。', '欢迎回来。'],
  ERR_LOGIN_OTHER_SIDE: [
    'This is a staff account. Sign in on the staff side.',
    '這是職員帳戶，請在職員一方登入。',
    '这是员工账户，请在员工端登录。',
  ],
  LOGIN_SUBMIT: ['Sign in', '登入', '登录'],
  LOGIN_FORGOT: ['Forgot your password?', '忘記密碼？', '忘记密码？'],
  LOGIN_NEW: ['New here?', '首次使用？', '首次使用？'],
  LOGIN_REGISTER: ['Create an account', '開立帳戶', '注册账户'],
  LOGIN_DEMO: ['Demo: choose an account', '示範系統：選擇一個身份', '演示系统：选择一个身份'],
  LOGIN_DEMO_TEXT: [
    'This fills in the sign-in form.',
    '系統會填入該帳戶，然後按登入。',
    '系统会填入该账户，然后点击登录。',
  ],

  FORGOT_LEAD: [
    'Enter your email address and we will send you a reset link.',
    '請輸入電郵，我們會寄出重設密碼的連結。',
    '请输入邮箱，我们会发送重置密码的链接。',
  ],
  FORGOT_SUBMIT: ['Send reset link', '發送連結', '发送链接'],
  FORGOT_DONE_TEXT: [
    'If an account exists for {{email}}, we have sent a link that expires in 60 minutes.',
    '如 {{email}} 已有帳戶，連結即將寄出，60 分鐘內有效。',
    '如 {{email}} 已有账户，链接即将送达，60 分钟内有效。',
  ],
  RESET_LEAD: [
    'The new password takes effect immediately, and other devices are signed out.',
    '新密碼即時生效，其他裝置將會登出。',
    '新密码立即生效，其他设备将会退出。',
  ],
  RESET_NEW: ['New password', '新密碼', '新密码'],
  RESET_REPEAT: ['Confirm new password', '再次輸入', '再次输入'],
  RESET_DIFFERENT: ['The passwords do not match.', '兩次輸入的密碼不相同。', '两次输入的密码不一致。'],
  RESET_SUBMIT: ['Set password', '設定密碼', '设置密码'],
  RESET_DONE: [
    'Password set. Sign in with your new password.',
    '新密碼已設定，請以新密碼登入。',
    '新密码已设置，请使用新密码登录。',
  ],
  RESET_NO_CODE: ['This link is incomplete', '連結不完整', '链接不完整'],
  RESET_NO_CODE_TEXT: [
    'Open the link in the email again, or request a new one.',
    '請從電郵重新開啟連結，或重新索取。',
    '请从邮件中重新打开链接，或重新获取。',
  ],
  RESET_ASK_AGAIN: ['Request new link', '重新索取連結', '重新获取链接'],

  LOGOUT_TEXT: [
    'You are signed out. Saved work is kept.',
    '你已登出，已儲存的資料會保留。',
    '您已退出，已保存的内容会保留。',
  ],
  LOGOUT_IDLE: [
    'You were signed out after {{minutes}} minutes of inactivity to protect your data. Saved work is kept. Sign in to continue.',
    '此處已有 {{minutes}} 分鐘沒有操作，為保障資料安全，系統已將你登出。已儲存的資料會保留；重新登入即可返回原來的頁面。',
    '此处已有 {{minutes}} 分钟没有操作，为保护数据安全，系统已将您退出。已保存的内容会保留；重新登录即可返回原来的页面。',
  ],
  LOGOUT_IDLE_ONE: [
    'You were signed out after 1 minute of inactivity to protect your data. Saved work is kept. Sign in to continue.',
    '此處已有 1 分鐘沒有操作，為保障資料安全，系統已將你登出。已儲存的資料會保留；重新登入即可返回原來的頁面。',
    '此处已有 1 分钟没有操作，为保护数据安全，系统已将您退出。已保存的内容会保留；重新登录即可返回原来的页面。',
  ],
  LOGOUT_EXPIRED: [
    'You were signed out because the maximum session length was reached. Saved work is kept. Sign in to continue.',
    '登入時間已達上限，系統已將你登出。已儲存的資料會保留；重新登入即可返回原來的頁面。',
    '登录时间已达上限，系统已将您退出。已保存的内容会保留；重新登录即可返回原来的页面。',
  ],
  LOGOUT_STAFF: [
    'You were signed out because your session was ended by an administrator, or your account was changed or suspended. Saved work is kept. Sign in to continue; if that fails, contact us.',
    '管理員已結束你的登入，或你的帳戶已更改或停用。已儲存的資料會保留；重新登入即可返回原來的頁面。如未能登入，請聯絡我們。',
    '管理员已结束您的登录，或您的账户已更改或停用。已保存的内容会保留；重新登录即可返回原来的页面。如无法登录，请联系我们。',
  ],
  LOGOUT_OWNER: [
    'You were signed out because you ended this session on another device, or changed your password. Saved work is kept. Sign in to continue.',
    '你已在另一裝置結束此登入，或更改了密碼，因此已被登出。已儲存的資料會保留；重新登入即可返回原來的頁面。',
    '您已在另一设备结束此登录，或修改了密码，因此已退出。已保存的内容会保留；重新登录即可返回原来的页面。',
  ],
  LOGOUT_ENDED: [
    'Your session has ended because you signed out elsewhere, your password or roles changed, your account was suspended, or the 12-hour limit was reached. Saved work is kept. Sign in to continue; if that fails, contact us.',
    '你的登入已結束：可能是在別處登出、密碼或角色已更改、帳戶被停用，或已超過 12 小時。已儲存的資料會保留；重新登入即可返回原來的頁面。如未能登入，請聯絡我們。',
    '您的登录已结束：可能是在别处退出、密码或角色已更改、账户被停用，或已超过 12 小时。已保存的内容会保留；重新登录即可返回原来的页面。如无法登录，请联系我们。',
  ],
  LOGOUT_AGAIN: ['Sign in again', '重新登入', '重新登录'],
  LOGOUT_HOME: ['Go to public site', '前往公開網站', '前往公开网站'],

  PASSWORD_LEAD: [
    'All other devices are signed out when you change your password.',
    '更改後，其他裝置將會登出。',
    '修改后，其他设备将会退出。',
  ],
  PASSWORD_OLD: ['Current password', '現有密碼', '当前密码'],
  PASSWORD_DONE: ['Password changed.', '密碼已更改。', '密码已修改。'],
  PROFILE_YOU: ['Personal details', '個人資料', '个人信息'],
  PROFILE_NAME: ['Name', '姓名', '姓名'],
  PROFILE_PHONE: ['Phone', '電話', '电话'],
  PROFILE_ROLES: ['Roles', '角色', '角色'],
  PROFILE_GENERATION: ['Permission to generate certificates', '可製作證書', '可生成证书'],
  PROFILE_YES: ['Yes', '是', '是'],
  PROFILE_NO: ['No', '否', '否'],
  PROFILE_ORG: ['Organisation', '機構', '机构'],
  PROFILE_LANGUAGE: ['Email language', '電郵語言', '邮件语言'],
  PROFILE_LANGUAGE_HINT: [
    'To change the portal language, use the switch at the top of the page.',
    '系統介面語言可於頁頂切換。',
    '系统界面语言可在页顶切换。',
  ],
  PROFILE_LANGUAGE_DONE: [
    'Email language changed.',
    '今後的電郵將以此語言寄出。',
    '今后的邮件将使用此语言。',
  ],
  PROFILE_SAFETY: ['Password', '密碼', '密码'],
  PROFILE_PASSWORD_TEXT: [
    'Use a long sentence of your own. Change it if someone else may know it.',
    '以自己想出的一句長句作密碼最為安全。如懷疑外洩，請立即更改。',
    '用自己想出的一句较长的话作密码最安全。如怀疑泄露，请立即修改。',
  ],
  PROFILE_LEGAL: ['Accepted terms and policies', '已接受的文件', '已接受的文件'],

  SET_TwoFactorRoles: [
    'Roles that require two-factor authentication',
    '須使用雙重認證的角色',
    '须使用双重验证的角色',
  ],
  SET_TwoFactorRoles_HELP: [
    'People with these roles must set up an authenticator app or a passkey first.',
    '具備所選任何一個角色的人員，須先設定驗證器或通行密鑰，方可使用系統。',
    '具有所选任何一个角色的人员，须先设置验证器或通行密钥，方可使用系统。',
  ],
  SET_IdleMinutes: ['Idle timeout', '閒置登出時間', '闲置登出时间'],
  SET_IdleMinutes_HELP: [
    'A warning is shown one minute before.',
    '登出前一分鐘會詢問使用者是否仍在。',
    '登出前一分钟会询问使用者是否仍在。',
  ],
  SET_AbsoluteHours: ['Maximum session length', '最長登入時間', '最长登录时间'],
  SET_AbsoluteHours_HELP: [
    'Applies even when active. A shorter value also ends longer existing sessions.',
    '不論是否使用中。縮短後，已超時的登入亦會結束。',
    '无论是否正在使用。缩短后，已超时的登录也会结束。',
  ],
  SET_PasswordMinLength: ['Minimum password length', '密碼最短長度', '密码最短长度'],
  SET_PasswordMinLength_HELP: ['For new passwords.', '適用於往後設定的密碼。', '适用于今后设置的密码。'],

  TITLE_LOGIN: ['Sign in', '登入', '登录'],
  TITLE_FORGOT: ['Reset your password', '忘記密碼', '忘记密码'],
  TITLE_RESET: ['Choose a new password', '設定新密碼', '设置新密码'],
  TITLE_LOGOUT: ['Signed out', '已登出', '已退出'],
} as const satisfies Texts;
