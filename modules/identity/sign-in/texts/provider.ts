import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of sign-in at the organisation's own identity provider. `{{name}}` is the provider's name. */
export const providerTexts = {
  PROVIDER_SIGN_IN: ['Continue with {{name}}', '以 {{name}} 登入', '使用 {{name}} 登录'],
  PROVIDER_BUSY: ['Signing you in with {{name}}…', '正在以 {{name}} 登入……', '正在通过 {{name}} 登录……'],
  PROVIDER_SECOND: [
    'Signed in with {{name}}. Complete two-factor authentication for your account.',
    '已由 {{name}} 確認身份；你的帳戶尚需完成雙重認證。',
    '已由 {{name}} 确认身份；您的账户还需完成双重验证。',
  ],
  PROVIDER_FAILED_TITLE: ['You are not signed in', '你尚未登入', '您尚未登录'],
  PROVIDER_AGAIN: ['Try {{name}} again', '再以 {{name}} 登入', '再次使用 {{name}}'],
  ERR_PROVIDER_OFF: [
    'Sign-in with an identity provider is not set up. Use your email and password.',
    '本系統未設定身份供應商登入，請使用電郵及密碼。',
    '本系统未设置身份提供方登录，请使用邮箱和密码。',
  ],
  ERR_PROVIDER_AWAY: [
    'The identity provider is not responding. Try again, or use your email and password.',
    '身份供應商暫時沒有回應。請再試，或使用電郵及密碼登入。',
    '身份提供方暂时没有响应。请重试，或使用邮箱和密码登录。',
  ],
  ERR_PROVIDER_DENIED: [
    'The sign-in at the identity provider was not completed. Try again, or sign in another way.',
    '你尚未完成外部登入。請再試，或以其他方式登入。',
    '您尚未完成外部登录。请重试，或使用其他方式登录。',
  ],
  ERR_PROVIDER_FAILED: [
    'The sign-in at the identity provider failed. Try again; if it keeps failing, contact your administrator.',
    '未能完成經身份供應商登入。請再試；如問題持續，請通知管理員。',
    '未能完成通过身份提供方登录。请重试；如问题持续，请通知管理员。',
  ],
  ERR_PROVIDER_STATE: [
    'This sign-in was started elsewhere, already used or took too long. Start again here.',
    '此登入在別處開始、已被使用或已逾時。請在此重新開始。',
    '此次登录在别处开始、已被使用或已超时。请在此重新开始。',
  ],
  ERR_PROVIDER_ANSWER: [
    'The response of the identity provider could not be verified. Contact your administrator.',
    '身份供應商的回應未能通過核實，未有任何人登入。請通知管理員。',
    '身份提供方的响应未能通过核实，没有任何人登录。请通知管理员。',
  ],
  ERR_PROVIDER_EMAIL: [
    'The identity provider has not confirmed your email address. Confirm it there first, or use your email and password here.',
    '身份供應商尚未確認你的電郵地址。請先在該處確認，或在此使用電郵及密碼登入。',
    '身份提供方尚未确认您的邮箱地址。请先在该处确认，或在此使用邮箱和密码登录。',
  ],
  ERR_PROVIDER_UNKNOWN: [
    'No account here is linked to this sign-in. Ask your administrator for an invitation, or sign in another way.',
    '本系統沒有與此登入方式相連的帳戶。請聯絡管理員邀請你，或以其他方式登入。',
    '本系统没有与此登录方式关联的账户。请联系管理员邀请您，或使用其他方式登录。',
  ],
  ERR_PROVIDER_SUSPENDED: [
    'Your account is suspended. Contact us.',
    '你在此的帳戶已被停用，請聯絡我們。',
    '您在此的账户已被停用，请联系我们。',
  ],
  ERR_PROVIDER_TAKEN: [
    'The account with your email address is linked to another identity at this provider. Contact your administrator.',
    '使用你電郵地址的帳戶，已屬於此供應商的另一位用戶。請通知管理員。',
    '使用您邮箱地址的账户，已属于此提供方的另一位用户。请通知管理员。',
  ],
  ERR_PROVIDER_BUSY: [
    'Too many attempts. Wait a few minutes and try again.',
    '嘗試次數過多。請等候數分鐘後再試。',
    '尝试次数过多。请等待几分钟后重试。',
  ],
  EVENT_PROVIDER_LINK: ['Identity linked to the account', '身份已連結至帳戶', '身份已关联到账户'],
  EVENT_PROVIDER_FAILED: [
    'Sign-in at the identity provider failed',
    '經供應商登入失敗',
    '通过提供方登录失败',
  ],
  EVENT_PROVIDER_VERIFIED: ['Verified by the identity provider', '已由供應商核實', '已由提供方核实'],
} as const satisfies Texts;
