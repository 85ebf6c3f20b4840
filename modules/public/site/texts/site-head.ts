import type { Texts } from '#platform/common/i18n/language.ts';

/** Metadata of the public site for search engines and link previews, and page headings. */
export const siteHeadTexts = {
  SITE_TRAIL_HOME: ['Home', '首頁', '首页'],
  SITE_ANNOUNCEMENTS: ['Announcements', '公告', '公告'],
  SITE_ANNOUNCEMENT_CLOSE: ['Close “{{title}}”', '關閉「{{title}}」', '关闭“{{title}}”'],
  SITE_CARD_LEAD: [
    'Every certificate can be verified by anyone, at any time.',
    '每張證書均可隨時公開查核。',
    '每张证书均可随时公开查验。',
  ],
  SITE_LEGAL_DESCRIPTION: [
    'The version in force and its effective date.',
    '現行版本及其生效日期。',
    '现行版本及其生效日期。',
  ],
  SITE_FAQ_DESCRIPTION: [
    'Answers about applications, assessments, fees, certificates and verification.',
    '有關申請、評審、費用、證書及查核方法的解答。',
    '关于申请、评审、费用、证书及查验方法的解答。',
  ],
} as const satisfies Texts;
