/**
 * Built-in terms, privacy policy, cookie statement, FAQ and home page texts of the public site in three
 * languages, used until the certification body publishes its own.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language, Text } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Content } from './content.ts';
import { faq } from './faq.ts';
import type { ContentKind } from './kinds.ts';
import { privacy } from './privacy.ts';
import type { ContentOf } from './shapes.ts';
import { terms } from './terms.ts';

/**
 * Cookie statement: data stored in a visitor's browser. The payment provider sets its cookies only on its
 * own pages.
 */
const cookies: Content = [
  {
    Title: ['What we store in your browser', '我們在你的瀏覽器儲存甚麼', '我们在您的浏览器存储什么'],
    Paragraphs: [
      [
        'Cookies and the browser’s storage let a website remember something from one page to the next. {{body}} uses them sparingly: visitors are not tracked across websites, data is not sold and no advertising is shown.',
        'Cookie 及瀏覽器儲存空間讓網站在不同頁面之間記住資料。{{body}} 只在有需要時使用：我們不會跨網站追蹤任何人，亦不會出售資料或投放廣告。',
        'Cookie 和浏览器存储空间让网站在不同页面之间记住信息。{{body}} 只在需要时使用：我们不会跨网站跟踪任何人，也不会出售数据或投放广告。',
      ],
    ],
  },
  {
    Title: ['Necessary', '必要的', '必要的'],
    Paragraphs: [
      [
        'The site needs these to work: your answer to this question (60 days), the language that you choose (one year), your sign-in and when you were last active (until you sign out), a sign-in at your organisation’s own identity provider (ten minutes), and the text size and colours that you set (until you change them).',
        '沒有這些，網站便無法按你的要求運作：你對此問題的選擇（60 天）、你選擇的語言（一年）、你的登入狀態及最後使用時間（直至登出）、經機構身份供應商登入的過程（十分鐘），以及你設定的文字大小及顏色（直至你更改）。',
        '没有这些，网站便无法按您的要求运行：您对此问题的选择（60 天）、您选择的语言（一年）、您的登录状态及最后使用时间（直至退出）、通过机构身份提供方登录的过程（十分钟），以及您设置的文字大小和颜色（直至您更改）。',
      ],
    ],
  },
  {
    Title: ['All others', '其他', '其他'],
    Paragraphs: [
      [
        'Other cookies would help us to see which pages are hard to find or to use. They are set only if you accept all cookies. We currently set none; if that changes, we list them here and ask you again.',
        '其他 Cookie 可讓我們了解哪些頁面難以尋找或使用，只會在你接受所有 Cookie 後使用。目前我們沒有使用任何此類 Cookie；如有改變，我們會在此列明並再次徵求你的同意。',
        '其他 Cookie 可让我们了解哪些页面难以找到或使用，只会在您接受所有 Cookie 后使用。目前我们没有使用任何此类 Cookie；如有变化，我们会在此列明并再次征求您的同意。',
      ],
    ],
  },
  {
    Title: ['How to change your choice', '如何更改選擇', '如何更改选择'],
    Paragraphs: [
      [
        'Delete the cookies of this site in your browser; you are then asked again. Questions: {{email}}.',
        '在瀏覽器刪除本網站的 Cookie，系統便會再次詢問你。如有查詢，請電郵至 {{email}}。',
        '在浏览器中删除本网站的 Cookie，系统便会再次询问您。如有疑问，请发邮件至 {{email}}。',
      ],
    ],
  },
];

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inEach = (textOf: (language: 0 | 1 | 2) => string): Localized => ({
  EN: textOf(0),
  CHT: textOf(1),
  CHS: textOf(2),
});
const line = (text: Text): Localized => inEach((language) => text[language]);
const paragraphs = (texts: readonly Text[]): Localized =>
  inEach((language) => texts.map((text) => `<p>${asHtml(text[language])}</p>`).join(''));
const localized = (key: string): Localized => {
  const textOf = (language: Language) => translate(key, language);
  return { EN: textOf('EN'), CHT: textOf('CHT'), CHS: textOf('CHS') };
};

const legal = (content: Content): Localized =>
  inEach((language) =>
    content
      .flatMap(({ Title, Paragraphs }) => [
        `<h2>${asHtml(Title[language])}</h2>`,
        ...Paragraphs.map((paragraph) => `<p>${asHtml(paragraph[language])}</p>`),
      ])
      .join(''),
  );

const builtIn: { [K in ContentKind]: () => ContentOf<K> } = {
  TERMS: () => legal(terms),
  PRIVACY: () => legal(privacy),
  COOKIES: () => legal(cookies),
  FAQ: () => ({
    Groups: faq.map((group, at) => ({
      Key: `group-${at + 1}`,
      Title: line(group.Title),
      Questions: group.Questions.map((question, no) => ({
        Key: `question-${at + 1}-${no + 1}`,
        Title: line(question.Title),
        Answer: paragraphs(question.Paragraphs),
      })),
    })),
  }),
  HOME: () => ({ Title: localized('SITE_HOME_TITLE'), Lead: localized('SITE_HOME_LEAD'), Blocks: [] }),
  ANNOUNCEMENTS: () => ({ Items: [] }),
};

/** Content of a version that has none stored. */
export const builtInContent = <K extends ContentKind>(kind: K): ContentOf<K> => builtIn[kind]();
