/** Built-in frequently asked questions of the public site, in three languages. */
import type { Text } from '#platform/common/i18n/language.ts';
import type { Content } from './content.ts';

/** Groups of questions, each with its answer in paragraphs. */
type Faq = readonly { Title: Text; Questions: Content }[];

export const faq: Faq = [
  {
    Title: ['Verifying certificates', '查核證書', '查验证书'],
    Questions: [
      {
        Title: ['How do I verify a certificate?', '如何查核證書？', '如何查验证书？'],
        Paragraphs: [
          [
            'Enter its number in the search box on the home page, scan the QR code printed on it, or drop the PDF into the box. The result shows the current status, the holder and the scope of certification.',
            '在首頁的搜尋框輸入證書編號、掃描證書上的 QR 碼，或把 PDF 拖放到搜尋框內。系統會顯示目前狀態、持證機構及認證範圍。',
            '在首页的搜索框输入证书编号、扫描证书上的二维码，或把 PDF 拖放到搜索框内。系统会显示当前状态、获证组织及认证范围。',
          ],
          [
            'A dropped PDF never leaves your computer: only its fingerprint, 64 characters, is compared with our records.',
            '拖放的 PDF 不會離開你的電腦；我們只以其 64 個字元的指紋與紀錄比對。',
            '拖放的 PDF 不会离开您的电脑；我们只以其 64 个字符的指纹与记录比对。',
          ],
        ],
      },
      {
        Title: ['What do the statuses mean?', '各種狀態代表甚麼？', '各种状态代表什么？'],
        Paragraphs: [
          [
            'Valid: the holder meets the requirements. Suspended: the holder must not claim certification while the suspension lasts. Expired: the validity period has ended. Terminated: ended by us or at the holder’s request. Withdrawn: issued in error or no longer supported by us.',
            '有效：持證機構符合要求。已暫停：持證機構暫時不得宣稱獲得認證。已屆滿：有效期已過。已終止：由我們終止，或應持證機構要求終止。已撤回：發出有誤，或我們不再支持該文件。',
            '有效：获证组织符合要求。已暂停：获证组织暂时不得宣称获得认证。已到期：有效期已过。已撤销：由我们撤销，或应获证组织要求撤销。已撤回：颁发有误，或我们不再支持该文件。',
          ],
          [
            'The page of each certificate also shows its status on an earlier date.',
            '在每張證書的頁面，你亦可查詢其於較早日期的狀態。',
            '在每张证书的页面，您也可查询其在较早日期的状态。',
          ],
        ],
      },
    ],
  },
  {
    Title: ['Applying and paying', '申請及付款', '申请与付款'],
    Questions: [
      {
        Title: ['How do I apply?', '如何申請？', '如何申请？'],
        Paragraphs: [
          [
            'Register your organisation, choose a service and complete its form. You can save and return at any time, add colleagues as sub-accounts, and track progress on your dashboard.',
            '登記你的機構，選擇服務並填寫表格。你可隨時儲存及稍後繼續、為同事開設子帳戶，並在工作台查看目前由誰處理。',
            '注册您的机构，选择服务并填写表单。您可随时保存、稍后继续，为同事开设子账户，并在工作台查看当前由谁处理。',
          ],
        ],
      },
      {
        Title: [
          'How long does it take, and what does it cost?',
          '需時多久？費用多少？',
          '需要多久？费用多少？',
        ],
        Paragraphs: [
          [
            'Every service page shows the fees, also for surveillance after the first decision, and the usual time from a complete application to the decision. The time you need for your answers is not included.',
            '每項服務的頁面均列明費用（包括首次決定後的監督評審），以及由申請齊備至作出決定的一般需時；等候你回覆的時間另計。',
            '每项服务的页面均列明费用（包括首次决定后的监督评审），以及从申请齐备到作出决定的通常用时；等候您答复的时间另计。',
          ],
        ],
      },
      {
        Title: ['When and how do I pay?', '何時付款？如何付款？', '何时付款？如何付款？'],
        Paragraphs: [
          [
            'You receive an invoice when you submit an application; each surveillance and renewal has an invoice of its own. The page of the service says whether the assessment begins only once the invoice is paid, or whether it must be paid before the certificate is issued.',
            '提交申請後即收到發票；每次監督評審及再認證評審另有發票。服務頁面列明須付款後才開始評審，還是須於發出證書前付款。',
            '提交申请后即收到账单；每次监督评审和再认证评审另有账单。服务页面列明是付款后才开始评审，还是须在颁发证书前付款。',
          ],
          [
            'By card online, or by bank transfer, FPS or cheque with an uploaded payment proof. We email a receipt when the payment is confirmed.',
            '可網上以信用卡付款，或以銀行轉賬、轉數快或支票付款並上載付款證明。確認收款後即發出收據。',
            '可在线刷卡付款，或以银行转账、转数快或支票付款并上传付款凭证。确认收款后即开具收据。',
          ],
          [
            'The invoice, its due date and our bank details are on the page of the invoice. A receipt can be downloaded there once it is paid. Your billing address and an email address for your accounts department are in your profile.',
            '發票、到期日及銀行資料在發票頁面；付款後可在該頁下載收據。賬單地址及會計部門的電郵地址可在個人資料填寫。',
            '账单、到期日和银行信息在账单页面；付款后可在该页下载收据。账单地址和财务部门的邮箱可在个人资料中填写。',
          ],
        ],
      },
      {
        Title: [
          'I uploaded a wrong payment proof, or paid twice. What now?',
          '上載了錯誤的付款證明，或重複付款，怎麼辦？',
          '上传了错误的付款凭证，或重复付款，怎么办？',
        ],
        Paragraphs: [
          [
            'Email {{email}} with the number of the invoice. We reject the wrong proof, so that you can upload another, and refund what was paid too much by the way in which it was paid.',
            '請電郵至 {{email}} 並註明發票編號。我們會拒絕錯誤的證明，讓你重新上載；多付的款項會按原付款方式退還。',
            '请发邮件至 {{email}} 并注明账单编号。我们会拒绝错误的凭证，让您重新上传；多付的款项会按原付款方式退还。',
          ],
        ],
      },
      {
        Title: [
          'What is a surveillance, and what if it is late?',
          '甚麼是監督評審？逾期會怎樣？',
          '什么是监督评审？逾期会怎样？',
        ],
        Paragraphs: [
          [
            'A shorter assessment during the validity of a certificate. Its date is on the page of the certificate; your dashboard reminds you and starts it with your last answers. If it is late, we may suspend the certificate.',
            '證書有效期內進行的簡短評審。日期在證書頁面；工作台會提示你，並以你上次的答案開始。如逾期，我們可能暫停證書。',
            '证书有效期内进行的简短评审。日期在证书页面；工作台会提醒您，并以您上次的答案开始。如逾期，我们可能暂停证书。',
          ],
        ],
      },
      {
        Title: [
          'How do I protect my account, add a colleague or close it?',
          '如何保護帳戶、加入同事或關閉帳戶？',
          '如何保护账户、添加同事或关闭账户？',
        ],
        Paragraphs: [
          [
            'Your profile has two-factor sign-in and passkeys, and at its end the way to close the account. Colleagues are added under Sub-accounts; they see the applications that you share with them, but no invoices.',
            '個人資料內有雙重認證及通行密鑰，頁尾可關閉帳戶。同事在「子帳戶」加入，可看到你與其共用的申請，但看不到發票。',
            '个人资料内有双重验证和通行密钥，页尾可关闭账户。同事在“子账户”添加，可看到您与其共享的申请，但看不到账单。',
          ],
        ],
      },
    ],
  },
  {
    Title: ['Decisions and complaints', '決定及投訴', '决定与投诉'],
    Questions: [
      {
        Title: ['Who decides?', '由誰作出決定？', '由谁作出决定？'],
        Paragraphs: [
          [
            'People who did not assess you. Assessors recommend, an independent reviewer checks their work, and other people make the decision. The portal does not allow one person to act on both sides of an application.',
            '由未參與評審的人員決定。評審員提出建議，獨立覆核員覆核其工作，再由其他人員作出決定。系統不容許同一人在同一申請中身兼兩方。',
            '由未参与评审的人员决定。评审员提出建议，独立复核员复核其工作，再由其他人员作出决定。系统不允许同一人在同一申请中身兼两方。',
          ],
        ],
      },
      {
        Title: ['How do I complain or appeal?', '如何投訴或上訴？', '如何投诉或申诉？'],
        Paragraphs: [
          [
            'Use the contact form with the topic “Complaint or appeal”, or email {{email}}. Complaints about a certified organisation and appeals against a decision are handled by people who were not involved in the matter. We confirm receipt within two working days.',
            '請使用聯絡表格，主題選「投訴或上訴」，或電郵至 {{email}}。有關獲認證機構的投訴及對決定的上訴，均由未曾參與該事的人員處理；我們會在兩個工作天內確認收到。',
            '请使用联系表单，主题选择“投诉或申诉”，或发邮件至 {{email}}。有关获证组织的投诉及对决定的申诉，均由未曾参与该事的人员处理；我们会在两个工作日内确认收到。',
          ],
        ],
      },
    ],
  },
];
