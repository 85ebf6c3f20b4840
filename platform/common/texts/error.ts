import type { Texts } from '../i18n/language.ts';

/** Texts of all error codes: what happened and what to do. */
export const errorTexts = {
  ERR_AUTH: [
    'Your session has ended. Sign in again.',
    '你的登入已結束，請重新登入。',
    '您的登录已结束，请重新登录。',
  ],
  ERR_FORBIDDEN: ['Your role does not allow this.', '你的角色不可進行此操作。', '您的角色不允许此操作。'],
  ERR_NOT_FOUND: [
    'Not found, or you do not have access.',
    '找不到此項目，或你無權查看。',
    '找不到此项目，或您无权查看。',
  ],
  ERR_TRANSITION: [
    'This action is not available in the current status.',
    '現時不可進行此操作。',
    '目前不可进行此操作。',
  ],
  ERR_CONFLICT: [
    'Someone else has just changed this record. Check the latest version, which is now shown, and try again.',
    '剛剛有人更改了此項目。現已顯示最新狀態，請核對後再試。',
    '刚刚有人更改了此项目。现已显示最新状态，请核对后再试。',
  ],
  LBL_NOT_AVAILABLE_FOR_EDIT: [
    'This application is not open for editing.',
    '此申請現時不可編輯。',
    '此申请目前不可编辑。',
  ],
  // Wording of the specification (section on uploads).
  ERR_UPLOAD_ERR: ['Upload failed, try again later', '上載失敗，請稍後再試', '上传失败，请稍后再试'],
  ERR_UPLOAD_SIZE: [
    'The file is too large. The limit is {{limit}}.',
    '檔案太大，上限為 {{limit}}。',
    '文件太大，上限为 {{limit}}。',
  ],
  ERR_UPLOAD_GROWN: [
    'After processing, this image is larger than {{limit}}. Reduce its size and upload it again.',
    '此圖片經移除隱藏資料並重新編碼後超過 {{limit}}。請縮小圖片後再試。',
    '此图片经移除隐藏数据并重新编码后超过 {{limit}}。请缩小图片后再试。',
  ],
  ERR_UPLOAD_TYPE: [
    'This file type is not accepted. Accepted: {{kinds}}.',
    '不接受此類檔案。可接受：{{kinds}}。',
    '不接受此类文件。可接受：{{kinds}}。',
  ],
  ERR_UPLOAD_EMPTY: [
    'The file is empty. Choose another file.',
    '檔案沒有內容，請選擇其他檔案。',
    '文件没有内容，请选择其他文件。',
  ],
  ERR_UPLOAD_PDF: [
    'The PDF is damaged or incomplete. Save it again and upload the new copy.',
    '此 PDF 已損毀或不完整，他人無法開啟。請重新儲存後再上載。',
    '此 PDF 已损坏或不完整，他人无法打开。请重新保存后再上传。',
  ],
  ERR_UPLOAD_MALWARE: [
    'Malware was found in this file, so it was not stored. Check your device, and upload a clean copy.',
    '掃描發現此檔案含有惡意程式，因此沒有保存。請檢查你的裝置，然後上載安全的版本。',
    '扫描发现此文件含有恶意程序，因此没有保存。请检查您的设备，然后上传安全的版本。',
  ],
  ERR_UPLOAD_SCANNER: [
    'Uploads are paused because virus scanning is unavailable. Try again in a minute.',
    '現時未能掃描檔案，因此暫停接收；其他功能不受影響，請於一分鐘後再試。',
    '目前无法扫描文件，因此暂停接收；其他功能不受影响，请一分钟后再试。',
  ],
  ERR_UPLOAD_IMAGE: [
    'The image is damaged or too large. Save a smaller copy and upload it again.',
    '此圖片已損壞或尺寸過大，請重新儲存後再試。',
    '此图片已损坏或尺寸过大，请重新保存后再试。',
  ],
  ERR_UPLOAD_PIXELS: [
    'This image has too many pixels. The limit is {{millions}} million, such as 6,000 × 4,000. Reduce its size and upload it again.',
    '此圖片的像素過多，上限為 {{millions}} 百萬像素（例如 6,000 × 4,000）。請縮小圖片後再試。',
    '此图片的像素过多，上限为 {{millions}} 百万像素（例如 6,000 × 4,000）。请缩小图片后再试。',
  ],
  ERR_UPLOAD_QUOTA: [
    'Your unused uploads exceed {{limit}} MB. Save the form or send the message they belong to, then try again. Unused files are deleted after {{days}} days.',
    '尚未使用的上載檔案過多，上限為 {{limit}} MB。請先儲存相關表格或傳送相關訊息，然後再試。未使用的檔案會於 {{days}} 天後移除。',
    '尚未使用的上传文件过多，上限为 {{limit}} MB。请先保存相关表单或发送相关消息，然后再试。未使用的文件会在 {{days}} 天后移除。',
  ],
  ERR_UPLOAD_QUOTA_ONE: [
    'Your unused uploads exceed {{limit}} MB. Save the form or send the message they belong to, then try again. Unused files are deleted after 1 day.',
    '尚未使用的上載檔案過多，上限為 {{limit}} MB。請先儲存相關表格或傳送相關訊息，然後再試。未使用的檔案會於 1 天後移除。',
    '尚未使用的上传文件过多，上限为 {{limit}} MB。请先保存相关表单或发送相关消息，然后再试。未使用的文件会在 1 天后移除。',
  ],
  ERR_UPLOAD_BUSY: [
    'Many images are being processed. Try again in a few seconds.',
    '現時正在處理大量圖片，請於數秒後再試。',
    '目前正在处理大量图片，请于数秒后再试。',
  ],
  ERR_VALIDATION: ['Some entries need your attention.', '部分資料需要修正。', '部分内容需要修正。'],
  ERR_RATE_LIMIT: [
    'Too many attempts. Try again in {{minutes}} minutes.',
    '嘗試次數過多，請於 {{minutes}} 分鐘後再試。',
    '尝试次数过多，请于 {{minutes}} 分钟后再试。',
  ],
  ERR_RATE_LIMIT_ONE: [
    'Too many attempts. Try again in {{minutes}} minute.',
    '嘗試次數過多，請於 {{minutes}} 分鐘後再試。',
    '尝试次数过多，请于 {{minutes}} 分钟后再试。',
  ],
  ERR_LOGIN_GUARDED: [
    'This account is temporarily protected after too many failed attempts. Sign in from a device you used before, use a passkey, or reset your password.',
    '此帳戶被多次嘗試登入。現時只可在帳戶持有人曾登入的地方登入、使用通行密鑰，或經電郵重設密碼後登入。',
    '此账户被多次尝试登录。目前只能在账户持有人曾登录的地方登录、使用通行密钥，或通过邮件重设密码后登录。',
  ],
  ERR_UNAVAILABLE: [
    'The service is busy. Try again shortly; your data is safe.',
    '系統暫時繁忙，資料並無遺失，請稍後再試。',
    '系统暂时繁忙，数据没有丢失，请稍后再试。',
  ],
  ERR_PAGE_NOT_RENDERED: [
    'The preview is not available. Download the file, or try again later.',
    '現時未能預覽此頁。請下載檔案，或稍後再試。',
    '目前无法预览此页。请下载文件，或稍后再试。',
  ],
  BUSY_TITLE: ['One moment, please', '請稍候', '请稍候'],
  BUSY_AGAIN: [
    'This page reloads automatically in {{seconds}} seconds.',
    '此頁將於 {{seconds}} 秒後自動重新載入。',
    '此页将在 {{seconds}} 秒后自动重新加载。',
  ],
  BUSY_NOT_SENT: [
    'Your submission was not received. Go back and submit it again.',
    '系統未有接收你剛提交的內容。請用瀏覽器返回上一頁，再次提交。',
    '系统没有接收您刚提交的内容。请用浏览器返回上一页，再次提交。',
  ],
  ERR_SERVER: [
    'Something went wrong. Try again. If it keeps happening, contact us and quote {{request}}.',
    '系統出現問題，請再試；如問題持續，請告知我們參考編號 {{request}}。',
    '系统出现问题，请重试；如问题持续，请告知我们参考编号 {{request}}。',
  ],
  /** Where the request has no number, because no answer of the portal arrived. */
  ERR_SERVER_UNKNOWN: [
    'Something went wrong. Try again. If it keeps happening, contact us.',
    '系統出現問題，請再試；如問題持續，請與我們聯絡。',
    '系统出现问题，请重试；如问题持续，请与我们联系。',
  ],
  ERR_LOGIN: [
    'Incorrect email or password, or the account is not activated. Try again, or reset your password.',
    '電郵或密碼不正確，或帳戶尚未啟用。請再試，或重設密碼。',
    '邮箱或密码不正确，或账户尚未激活。请重试，或重置密码。',
  ],
  ERR_LINK: [
    'This link has expired. Request a new one.',
    '此連結已失效，請重新索取。',
    '此链接已失效，请重新获取。',
  ],
  ERR_PASSWORD_SHORT: [
    'Use at least {{min}} characters.',
    '請使用最少 {{min}} 個字元。',
    '请至少使用 {{min}} 个字符。',
  ],
  ERR_PASSWORD_COMMON: [
    'This password is too easy to guess. Avoid common passwords and your email name.',
    '此密碼太容易被猜中（常見密碼，或包含你電郵中的名稱），請另選。',
    '此密码太容易被猜中（常见密码，或包含您邮箱中的名称），请另选。',
  ],
  ERR_PASSWORD_OLD: ['The current password is incorrect.', '現有密碼不正確。', '当前密码不正确。'],
  ERR_NETWORK: [
    'No connection. Your entries are kept and will be sent when you are back online.',
    '未能連線。你的資料仍保留在此，系統會再試。',
    '无法连接。您的内容仍保留在此，系统会重试。',
  ],
  ERR_CHUNK: [
    'Part of the page could not be loaded. Reload the page.',
    '部分頁面未能載入，請重新整理。',
    '部分页面无法加载，请刷新。',
  ],
  FIELD_REQUIRED: ['Complete this field.', '請填寫此項。', '请填写此项。'],
  FIELD_INVALID: ['Enter a valid value.', '此項資料不正確。', '此项内容不正确。'],
  FIELD_APPLICATION_BYTES: [
    'With these files, the attachments of this application would exceed {{limit}} MB. Remove what is not needed, or upload smaller files.',
    '加入這些檔案後，此申請的附件將超過 {{limit}} MB。請移除不需要的檔案，或改用較小的檔案。',
    '加入这些文件后，此申请的附件将超过 {{limit}} MB。请移除不需要的文件，或改用较小的文件。',
  ],
  FIELD_UNREVIEWED_BYTES: [
    'With these files, the attachments of your organisation’s applications not yet under review would exceed {{limit}} MB. Remove what is not needed, or upload smaller files.',
    '加入這些檔案後，貴機構尚未開始評審的各項申請的附件合計將超過 {{limit}} MB。請移除不需要的檔案，或改用較小的檔案。',
    '加入这些文件后，贵机构尚未开始评审的各项申请的附件合计将超过 {{limit}} MB。请移除不需要的文件，或改用较小的文件。',
  ],
  FIELD_MESSAGE_BYTES: [
    'With these files, the attachments of your organisation’s messages would exceed {{limit}} MB. Send smaller files, or attach them to the related application.',
    '加入這些檔案後，貴機構各項訊息的附件合計將超過 {{limit}} MB。請改用較小的檔案，或把檔案附加於相關申請。',
    '加入这些文件后，贵机构各项消息的附件合计将超过 {{limit}} MB。请改用较小的文件，或把文件附加到相关申请。',
  ],
  FIELD_ALPHANUMERIC: [
    'Use letters and digits only.',
    '只可使用英文字母及數字。',
    '只能使用英文字母和数字。',
  ],
  FIELD_ALPHANUMERIC_PARTS: [
    'Use letters and digits only, in parts separated by one of / . _ -',
    '只可使用英文字母及數字，各部分以 / . _ - 其中一個符號分隔。',
    '只能使用英文字母和数字，各部分以 / . _ - 其中一个符号分隔。',
  ],
  FIELD_TOO_LONG: ['Use at most {{max}} characters.', '最多 {{max}} 個字元。', '最多 {{max}} 个字符。'],
  FIELD_TOO_MANY: [
    'At most {{max}} are allowed at a time.',
    '每次最多 {{max}} 項。',
    '每次最多 {{max}} 项。',
  ],
  FIELD_TOO_SHORT: ['Enter at least {{min}}.', '最少需要 {{min}}。', '至少需要 {{min}}。'],
  FIELD_CHOOSE: ['Choose at least one.', '請選擇至少一項。', '请至少选择一项。'],
  FIELD_UNKNOWN: ['Unknown field.', '不明欄位。', '未知字段。'],
  FIELD_EMAIL: [
    'Enter an email address such as name@example.com.',
    '請輸入有效電郵，例如 name@example.com。',
    '请输入有效邮箱，例如 name@example.com。',
  ],
  FIELD_EMAIL_TAKEN: [
    'This email address already has an account.',
    '此電郵地址已有帳戶。',
    '此邮箱已有账户。',
  ],
} as const satisfies Texts;
