import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of emails about accounts: activation, invitation, password and security notices. */
export const accountEmailTexts = {
  MAIL_ACTIVATE_SUBJECT: [
    'Activate your {{brand}} account',
    '啟用你的 {{brand}} 帳戶',
    '激活您的 {{brand}} 账户',
  ],
  MAIL_ACTIVATE_TEXT: [
    'This email address was used to register. If this was you, activate your account.',
    '有人以此電郵地址登記帳戶。如是你本人，請按以下按鈕啟用帳戶。',
    '有人用此邮箱注册了账户。如果是您本人，请点击下方按钮激活账户。',
  ],
  MAIL_ACTIVATE_BUTTON: ['Activate account', '啟用帳戶', '激活账户'],
  MAIL_REGISTERED_AGAIN_TEXT: [
    'This email address was registered again before its account was activated. For your security, none of the passwords entered so far is used. Choose one to activate your account.',
    '此電郵地址在帳戶啟用前再次登記。為保障安全，先前輸入的密碼均不會採用。請按以下按鈕設定密碼以啟用帳戶。',
    '此邮箱在账户激活前再次注册。为保障安全，之前输入的密码均不会采用。请点击下方按钮设置密码以激活账户。',
  ],
  MAIL_KNOWN_SUBJECT: [
    'You already have an account with {{brand}}',
    '你已有 {{brand}} 帳戶',
    '您已有 {{brand}} 账户',
  ],
  MAIL_KNOWN_TEXT: [
    'Someone tried to register with this email address, which already has an account. Sign in, or reset your password.',
    '有人嘗試以此電郵地址登記，但此地址已有帳戶。請直接登入；如忘記密碼，可重設密碼。',
    '有人尝试用此邮箱注册，但该邮箱已有账户。请直接登录；如果忘记密码，可以重新设置。',
  ],
  MAIL_KNOWN_BUTTON: ['Reset password', '重設密碼', '重置密码'],
  MAIL_RESET_SUBJECT: ['Reset your {{brand}} password', '重設你的 {{brand}} 密碼', '重置您的 {{brand}} 密码'],
  MAIL_RESET_TEXT: [
    'We received a request to reset the password of your {{brand}} account. You will be signed out of all devices.',
    '有人要求重設你 {{brand}} 帳戶的密碼。請按以下按鈕設定新密碼；完成後，所有裝置上的登入均會結束。',
    '有人请求重置您 {{brand}} 账户的密码。请点击下方按钮设置新密码；完成后，所有设备上的登录都会结束。',
  ],
  MAIL_RESET_BUTTON: ['Reset password', '設定新密碼', '设置新密码'],
  MAIL_INVITE_SUBJECT: ['You are invited to {{brand}}', '邀請你使用 {{brand}}', '邀请您使用 {{brand}}'],
  MAIL_INVITE_TEXT: [
    'An account has been created for you on {{brand}}. Set a password to activate it.',
    '我們已為你在 {{brand}} 開立帳戶。請設定密碼以啟用帳戶。',
    '我们已为您在 {{brand}} 开立账户。请设置密码以激活账户。',
  ],
  MAIL_INVITE_BUTTON: ['Set password', '設定密碼', '设置密码'],
  MAIL_CHANGED_SUBJECT: ['Your password was changed', '你的密碼已更改', '您的密码已更改'],
  MAIL_CHANGED_TEXT: [
    'The password of your {{brand}} account has been changed. If this was not you, choose a new password immediately and contact us.',
    '你 {{brand}} 帳戶的密碼剛剛已更改。如非你本人操作，請立即重設密碼並通知我們。',
    '您 {{brand}} 账户的密码刚刚已更改。如果不是您本人操作，请立即重置密码并联系我们。',
  ],
  MAIL_CHANGED_BUTTON: ['It was not me', '並非本人操作', '不是本人操作'],
  MAIL_SUB_INVITE_SUBJECT: [
    '{{OrgName}} invites you to {{brand}}',
    '{{OrgName}} 邀請你使用 {{brand}}',
    '{{OrgName}} 邀请您使用 {{brand}}',
  ],
  MAIL_SUB_INVITE_TEXT: [
    'The organisation “{{OrgName}}” invites you to work on its applications on {{brand}}. Set a password to activate your account.',
    '機構「{{OrgName}}」邀請你在 {{brand}} 共同處理其申請。請設定密碼以啟用帳戶。',
    '机构“{{OrgName}}”邀请您在 {{brand}} 共同处理其申请。请设置密码以激活账户。',
  ],
  MAIL_SUB_KNOWN_SUBJECT: [
    'You already have an account with {{brand}}',
    '你已有 {{brand}} 帳戶',
    '您已有 {{brand}} 账户',
  ],
  MAIL_SUB_KNOWN_TEXT: [
    'Someone at the organisation “{{OrgName}}” tried to invite you to work on its applications on {{brand}}. This email address already has an account, so no new account was created. To work with this organisation, give it another email address.',
    '機構「{{OrgName}}」有人嘗試邀請你在 {{brand}} 共同處理其申請。此電郵地址已有帳戶，因此未有開立新帳戶。如你希望與該機構合作，請向其提供另一個電郵地址。',
    '机构“{{OrgName}}”有人尝试邀请您在 {{brand}} 共同处理其申请。此邮箱已有账户，因此未创建新账户。如果您希望与该机构合作，请向其提供另一个邮箱地址。',
  ],
  MAIL_SUSPENDED_SUBJECT: [
    'Your {{brand}} account has been suspended',
    '你的 {{brand}} 帳戶已被停用',
    '您的 {{brand}} 账户已被停用',
  ],
  MAIL_SUSPENDED_TEXT: [
    'Your {{brand}} account was suspended and signed out of all devices. Saved work is kept. If you think this is a mistake, contact us.',
    '你的 {{brand}} 帳戶已被停用，並已在所有裝置登出。你已填寫的資料會保留。如認為有誤，請聯絡我們。',
    '您的 {{brand}} 账户已被停用，并已在所有设备退出登录。您已填写的内容会保留。如认为有误，请联系我们。',
  ],
  MAIL_REACTIVATED_SUBJECT: [
    'Your {{brand}} account has been reactivated',
    '你的 {{brand}} 帳戶已恢復',
    '您的 {{brand}} 账户已恢复',
  ],
  MAIL_REACTIVATED_TEXT: [
    'You can use your {{brand}} account again. Sign in as before, or reset your password on the sign-in page.',
    '你的 {{brand}} 帳戶已可再次使用。請如常登入；如忘記密碼，可於登入頁重設。',
    '您的 {{brand}} 账户可以再次使用。请照常登录；如果忘记密码，可在登录页重置。',
  ],
  MAIL_SIGN_IN_BUTTON: ['Sign in', '登入', '登录'],
  MAIL_EMAIL_CHANGED_SUBJECT: [
    'The email address of your account was changed',
    '你帳戶的電郵地址已更改',
    '您账户的邮箱已更改',
  ],
  MAIL_EMAIL_CHANGED_TEXT: [
    'Your {{brand}} account now has another email address, and you can no longer sign in with this one. If you did not expect this, contact us immediately.',
    '你的 {{brand}} 帳戶已改用另一電郵地址，此地址不能再用作登入。如你並不知情，請立即聯絡我們。',
    '您的 {{brand}} 账户已改用另一个邮箱，此邮箱不能再用于登录。如果您并不知情，请立即联系我们。',
  ],
  MAIL_ROLES_SUBJECT: [
    'Your roles on {{brand}} were changed',
    '你在 {{brand}} 的角色已更改',
    '您在 {{brand}} 的角色已更改',
  ],
  MAIL_ROLES_TEXT: [
    'An administrator changed your permissions on {{brand}}. Sign in again to use your new roles. If you did not expect this, contact your administrator.',
    '管理員已更改你在 {{brand}} 可查看及處理的範圍。請重新登入以使用新角色。如你並不知情，請向管理員查詢。',
    '管理员已更改您在 {{brand}} 可查看和处理的范围。请重新登录以使用新角色。如果您并不知情，请向管理员询问。',
  ],
  MAIL_SECOND_STEP_ADDED_SUBJECT: [
    'Two-factor authentication added',
    '你的登入已新增驗證步驟',
    '您的登录已新增验证步骤',
  ],
  MAIL_SECOND_STEP_ADDED_TEXT: [
    'An authenticator app or passkey was added to your {{brand}} account. If this was not you, choose a new password immediately and contact us.',
    '你的 {{brand}} 帳戶新增了一項雙重認證（驗證應用程式或通行密鑰）。如非你本人操作，請立即重設密碼並聯絡我們。',
    '您的 {{brand}} 账户新增了一项双重验证（验证应用或通行密钥）。如果不是您本人操作，请立即重置密码并联系我们。',
  ],
  MAIL_SECOND_STEP_SUBJECT: [
    'Two-factor authentication removed',
    '你的登入驗證步驟已移除',
    '您的登录验证步骤已移除',
  ],
  MAIL_SECOND_STEP_TEXT: [
    'An authenticator app or passkey was removed from your {{brand}} account. If this was not you, choose a new password immediately and contact us.',
    '你 {{brand}} 帳戶的一項雙重認證（驗證應用程式或通行密鑰）已移除。如非你本人操作，請立即重設密碼並聯絡我們。',
    '您 {{brand}} 账户的一项双重验证（验证应用或通行密钥）已移除。如果不是您本人操作，请立即重置密码并联系我们。',
  ],
  MAIL_WHEN_activate: [
    'Sent to: the person who registers. When: the account must be activated.',
    '登記帳戶的人，用以啟用帳戶。',
    '注册账户的人，用于激活账户。',
  ],
  MAIL_WHEN_registeredAgain: [
    'Sent to: the owner of the email address. When: it is registered again before its account was activated.',
    '帳戶啟用前再次以同一電郵地址登記時，發予該地址的持有人。',
    '账户激活前再次用同一邮箱注册时，发给该邮箱的持有人。',
  ],
  MAIL_WHEN_alreadyRegistered: [
    'Sent to: the account holder. When: a registration uses the same email address.',
    '有人以已登記的電郵地址再次登記時，發予該地址的擁有人。',
    '有人用已注册的邮箱再次注册时，发给该邮箱的所有者。',
  ],
  MAIL_WHEN_reset: [
    'Sent to: the account holder. When: a password reset is requested.',
    '要求重設密碼的人。',
    '请求重置密码的人。',
  ],
  MAIL_WHEN_invite: [
    'Sent to: a client or staff member. When: staff create their account.',
    '由職員開立帳戶的客戶或職員。',
    '由员工开立账户的客户或员工。',
  ],
  MAIL_WHEN_subAccountKnown: [
    'Sent to: the account holder. When: an organisation invites the same email address as a sub-account.',
    '機構邀請已有帳戶的電郵地址為子帳戶時，發予該帳戶的擁有人。',
    '机构邀请已有账户的邮箱作为子账户时，发给该账户的所有者。',
  ],
  MAIL_WHEN_subAccountInvite: [
    'Sent to: the invited person. When: a client invites them as a sub-account.',
    '獲客戶邀請為子帳戶的人。',
    '被客户邀请为子账户的人。',
  ],
  MAIL_WHEN_passwordChanged: [
    'Sent to: the account holder. When: the password was changed.',
    '帳戶密碼更改後，發予帳戶擁有人。',
    '账户密码更改后，发给账户所有者。',
  ],
  MAIL_WHEN_emailChanged: [
    'Sent to: the previous email address. When: the email address of an account was changed.',
    '帳戶改用另一電郵地址後，發予舊地址。',
    '账户改用另一个邮箱后，发给旧邮箱。',
  ],
  MAIL_WHEN_twoFactorAdded: [
    'Sent to: the account holder. When: an authenticator app or passkey was added.',
    '帳戶新增驗證應用程式或通行密鑰後，發予帳戶擁有人。',
    '账户新增验证应用或通行密钥后，发给账户所有者。',
  ],
  MAIL_WHEN_twoFactorRemoved: [
    'Sent to: the account holder. When: an authenticator app or passkey was removed or reset.',
    '帳戶的雙重認證被移除或重設後，發予帳戶擁有人。',
    '账户的双重验证被移除或重置后，发给账户所有者。',
  ],
  MAIL_WHEN_accountSuspended: [
    'Sent to: the account holder. When: the account is suspended.',
    '帳戶被停用時，發予帳戶擁有人。',
    '账户被停用时，发给账户所有者。',
  ],
  MAIL_WHEN_accountReactivated: [
    'Sent to: the account holder. When: the account is reactivated.',
    '帳戶恢復時，發予帳戶擁有人。',
    '账户恢复时，发给账户所有者。',
  ],
  MAIL_WHEN_rolesChanged: [
    'Sent to: the staff member. When: their roles were changed.',
    '職員角色更改時，發予該職員。',
    '员工角色更改时，发给该员工。',
  ],
} as const satisfies Texts;
