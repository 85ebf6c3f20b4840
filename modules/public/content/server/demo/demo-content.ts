/**
 * Demo data of the public content: the home page of the certification body, and an announcement that only
 * clients see.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { ContentOf } from '../../rules/shapes.ts';

const textOf = (EN: string, CHT: string, CHS: string): Localized => ({ EN, CHT, CHS });

/** Demo home page of the certification body. */
export const demoHome: ContentOf<'HOME'> = {
  Title: textOf('Certification you can verify', '認證真偽，一查即知。', '认证真伪，一查即知。'),
  Lead: textOf(
    'Every certificate we issue is digitally signed, publicly listed and open to verification throughout its validity.',
    '我們發出的每張證書均經數碼簽署並公開登記，在其有效期內人人可查。',
    '我们颁发的每张证书均经数字签名并列入获证客户名录，有效期内人人可查。',
  ),
  Blocks: [
    {
      Key: 'apart',
      Type: 'TEXT',
      Title: textOf('Assessment and decision are separate', '評審與決定分開', '评审与决定分开'),
      Body: textOf(
        '<p>Assessors recommend, an independent reviewer checks their work, and others decide. The portal keeps the three separate on every application.</p>',
        '<p>評審員提出建議，獨立覆核員覆核其工作，再由其他人員決定。系統在每項申請均將三者分開。</p>',
        '<p>评审员提出建议，独立复核员复核其工作，再由其他人员决定。系统在每项申请均将三者分开。</p>',
      ),
    },
    {
      Key: 'ways',
      Type: 'LINKS',
      Title: textOf('Quick links', '常用連結', '常用链接'),
      Links: [
        {
          Key: 'link-register',
          Label: textOf('Public register', '公開登記冊', '获证客户名录'),
          Href: '/search',
        },
        {
          Key: 'link-faq',
          Label: textOf('Frequently asked questions', '常見問題', '常见问题'),
          Href: '/faq',
        },
        { Key: 'link-ask', Label: textOf('Contact us', '聯絡我們', '联系我们'), Href: '/contact' },
      ],
    },
  ],
};

/** Demo announcement for clients only, so that the public demo pages stay unchanged. */
export const demoAnnouncements: ContentOf<'ANNOUNCEMENTS'> = {
  Items: [
    {
      Key: 'year-end',
      Title: textOf(
        'Our office is closed from 25 to 28 December',
        '本機構辦事處於 12 月 25 日至 28 日休息',
        '本机构办公室于 12 月 25 日至 28 日休息',
      ),
      Body: textOf(
        '<p>You can continue with your applications; we will reply from 29 December.</p>',
        '<p>你可繼續處理申請，我們將由 29 日起回覆。</p>',
        '<p>您可继续办理申请，我们将从 29 日起回复。</p>',
      ),
      Tone: 'INFO',
      Audience: 'CLIENTS',
      From: null,
      Until: '2026-12-28T16:00:00.000Z',
    },
  ],
};
