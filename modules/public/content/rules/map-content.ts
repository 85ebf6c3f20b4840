/**
 * Applies one function to every HTML text and another to every single-line text of public content of any
 * kind; used to sanitise, to fill placeholders and to compare versions.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { ContentKind } from './kinds.ts';
import type { ContentOf, HomeBlock } from './shapes.ts';

/** Function applied to each text; `rich` to HTML, `line` to single-line text. */
type TextMap = (text: string, language: Language) => string;
export type TextMaps = { rich: TextMap; line: TextMap };

const each = (text: Localized, textOf: TextMap): Localized => ({
  EN: textOf(text.EN, 'EN'),
  CHT: textOf(text.CHT, 'CHT'),
  CHS: textOf(text.CHS, 'CHS'),
});

function mapBlock(block: HomeBlock, { rich, line }: TextMaps): HomeBlock {
  switch (block.Type) {
    case 'TEXT':
      return { ...block, Title: each(block.Title, line), Body: each(block.Body, rich) };
    case 'PICTURE':
      return { ...block, Alt: each(block.Alt, line), Caption: each(block.Caption, line) };
    case 'LINKS':
      return {
        ...block,
        Title: each(block.Title, line),
        Links: block.Links.map((link) => ({ ...link, Label: each(link.Label, line) })),
      };
    case 'NUMBERS':
      return {
        ...block,
        Title: each(block.Title, line),
        Numbers: block.Numbers.map((one) => ({ ...one, Label: each(one.Label, line) })),
      };
  }
}

const legal = (content: ContentOf<'TERMS'>, { rich }: TextMaps) => each(content, rich);

const maps: { [K in ContentKind]: (content: ContentOf<K>, maps: TextMaps) => ContentOf<K> } = {
  TERMS: legal,
  PRIVACY: legal,
  COOKIES: legal,
  FAQ: ({ Groups }, { rich, line }) => ({
    Groups: Groups.map((group) => ({
      ...group,
      Title: each(group.Title, line),
      Questions: group.Questions.map((question) => ({
        ...question,
        Title: each(question.Title, line),
        Answer: each(question.Answer, rich),
      })),
    })),
  }),
  HOME: ({ Title, Lead, Blocks }, both) => ({
    Title: each(Title, both.line),
    Lead: each(Lead, both.line),
    Blocks: Blocks.map((block) => mapBlock(block, both)),
  }),
  ANNOUNCEMENTS: ({ Items }, { rich, line }) => ({
    Items: Items.map((item) => ({ ...item, Title: each(item.Title, line), Body: each(item.Body, rich) })),
  }),
};

/** Returns a copy of the content with every text replaced. */
export const mapContent = <K extends ContentKind>(
  kind: K,
  content: ContentOf<K>,
  both: TextMaps,
): ContentOf<K> => maps[kind](content, both);
