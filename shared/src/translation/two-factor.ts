import type { Texts } from './language.ts';

/** Second factors: authenticator, passkeys, recovery codes, and the moment that asks for one again. */
export const twoFactorTexts = {
  ERR_TWO_FACTOR_NEEDED: [
    'Set up two-factor sign-in first. Your profile shows how.',
    '請先設定雙重認證，個人資料頁會說明做法。',
    '请先设置双重验证，个人资料页会说明做法。',
  ],
  ERR_OTP_NEEDED: [
    'Please confirm with your second factor.',
    '請以第二重驗證確認身分。',
    '请用第二重验证确认身份。',
  ],
  ERR_OTP_WRONG: [
    'This code is not right, or was used already. An authenticator shows a new one every 30 seconds.',
    '驗證碼不正確或已被使用。驗證器每 30 秒更新一次。',
    '验证码不正确或已被使用。验证器每 30 秒更新一次。',
  ],
  ERR_PASSKEY: [
    'The passkey was not accepted. Please try again.',
    '未能接受該通行密鑰，請再試一次。',
    '通行密钥未被接受，请重试。',
  ],
  ERR_PASSKEY_LOGIN: [
    'This passkey opens no account here, or the account is not open. Clients and staff sign in separately.',
    '此通行密鑰未能開啟任何帳戶，或帳戶尚未啟用。客戶與職員須分開登入。',
    '此通行密钥无法登录任何账户，或账户尚未激活。客户与员工分别登录。',
  ],
  ERR_PASSKEY_KNOWN: ['This passkey is registered already.', '此通行密鑰已經登記。', '此通行密钥已经登记。'],
  ERR_TOTP_BEGIN: [
    'This QR code is no longer good. Please begin again.',
    '此二維碼已失效，請重新開始。',
    '此二维码已失效，请重新开始。',
  ],
  ERR_TWO_FACTOR_LAST: [
    'This is your last second factor, and your work needs one. Set up another first.',
    '這是你最後一項雙重認證，而你的職務必須設有。請先設定另一項。',
    '这是您最后一项双重验证，而您的工作必须设有。请先设置另一项。',
  ],
  ERR_TWO_FACTOR_NONE: [
    'Set up an authenticator or a passkey first.',
    '請先設定驗證器或通行密鑰。',
    '请先设置验证器或通行密钥。',
  ],
  ERR_STEP_UP: ['Please confirm that it is you.', '請確認是你本人。', '请确认是您本人。'],
} as const satisfies Texts;
