import type { Texts } from '#platform/common/i18n/language.ts';

/**
 * Texts of the register, the verification page and other single pages; `site.ts` has those of the layout and
 * home page.
 */
export const sitePageTexts = {
  SITE_DROP_TITLE: ['Verify a PDF', '查核 PDF', '查验 PDF'],
  SITE_DROP_TEXT: [
    'Drop it here. It is checked in your browser and never leaves it.',
    '拖放至此。檔案只在你的瀏覽器內查核，不會上載。',
    '拖放到此处。文件只在您的浏览器内查验，不会上传。',
  ],
  SITE_DROP_CHOOSE: ['Choose PDF', '選擇 PDF', '选择 PDF'],
  SITE_DROP_ANOTHER: ['Verify another PDF', '查核另一個 PDF', '查验另一个 PDF'],
  SITE_DROP_HERE: ['Drop the PDF to verify it', '放開以查核此 PDF', '松开以查验此 PDF'],
  SITE_DROP_BUSY: ['Verifying…', '查核中…', '查验中…'],
  SITE_DROP_NO_SCRIPT: [
    'Verifying a PDF requires JavaScript, because the check runs in your browser.',
    '查核 PDF 在瀏覽器內進行，需要啟用 JavaScript。',
    '查验 PDF 在浏览器内进行，需要启用 JavaScript。',
  ],
  SITE_DROP_ORIGINAL: ['Original document', '這是正本', '这是原件'],
  SITE_DROP_OTHER: ['Original, but with a different number', '是正本，但編號不同', '是原件，但编号不同'],
  SITE_DROP_SUPERSEDED: ['Genuine, but superseded', '文件真確，但已被新版取代', '是真件，但已被取代'],
  SITE_DROP_UNKNOWN: ['Not issued by us', '並非由我們發出的檔案', '不是我们签发的文件'],
  SITE_DROP_UNKNOWN_TEXT: [
    'Even a copy that was opened and saved again differs. Ask the holder for the original, or verify the number instead.',
    '即使只是開啟後重新儲存的副本，亦會有所不同。請向持證機構索取正本，或改以編號查核。',
    '即使只是打开后重新保存的副本，也会有所不同。请向获证组织索取原件，或改用编号查验。',
  ],
  SITE_DROP_NOT_PDF: ['Choose a PDF file.', '請選擇 PDF 檔案。', '请选择 PDF 文件。'],
  SITE_DROP_TOO_BIG: [
    'This file is too large to be one of ours. Choose the original certificate PDF.',
    '檔案過大，不可能由我們發出。請選擇證書正本的 PDF。',
    '文件过大，不可能由我们签发。请选择证书原件的 PDF。',
  ],
  SITE_DROP_INSECURE: [
    'Your browser verifies files on a secure (https) connection only. Verify the number instead.',
    '瀏覽器只在安全（https）連線下查核檔案，請改以編號查核。',
    '浏览器只在安全（https）连接下查验文件，请改用编号查验。',
  ],
  SITE_DROP_FAILED: [
    'The file could not be verified. Try again in a moment.',
    '暫時未能查核，請稍後再試。',
    '暂时无法查验，请稍后再试。',
  ],
  SITE_DROP_SEE: ['View {{number}}', '查看 {{number}}', '查看 {{number}}'],

  SITE_UNKNOWN_TITLE: ['Certificate not found', '我們未能確認此證書', '我们无法确认此证书'],
  SITE_UNKNOWN_CODE_TEXT: [
    'We have no certificate with the number {{number}} and the code {{code}}. Compare both with the document.',
    '沒有可顯示的證書與編號 {{number}} 及驗證碼 {{code}} 相符，請與文件核對。',
    '没有可显示的证书与编号 {{number}} 及验证码 {{code}} 相符，请与文件核对。',
  ],
  SITE_VERIFY_CODE_WRONG: [
    'The code {{code}} does not belong to this number. The public entry is shown.',
    '驗證碼 {{code}} 與此編號不符；以下為公開登記內容。',
    '验证码 {{code}} 与此编号不符；以下为公开登记内容。',
  ],
  SITE_UNKNOWN_TEXT: [
    'We have no public certificate with the number {{number}}.',
    '沒有可顯示的證書與編號 {{number}} 相符。',
    '没有可显示的证书与编号 {{number}} 相符。',
  ],
  SITE_UNKNOWN_WHY: ['Possible reasons', '可能的原因', '可能的原因'],
  SITE_UNKNOWN_WHY_1: [
    'The number contains an error. Compare it with the document, character by character; zeros and the letter O look similar.',
    '編號輸入有誤。請逐字與文件核對；數字 0 與字母 O 外形相似。',
    '编号输入有误。请逐字与文件核对；数字 0 与字母 O 外形相似。',
  ],
  SITE_UNKNOWN_WHY_2: [
    'The certificate is valid but not listed. Verify it with the code printed next to its QR code.',
    '證書有效但未公開列出。此時可憑二維碼旁印載的驗證碼查核。',
    '证书有效但未公开列出。此时可凭二维码旁印载的验证码查验。',
  ],
  SITE_UNKNOWN_WHY_3: [
    'The document was issued by another body, or is not genuine.',
    '文件由其他機構發出，或並非真確。',
    '文件由其他机构颁发，或并不真实。',
  ],
  SITE_UNKNOWN_TRY: ['Try again', '再次查核', '再次查验'],
  SITE_UNKNOWN_NUMBER: ['Certificate number', '證書編號', '证书编号'],
  SITE_UNKNOWN_CODE: ['Code next to the QR code', '二維碼旁的驗證碼', '二维码旁的验证码'],
  SITE_UNKNOWN_CODE_HELP: [
    'Required for unlisted certificates only',
    '只適用於未公開列出的證書',
    '仅适用于未公开列出的证书',
  ],
  SITE_UNKNOWN_REPORT: [
    'Do you suspect a false certification claim? Please report it.',
    '懷疑有人虛報持有證書？請告知我們。',
    '怀疑有人虚称持有证书？请告知我们。',
  ],
  SITE_UNKNOWN_REPORT_LINK: ['Contact us', '聯絡我們', '联系我们'],
  SITE_UNKNOWN_SEARCH: ['Search the register', '搜尋登記冊', '搜索名录'],

  SITE_DISCLOSURE_TITLE: ['Disclosure documents', '披露文件', '披露文件'],
  SITE_DISCLOSURE_LEAD: [
    'Documents that certified organisations disclose about their certified activities.',
    '持證機構就認證項目所作的披露。',
    '获证组织就认证项目所作的披露。',
  ],
  SITE_DISCLOSURE_NONE: ['No disclosure documents', '暫無披露', '暂无披露'],
  SITE_DISCLOSURE_NONE_TEXT: [
    'Some services require the holder to publish a report. Published reports are listed here.',
    '部分服務要求持證機構公布報告，屆時會在此列出。',
    '部分服务要求获证组织公布报告，届时将显示在这里。',
  ],

  SITE_CONTACT_TITLE: ['Contact us', '聯絡我們', '联系我们'],
  SITE_CONTACT_LEAD: [
    'Questions about an application or a certificate, or a complaint? We answer within two working days.',
    '有關申請、證書或投訴的查詢，我們會在兩個工作天內回覆。',
    '有关申请、证书或投诉的问题，我们会在两个工作日内答复。',
  ],
  SITE_CONTACT_ADDRESS: ['Address', '地址', '地址'],
  SITE_CONTACT_WEB: ['Website', '網址', '网址'],
  SITE_CONTACT_EMAIL: ['Email', '電郵', '邮箱'],
  SITE_CONTACT_PHONE: ['Phone', '電話', '电话'],
  SITE_CONTACT_HOURS: ['Office hours', '辦公時間', '办公时间'],
  SITE_CONTACT_FIRST: ['Before you contact us', '來信之前', '来信之前'],
  SITE_CONTACT_FIRST_CHECK: [
    'Verify a certificate yourself, at any time',
    '隨時自行查核證書',
    '随时自行查验证书',
  ],
  SITE_CONTACT_FIRST_FAQ: ['Read the frequently asked questions', '閱讀常見問題', '阅读常见问题'],
  SITE_CONTACT_FIRST_SIGN_IN: [
    'Sign in to track your application',
    '登入以查看申請進度',
    '登录以查看申请进度',
  ],

  SITE_FAQ_TITLE: ['Frequently asked questions', '常見問題', '常见问题'],
  SITE_FAQ_MORE: [
    'More questions? Email {{email}}.',
    '仍有疑問？請電郵至 {{email}}。',
    '仍有疑问？请发邮件至 {{email}}。',
  ],
  SITE_PRIVACY_TITLE: ['Privacy policy', '私隱政策', '隐私政策'],
  SITE_TERMS_TITLE: ['Terms and conditions', '條款及細則', '条款与条件'],
  SITE_LEGAL_VERSION: [
    'Version {{version}}, in force since {{date}}',
    '版本 {{version}}，自{{date}}起生效',
    '版本 {{version}}，自{{date}}起生效',
  ],
  SITE_LEGAL_CONTENTS: ['Contents', '目錄', '目录'],

  SITE_NOT_FOUND_TITLE: ['Page not found', '找不到此頁', '找不到此页面'],
  SITE_NOT_FOUND_TEXT: [
    'The address may contain an error, or the page has moved. Check the address, or go to the home page.',
    '網址可能有誤，或該頁已移到別處。',
    '网址可能有误，或该页面已移动。',
  ],
  SITE_NOT_FOUND_HOME: ['Go to home page', '返回首頁', '返回首页'],

  SITE_FAULT_TITLE: ['This page is not available', '此頁暫時未能顯示', '此页面暂时无法显示'],
  SITE_FAULT_TEXT: [
    'An error occurred on our side. Try again in a minute.',
    '系統發生錯誤，請於一分鐘後再試。',
    '系统发生错误，请一分钟后再试。',
  ],
  SITE_FAULT_AGAIN: ['Try again', '再試一次', '再试一次'],

  SITE_FOOTER: ['About this site', '關於本網站', '关于本网站'],
  SITE_FOOTER_LEAD: [
    'Assessment and certification, open to verification.',
    '評審及認證，公開可查。',
    '评审与认证，公开可查。',
  ],
  SITE_FOOTER_CERTIFICATION: ['Certification', '認證', '认证'],
  SITE_FOOTER_BODY: ['About us', '本機構', '本机构'],
  SITE_FOOTER_DEMO: [
    'Demo: organisations and certificates on this site are fictitious.',
    '示範網站：所有機構及證書均屬虛構。',
    '演示网站：所有机构及证书均属虚构。',
  ],

  SITE_COOKIES_TITLE: ['Cookies on this site', '本網站的 Cookie', '本网站的 Cookie'],
  SITE_COOKIES_TEXT: [
    'Necessary cookies keep the site working and remember this choice. Other cookies would help us to improve the site; there are currently none, and any would be set only if you agree.',
    '必要的 Cookie 讓網站正常運作並記住你的選擇。其他 Cookie 可助我們改善網站；目前並無使用，日後亦只會在你同意後使用。',
    '必要的 Cookie 让网站正常运行并记住您的选择。其他 Cookie 可帮助我们改进网站；目前没有使用，今后也只会在您同意后使用。',
  ],
  SITE_COOKIES_MORE: ['Privacy policy', '私隱政策', '隐私政策'],
  SITE_COOKIES_NECESSARY: ['Accept only necessary cookies', '只接受必要的 Cookie', '仅接受必要的 Cookie'],
  SITE_COOKIES_ALL: ['Accept all cookies', '接受所有 Cookie', '接受所有 Cookie'],

  SITE_TERMS_UPDATE_TITLE: ['Our terms have changed', '條款已更新', '条款已更新'],
  SITE_TERMS_UPDATE_TEXT: [
    'Read the new terms and the privacy policy. Accept them to continue.',
    '請閱讀新的條款及私隱政策。接受後即可繼續使用。',
    '请阅读新的条款及隐私政策。接受后即可继续使用。',
  ],
  SITE_TERMS_FIRST_TITLE: ['Before you start', '開始使用之前', '开始使用之前'],
  SITE_TERMS_FIRST_TEXT: [
    'Read our terms and the privacy policy. Accept them to continue.',
    '請閱讀我們的條款及私隱政策。接受後即可繼續。',
    '请阅读我们的条款及隐私政策。接受后即可继续。',
  ],
  SITE_TERMS_UPDATE_ACCEPT: ['Accept and continue', '接受並繼續', '接受并继续'],
  SITE_TERMS_UPDATE_SIGN_OUT: ['Sign out', '登出', '退出登录'],
  SITE_TERMS_UPDATE_FAILED: [
    'Your response could not be saved. Try again.',
    '暫時未能儲存你的選擇，請再試。',
    '暂时无法保存您的选择，请重试。',
  ],
} as const satisfies Texts;
