import type { Texts } from './language.ts';

/** Second factors: authenticator, passkeys, recovery codes, and the moment that asks for one again. */
export const twoFactorTexts = {
  ERR_TWO_FACTOR_NEEDED: [
    'Set up two-factor sign-in first. Your profile shows how.',
    '請先設定雙重認證，個人資料頁會說明做法。',
    '请先设置双重验证，个人资料页会说明做法。',
  ],
  ERR_STEP_UP: ['Please confirm that it is you.', '請確認是你本人。', '请确认是您本人。'],
} as const satisfies Texts;
