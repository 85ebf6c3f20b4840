import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the user's own profile: details, organisation, data export, account closure. */
export const profileTexts = {
  PROFILE_WORDS: [
    'my account, password, two-factor, language of emails, close account, delete account, my data, sign-in',
    '我的帳戶、密碼、雙重認證、電郵語言、關閉帳戶、刪除帳戶、我的資料、登入',
    '我的账户、密码、双重验证、邮件语言、关闭账户、注销账户、我的资料、登录',
  ],
  FIELD_PHONE: [
    'This is not a valid phone number in the selected country or region. Check it.',
    '這不是該國家或地區的有效電話號碼。',
    '这不是该国家或地区的有效电话号码。',
  ],
  FIELD_ONE_NAME: [
    'Enter at least one of the three names.',
    '請填寫三種語言其中一種的名稱。',
    '请填写三种语言中任意一种的名称。',
  ],
  PHONE_CODE_OF: ['{{label}}: country code', '{{label}}：國家／地區號碼', '{{label}}：国家/地区代码'],
  PHONE_CODE_NONE: ['No country or region found', '找不到國家或地區', '找不到国家或地区'],

  PROFILE_PARTS: ['Profile sections', '個人資料內容', '个人信息内容'],
  PROFILE_PART_SECURITY: ['Security', '帳戶安全', '账户安全'],
  PROFILE_PART_NOTICES: ['Notifications', '通知', '通知'],
  PROFILE_EDIT: ['Edit', '編輯', '编辑'],
  PROFILE_SAVE: ['Save', '儲存', '保存'],
  PROFILE_CANCEL: ['Cancel', '取消', '取消'],
  PROFILE_DONE: ['Details saved.', '你的資料已儲存。', '您的信息已保存。'],
  PROFILE_MOBILE: ['Mobile phone', '流動電話', '手机'],
  PROFILE_SINCE: ['Account since', '帳戶開立日期', '账户创建日期'],
  PROFILE_PARENT: ['Invited by', '邀請人', '邀请人'],
  PROFILE_EMAIL_FIXED: [
    'Contact us to change your email address.',
    '如需更改電郵地址，請與我們聯絡：連結及通知均會寄往該地址。',
    '如需更改邮箱，请联系我们：链接和通知都会发往该邮箱。',
  ],
  PROFILE_EMAIL_FIXED_SUB: [
    'Ask {{name}} to change your email address.',
    '如需更改電郵地址，請聯絡{{name}}。',
    '如需更改邮箱，请联系{{name}}。',
  ],

  ORG_NAME: ['Organisation name', '機構名稱', '机构名称'],
  ORG_BRANCH: ['Branch or department', '分支機構或部門', '分支机构或部门'],
  ORG_BRANCH_HINT: [
    'Only if it should appear on certificates next to the name.',
    '只在需要連同名稱列於證書上時填寫。',
    '仅在需要与名称一并列于证书时填写。',
  ],
  ORG_LANGUAGE_EN: ['English', '英文', '英文'],
  ORG_LANGUAGE_CHT: ['Traditional Chinese', '繁體中文', '繁体中文'],
  ORG_LANGUAGE_CHS: ['Simplified Chinese', '簡體中文', '简体中文'],
  ORG_ONE_NEEDED: ['Enter at least one of the three.', '填寫其中一種語言即可。', '填写其中一种语言即可。'],
  LOCALIZED_MISSING: ['missing', '未填', '未填'],
  ORG_SUGGEST: ['Suggest simplified characters', '由繁體轉換為簡體', '由繁体转换为简体'],
  ORG_SUGGESTED: ['Check the suggestion.', '請核對轉換結果。', '请核对转换结果。'],
  ORG_NO: ['Business registration number', '商業登記號碼', '商业登记号码'],
  ORG_BILLING_EMAIL: ['Billing email', '賬單電郵', '账单邮箱'],
  ORG_BILLING_ADDRESS: ['Billing address', '賬單地址', '账单地址'],
  ORG_BILLING_ADDRESS_HINT: [
    'Printed on invoices and receipts, also on those already issued. At most six lines.',
    '印於發票及收據，包括已發出者。最多六行。',
    '印在账单和收据上，包括已开具的。最多六行。',
  ],
  FIELD_ADDRESS_LINES: ['Enter at most six lines.', '請輸入不多於六行。', '请输入不超过六行。'],
  ORG_BILLING_EMAIL_HINT: [
    'Invoices, payment reminders and receipts are also sent to this address.',
    '發票、付款提醒及收據會同時發往此電郵。',
    '账单、付款提醒和收据会同时发往此邮箱。',
  ],
  ORG_CERTIFICATES: [
    'Issued certificates keep their name. A new name appears on the next certificate.',
    '已發出的證書會保留原有名稱，新名稱會用於日後發出的證書。',
    '已颁发的证书会保留原有名称，新名称用于以后颁发的证书。',
  ],
  ORG_DONE: ['Organisation saved.', '機構資料已儲存。', '机构信息已保存。'],
  ORG_READ_ONLY: [
    'Only {{name}} can change this.',
    '只有{{name}}可更改此資料。',
    '只有{{name}}可以更改此信息。',
  ],
  ORG_NONE_SUB: ['Your organisation has no name.', '你的機構尚未填寫名稱。', '您的机构还没有填写名称。'],
  ORG_LOGO: ['Logo', '標誌', '标志'],
  ORG_LOGO_OF: ['Logo of {{name}}', '{{name}}的標誌', '{{name}}的标志'],
  ORG_LOGO_TEXT: [
    'Visible to your colleagues and to our staff. It is not used on certificates.',
    '只供你的人員及我們的職員查看，不會列於證書上。',
    '仅供您的人员和我们的员工查看，不会列于证书上。',
  ],
  ORG_LOGO_CHOOSE: ['Choose image', '選擇圖片', '选择图片'],
  ORG_LOGO_CHANGE: ['Choose another image', '更換圖片', '更换图片'],
  ORG_LOGO_REMOVE: ['Remove logo', '移除', '移除'],
  ORG_LOGO_DONE: ['Logo saved.', '標誌已儲存。', '标志已保存。'],
  ORG_LOGO_GONE: ['Logo removed.', '標誌已移除。', '标志已移除。'],

  FIRST_TITLE: ['Welcome, {{name}}', '歡迎，{{name}}', '欢迎，{{name}}'],
  FIRST_LEAD: [
    'Enter the organisation you represent to get started. This takes about a minute.',
    '開始前只欠一步：請告訴我們你代表哪個機構，一分鐘即可完成。',
    '开始前只差一步：请告诉我们您代表哪个机构，一分钟即可完成。',
  ],
  FIRST_STEPS: ['First steps', '開始使用', '开始使用'],
  FIRST_STEP_ACCOUNT: ['Account created', '帳戶已啟用', '账户已激活'],
  FIRST_STEP_ORG: ['Name your organisation', '填寫機構名稱', '填写机构名称'],
  FIRST_STEP_APPLY: ['Apply for an assessment', '申請評審', '申请评审'],
  FIRST_WHY: [
    'The name appears on applications, invoices and certificates. Enter it as registered. You can change it later in your profile.',
    '此名稱會列於申請、發票及證書上，請按註冊名稱填寫。日後可在「個人資料」更改。',
    '该名称会列于申请、账单和证书上，请按注册名称填写。以后可在“个人资料”中更改。',
  ],
  FIRST_SUBMIT: ['Save and continue', '儲存並繼續', '保存并继续'],
  FIRST_DONE: ['Organisation saved.', '謝謝，一切已準備就緒。', '谢谢，一切已准备就绪。'],

  CONSENT_TERMS: ['Terms and conditions', '條款及細則', '条款与条件'],
  CONSENT_PRIVACY: ['Privacy policy', '私隱政策', '隐私政策'],
  CONSENT_COOKIES: ['Cookie policy', 'Cookie 政策', 'Cookie 政策'],
  CONSENT_NAMED: [
    '{{name}}, version {{version}}',
    '{{name}}，版本 {{version}}',
    '{{name}}，版本 {{version}}',
  ],
  CONSENT_UNKNOWN: ['when the account was created', '開立帳戶時', '创建账户时'],
  CONSENT_READ: ['View', '閱讀', '阅读'],
  CONSENT_NONE: ['None accepted.', '尚未接受任何文件。', '尚未接受任何文件。'],

  DATA_TITLE: ['Your data', '你的資料', '您的数据'],
  DATA_TEXT: [
    'A ZIP file with all data we hold about you: account, organisation, sign-ins, consents, notifications, your applications with answers and history, and the files you uploaded.',
    '以 ZIP 檔案下載我們保存的所有關於你的資料：帳戶、機構、登入紀錄、同意紀錄、通知、申請的內容及歷史，以及你上載的檔案。',
    '以 ZIP 文件下载我们保存的所有关于您的数据：账户、机构、登录记录、同意记录、通知、申请的内容及历史，以及您上传的文件。',
  ],
  DATA_TEXT_STAFF: [
    'A ZIP file with all data we hold about you: account, sign-ins, consents, notifications, your activity in the log, and the files you uploaded.',
    '以 ZIP 檔案下載我們保存的所有關於你的資料：帳戶、登入紀錄、同意紀錄、通知、日誌所載的操作，以及你上載的檔案。',
    '以 ZIP 文件下载我们保存的所有关于您的数据：账户、登录记录、同意记录、通知、日志所载的操作，以及您上传的文件。',
  ],
  DATA_DOWNLOAD: ['Download my data', '下載我的資料', '下载我的数据'],
  DATA_STARTED: ['Download started.', '下載已開始。', '下载已开始。'],

  CLOSE_TITLE: ['Close my account', '關閉我的帳戶', '关闭我的账户'],
  CLOSE_TEXT: [
    'You can no longer sign in, and your email address becomes available for a new account. Applications, certificates and their records stay with your organisation and with us, as the certification rules require.',
    '關閉後你將不能再登入，你的電郵地址可用於開立新帳戶。根據認證規則，申請、證書及其紀錄會由你的機構及我們保留。',
    '关闭后您将不能再登录，您的邮箱可用于注册新账户。根据认证规则，申请、证书及其记录会由您的机构和我们保留。',
  ],
  CLOSE_STAFF: [
    'Staff accounts are closed by an administrator, who reassigns open tasks.',
    '職員帳戶須由管理員關閉，以免工作無人接手。',
    '员工账户须由管理员关闭，以免工作无人接手。',
  ],
  CLOSE_UNDER_WAY: [
    'You are the only person responsible for applications in progress: {{list}}. Cancel drafts yourself; contact us to cancel a submitted one, or to create an account for a colleague who takes over.',
    '下列申請仍在處理中，而你是唯一的負責人：{{list}}。草稿可自行取消；已提交的申請，請聯絡我們取消，或為接手的同事開立帳戶。',
    '下列申请仍在处理中，而您是唯一的负责人：{{list}}。草稿可自行取消；已提交的申请，请联系我们取消，或为接手的同事创建账户。',
  ],
  CLOSE_UNDER_WAY_SHORT: [
    'You are the only person responsible for these applications. Cancel drafts yourself; contact us to cancel a submitted one, or to create an account for a colleague who takes over.',
    '現時未能關閉：你是下列申請的唯一負責人。草稿可自行取消；已提交的申請，請聯絡我們取消，或為接手的同事開立帳戶。',
    '目前无法关闭：您是下列申请的唯一负责人。草稿可自行取消；已提交的申请，请联系我们取消，或为接手的同事创建账户。',
  ],
  CLOSE_SUBS_END: [
    'Your sub-accounts ({{count}}) are closed together with yours, because no other main account can manage them.',
    '你的子帳戶（{{count}} 個）會一併關閉，因為沒有其他人可管理。',
    '您的子账户（{{count}} 个）会一并关闭，因为没有其他人可以管理。',
  ],
  CLOSE_SUBS_PASS: [
    'Your sub-accounts ({{count}}) are transferred to {{name}}.',
    '你的子帳戶（{{count}} 個）會轉交{{name}}管理。',
    '您的子账户（{{count}} 个）会转交{{name}}管理。',
  ],
  CLOSE_CONFIRM: [
    'To confirm, enter your email address: {{email}}',
    '請輸入你的電郵地址以確認：{{email}}',
    '请输入您的邮箱以确认：{{email}}',
  ],
  CLOSE_EMAIL_OTHER: [
    'This is not the email address of your account. Enter that address.',
    '這不是你帳戶的電郵地址。',
    '这不是您账户的邮箱。',
  ],
  CLOSE_SUBMIT: ['Close account permanently', '永久關閉', '永久关闭'],
  CLOSE_DONE: ['Account closed.', '你的帳戶已關閉。', '您的账户已关闭。'],

  MAIL_CLOSED_SUBJECT: [
    'Your {{brand}} account has been closed',
    '你的 {{brand}} 帳戶已關閉',
    '您的 {{brand}} 账户已关闭',
  ],
  MAIL_CLOSED_TEXT: [
    'Your account has been closed and can no longer be used to sign in. Your email address is available for a new account.',
    '你的帳戶已關閉，任何人均不能再以此帳戶登入。你的電郵地址可用於開立新帳戶。',
    '您的账户已关闭，任何人都不能再用该账户登录。您的邮箱可用于注册新账户。',
  ],
  MAIL_CLOSED_KEPT: [
    'Applications, certificates and their records stay with the organisation and with us. If this was not you, contact us immediately.',
    '申請、證書及其紀錄會由有關機構及我們保留。如非你本人操作，請立即通知我們。',
    '申请、证书及其记录会由相关机构和我们保留。如果不是您本人操作，请立即联系我们。',
  ],

  MAIL_WHEN_accountClosed: [
    'Sent to: the account holder. When: a client or sub-account closes its account, or it is closed together with its client.',
    '客戶或子帳戶關閉帳戶，或子帳戶隨客戶一併關閉時。',
    '客户或子账户关闭账户，或子账户随客户一并关闭时。',
  ],

  EVENT_PROFILE_UPDATE: ['Own details changed', '更改個人資料', '更改个人信息'],
  EVENT_ORGANISATION_CREATE: ['Organisation created', '填寫機構名稱', '填写机构名称'],
  EVENT_ORGANISATION_UPDATE: ['Organisation changed', '更改機構資料', '更改机构信息'],
  EVENT_ORGANISATION_LOGO: ['Logo changed', '更改標誌', '更改标志'],
  EVENT_OWN_DATA: ['Own data downloaded', '下載個人資料', '下载个人数据'],
  EVENT_ACCOUNT_CLOSE: ['Own account closed', '關閉自己的帳戶', '关闭自己的账户'],
  EVENT_ACCOUNT_CLOSE_WITH_CLIENT: [
    'Sub-account closed with its client',
    '子帳戶隨客戶帳戶關閉',
    '子账户随客户账户关闭',
  ],

  TITLE_PASSWORD: ['Change password', '更改密碼', '修改密码'],
  TITLE_PROFILE: ['Profile', '個人資料', '个人资料'],
  KEYS_TITLE: ['Keyboard', '鍵盤', '键盘'],
  KEYS_TEXT: [
    'Single keys work anywhere on a page: / moves to the search of a list; J and K move to the next and previous row. Switch them off if you use speech input, or press them by mistake. Ctrl K always works. Saved in this browser.',
    '單鍵在頁面任何位置均有作用：/ 前往清單的搜尋，J 及 K 移至下一行及上一行。如使用語音輸入，或容易誤按，可將其關閉。Ctrl K 不受影響。此設定儲存於本瀏覽器。',
    '单键在页面任何位置都有作用：/ 前往列表的搜索，J 和 K 移至下一行和上一行。如使用语音输入，或容易误按，可将其关闭。Ctrl K 不受影响。此设置保存在本浏览器。',
  ],
} as const satisfies Texts;
