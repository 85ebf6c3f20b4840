/** Built-in terms of use of the public site, in three languages. */
import type { Content } from './content.ts';

export const terms: Content = [
  {
    Title: ['What these terms cover', '適用範圍', '适用范围'],
    Paragraphs: [
      [
        'These terms apply between {{body}} and every organisation and person that uses this portal. The certification agreement of a service applies in addition and prevails where the two differ.',
        '本條款適用於 {{body}} 與使用本網站的所有機構及人士。各項服務的認證協議另行適用；如有不一致，以認證協議為準。',
        '本条款适用于 {{body}} 与使用本网站的所有机构及个人。各项服务的认证协议另行适用；如有不一致，以认证协议为准。',
      ],
    ],
  },
  {
    Title: ['Your account', '你的帳戶', '您的账户'],
    Paragraphs: [
      [
        'Provide accurate details, keep your password confidential, and notify us immediately if someone else may have used your account. The account holder is responsible for the use of sub-accounts.',
        '請提供真實資料，妥善保管密碼；如懷疑他人使用你的帳戶，請立即通知我們。開設子帳戶者須對其使用負責。',
        '请提供真实信息，妥善保管密码；如怀疑他人使用您的账户，请立即通知我们。开设子账户者须对其使用负责。',
      ],
    ],
  },
  {
    Title: ['Applications', '申請', '申请'],
    Paragraphs: [
      [
        'You are responsible for the accuracy and completeness of what you submit. We treat it as confidential, except for what the register shows. An application gives no right to a certificate: the decision is based on the evidence.',
        '你須對所提交內容的真實及完整負責。除登記冊顯示的內容外，我們會予以保密。提交申請並不等於必獲證書；決定以證據為依據。',
        '您须对所提交内容的真实与完整负责。除名录显示的内容外，我们会予以保密。提交申请并不等于必获证书；决定以证据为依据。',
      ],
    ],
  },
  {
    Title: ['Fees', '費用', '费用'],
    Paragraphs: [
      [
        'Fees are shown before you submit. Fees for completed work are not refunded; fees for work that has not started are refunded on request.',
        '費用會在你提交前列明。已完成工作的費用不予退還；尚未展開工作的費用可按要求退還。',
        '费用会在您提交前列明。已完成工作的费用不予退还；尚未开展工作的费用可按要求退还。',
      ],
    ],
  },
  {
    Title: ['Use of certificates', '證書的使用', '证书的使用'],
    Paragraphs: [
      [
        'A holder may refer to a certificate only within its scope and while it is valid, and may publish it complete and unchanged. A suspended, expired, terminated or withdrawn certificate must not be used.',
        '持證機構只可在證書範圍內及有效期間引用證書，並可完整及不作改動地公布。已暫停、屆滿、終止或撤回的證書不得再使用。',
        '获证组织只可在证书范围内及有效期间引用证书，并可完整且不作改动地公布。已暂停、到期、撤销或撤回的证书不得再使用。',
      ],
      [
        'We supervise certificates as defined by the service, and suspend or terminate them if the requirements are no longer met or surveillance is refused.',
        '我們按服務規定監督證書；如不再符合要求或拒絕監督，我們會暫停或終止證書。',
        '我们按服务规定监督证书；如不再符合要求或拒绝监督，我们会暂停或撤销证书。',
      ],
    ],
  },
  {
    Title: ['The public register', '公開登記冊', '获证客户名录'],
    Paragraphs: [
      [
        'Anyone may search the register and verify certificates free of charge. The result states what we certified and its status; it is not advice about the holder.',
        '任何人均可免費搜尋登記冊及查核證書。查核結果說明我們認證的內容及其狀態，並不構成對持證機構的意見。',
        '任何人均可免费搜索名录及查验证书。查验结果说明我们认证的内容及其状态，不构成对获证组织的意见。',
      ],
    ],
  },
  {
    Title: ['Complaints and appeals', '投訴及上訴', '投诉及申诉'],
    Paragraphs: [
      [
        'You may complain about our work and appeal against any decision, free of charge, at {{email}}. People who were not involved in the matter decide.',
        '你可就我們的工作提出投訴，或對任何決定提出上訴，費用全免，請電郵至 {{email}}。個案由未曾參與該事的人員決定。',
        '您可就我们的工作提出投诉，或对任何决定提出申诉，均不收费，请发邮件至 {{email}}。个案由未曾参与该事的人员决定。',
      ],
    ],
  },
  {
    Title: ['Liability and law', '責任及法律', '责任与法律'],
    Paragraphs: [
      [
        'We carry out assessments with the care of a competent certification body and are liable for damage caused by our fault up to the fees paid for the service, as far as the law allows such a limit. The laws of the Hong Kong Special Administrative Region apply.',
        '我們以合資格機構應有的謹慎進行評審；因我們過失造成的損害，在法律容許的範圍內，以該服務已付費用為限承擔責任。本條款受香港特別行政區法律管轄。',
        '我们以合格机构应有的谨慎进行评审；因我们过失造成的损害，在法律允许的范围内，以该服务已付费用为限承担责任。本条款受香港特别行政区法律管辖。',
      ],
    ],
  },
  {
    Title: ['Changes', '條款的修訂', '条款的变更'],
    Paragraphs: [
      [
        'When these terms change, the portal shows the new version and asks signed-in users to accept it before they continue.',
        '條款如有修訂，網站會顯示新版本，並請已登入的用戶接受後繼續使用。',
        '条款如有变更，网站会显示新版本，并请已登录的用户接受后继续使用。',
      ],
    ],
  },
];
