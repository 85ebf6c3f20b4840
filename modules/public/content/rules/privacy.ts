/** Built-in privacy policy of the public site, in three languages. */
import type { Content } from './content.ts';

export const privacy: Content = [
  {
    Title: ['Who we are', '我們是誰', '我们是谁'],
    Paragraphs: [
      [
        '{{body}} runs this portal and decides how the personal data in it is used. Questions and requests about personal data: {{email}}.',
        '{{body}} 營運本網站，並決定其中個人資料的使用方式。有關個人資料的查詢及要求，請電郵至 {{email}}。',
        '{{body}} 运营本网站，并决定其中个人信息的使用方式。有关个人信息的问题及请求，请发邮件至 {{email}}。',
      ],
    ],
  },
  {
    Title: ['What we collect', '我們收集的資料', '我们收集的信息'],
    Paragraphs: [
      [
        'Account data (name, email, phone number, role in your organisation), what you enter and upload in applications, payments and their references, messages, and a log of activities.',
        '帳戶資料（姓名、電郵、電話、在機構內的職務）、你在申請中填寫及上載的內容、付款及其參考編號、訊息，以及操作紀錄。',
        '账户信息（姓名、邮箱、电话、在机构内的职务）、您在申请中填写及上传的内容、付款及其参考编号、消息，以及操作记录。',
      ],
      [
        'Visitors of the public pages need no account. A PDF that you verify is read in your browser only; we receive its fingerprint, never the file.',
        '瀏覽公開頁面無須帳戶。你查核的 PDF 只在你的瀏覽器內讀取；我們只會收到其指紋，不會收到檔案。',
        '浏览公开页面无需账户。您查验的 PDF 只在您的浏览器内读取；我们只会收到其指纹，不会收到文件。',
      ],
    ],
  },
  {
    Title: ['Why we use it', '使用目的', '使用目的'],
    Paragraphs: [
      [
        'To assess applications, to issue and supervise certificates, to invoice, to keep the portal secure, and to meet the duties that accreditation and law place on a certification body. We do not sell personal data and do not use it for advertising.',
        '用於評審申請、發出及監督證書、開立發票、保障網站安全，以及履行認可規範及法律對認證機構的要求。我們不會出售個人資料，亦不會用於廣告。',
        '用于评审申请、颁发及监督证书、开具账单、保障网站安全，以及履行认可规范及法律对认证机构的要求。我们不会出售个人信息，也不会用于广告。',
      ],
    ],
  },
  {
    Title: ['What is public', '公開的資料', '公开的信息'],
    Paragraphs: [
      [
        'The register shows holder, scope, sites, dates and status of certificates, because certification has no value unless it can be verified. It shows organisations, not the people behind an application.',
        '登記冊會顯示證書的持證機構、範圍、場所、日期及狀態，因為無法查核的認證並無意義。登記冊顯示機構，不會顯示申請背後的個人。',
        '名录会显示证书的获证组织、范围、场所、日期及状态，因为无法查验的认证并无意义。名录显示机构，不会显示申请背后的个人。',
      ],
    ],
  },
  {
    Title: ['Who receives it', '資料接收者', '信息接收者'],
    Paragraphs: [
      [
        'Our assessors and staff, as far as their work requires; our payment service provider for card payments; accreditation bodies and authorities where we must account for our work.',
        '我們的評審員及職員（以工作所需為限）；處理信用卡付款的支付服務商；以及在我們須交代工作時的認可機構及主管當局。',
        '我们的评审员及员工（以工作所需为限）；处理银行卡付款的支付服务商；以及在我们须说明工作时的认可机构及主管部门。',
      ],
    ],
  },
  {
    Title: ['How long we keep it', '保存期限', '保存期限'],
    Paragraphs: [
      [
        'Application files are kept for the current certification cycle and the following one. Certificate numbers and their status history are kept permanently. Unused drafts are deleted after 30 days.',
        '申請檔案保存至當前及其後一個認證週期完結。證書編號及狀態紀錄永久保存。未使用的草稿於 30 天後刪除。',
        '申请材料保存至当前及其后一个认证周期结束。证书编号及状态记录永久保存。未使用的草稿于 30 天后删除。',
      ],
    ],
  },
  {
    Title: ['Cookies', 'Cookie', 'Cookie'],
    Paragraphs: [
      [
        'Necessary: your answer about cookies (60 days), the language you chose, your text size and colours, and, once you sign in, your session. They are stored only when you choose or sign in. Other cookies are set only if you accept all cookies; there are currently none.',
        '必要：你對 Cookie 的選擇（60 天）、所選語言、字體大小及色調，以及登入後的登入狀態。它們只會在你作出選擇或登入時儲存。其他 Cookie 只會在你接受所有 Cookie 後使用；目前並無其他 Cookie。',
        '必要：您对 Cookie 的选择（60 天）、所选语言、字号及色调，以及登录后的会话。它们只会在您作出选择或登录时保存。其他 Cookie 只会在您接受所有 Cookie 后使用；目前没有其他 Cookie。',
      ],
    ],
  },
  {
    Title: ['Your rights', '你的權利', '您的权利'],
    Paragraphs: [
      [
        'You can view, correct and download your data in your profile, and ask us to delete what we no longer need. If you are not satisfied with our answer, you can contact the privacy commissioner or the authority where you live.',
        '你可在個人資料頁查閱、更正及下載你的資料，並要求我們刪除不再需要的資料。如不滿意我們的答覆，可向個人資料私隱專員或你所在地的主管當局投訴。',
        '您可在个人资料页查阅、更正及下载您的信息，并要求我们删除不再需要的信息。如不满意我们的答复，可向个人资料私隐专员或您所在地的主管部门投诉。',
      ],
    ],
  },
];
