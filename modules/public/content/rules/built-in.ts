import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language, Text } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Content } from './content.ts';
import { cookies } from './cookies.ts';
import { faq } from './faq.ts';
import type { ContentKind } from './kinds.ts';
import { privacy } from './privacy.ts';
import type { ContentOf } from './shapes.ts';
import { terms } from './terms.ts';

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inEach = (say: (language: 0 | 1 | 2) => string): Localized => ({
  EN: say(0),
  CHT: say(1),
  CHS: say(2),
});
const line = (text: Text): Localized => inEach((language) => text[language]);
const paragraphs = (texts: readonly Text[]): Localized =>
  inEach((language) => texts.map((text) => `<p>${asHtml(text[language])}</p>`).join(''));
const said = (key: string): Localized => {
  const say = (language: Language) => translate(key, language);
  return { EN: say('EN'), CHT: say('CHT'), CHS: say('CHS') };
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
  HOME: () => ({ Title: said('SITE_HOME_TITLE'), Lead: said('SITE_HOME_LEAD'), Blocks: [] }),
  ANNOUNCEMENTS: () => ({ Items: [] }),
};

/** What a version without content of its own stands for. */
export const builtInContent = <K extends ContentKind>(kind: K): ContentOf<K> => builtIn[kind]();
