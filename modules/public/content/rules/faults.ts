/**
 * Checks a draft of public content before publication: reports texts missing in a language, empty lists,
 * missing pictures and invalid periods, each with the path of its field.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import { isBlankHtml } from './html-text.ts';
import type { ContentKind } from './kinds.ts';
import type { Announcement, ContentOf, HomeBlock } from './shapes.ts';

/** `Path` as in the content: `Groups.0.Questions.2.Answer.CHS`. */
export type ContentFault = {
  Path: string;
  Code: 'FIELD_REQUIRED' | 'ERR_CONTENT_EMPTY' | 'ERR_CONTENT_PERIOD' | 'ERR_CONTENT_PICTURE';
};

const LANGUAGES = ['EN', 'CHT', 'CHS'] as const;
const isBlank = (text: string): boolean => text.trim() === '';

const missing = (Path: string, text: Localized, isEmpty = isBlank): ContentFault[] =>
  LANGUAGES.filter((language) => isEmpty(text[language])).map((language) => ({
    Path: `${Path}.${language}`,
    Code: 'FIELD_REQUIRED',
  }));
/** Optional text that is missing in some languages but not in all. */
const uneven = (Path: string, text: Localized, isEmpty = isBlank): ContentFault[] =>
  LANGUAGES.every((language) => isEmpty(text[language])) ? [] : missing(Path, text, isEmpty);
const none = (Path: string, list: readonly unknown[]): ContentFault[] =>
  list.length === 0 ? [{ Path, Code: 'ERR_CONTENT_EMPTY' }] : [];

const legal = (content: Localized): ContentFault[] =>
  LANGUAGES.filter((language) => isBlankHtml(content[language])).map((Path) => ({
    Path,
    Code: 'FIELD_REQUIRED',
  }));

function faqFaults({ Groups }: ContentOf<'FAQ'>): ContentFault[] {
  return [
    ...none('Groups', Groups),
    ...Groups.flatMap(({ Title, Questions }, at) => [
      ...missing(`Groups.${at}.Title`, Title),
      ...none(`Groups.${at}.Questions`, Questions),
      ...Questions.flatMap((question, no) => [
        ...missing(`Groups.${at}.Questions.${no}.Title`, question.Title),
        ...missing(`Groups.${at}.Questions.${no}.Answer`, question.Answer, isBlankHtml),
      ]),
    ]),
  ];
}

function blockFaults(block: HomeBlock, path: string): ContentFault[] {
  switch (block.Type) {
    case 'TEXT':
      return [...uneven(`${path}.Title`, block.Title), ...missing(`${path}.Body`, block.Body, isBlankHtml)];
    case 'PICTURE':
      return [
        ...(block.Picture ? [] : [{ Path: `${path}.Picture`, Code: 'ERR_CONTENT_PICTURE' } as const]),
        ...missing(`${path}.Alt`, block.Alt),
        ...uneven(`${path}.Caption`, block.Caption),
      ];
    case 'LINKS':
      return [
        ...uneven(`${path}.Title`, block.Title),
        ...none(`${path}.Links`, block.Links),
        ...block.Links.flatMap(({ Label, Href }, at) => [
          ...missing(`${path}.Links.${at}.Label`, Label),
          ...(Href === '' ? [{ Path: `${path}.Links.${at}.Href`, Code: 'FIELD_REQUIRED' } as const] : []),
        ]),
      ];
    case 'NUMBERS':
      return [
        ...uneven(`${path}.Title`, block.Title),
        ...none(`${path}.Numbers`, block.Numbers),
        ...block.Numbers.flatMap(({ Label, Value }, at) => [
          ...missing(`${path}.Numbers.${at}.Label`, Label),
          ...(isBlank(Value)
            ? [{ Path: `${path}.Numbers.${at}.Value`, Code: 'FIELD_REQUIRED' } as const]
            : []),
        ]),
      ];
  }
}

const announcementFaults = (item: Announcement, path: string): ContentFault[] => [
  ...missing(`${path}.Title`, item.Title),
  ...uneven(`${path}.Body`, item.Body, isBlankHtml),
  ...(item.From !== null && item.Until !== null && Date.parse(item.Until) <= Date.parse(item.From)
    ? [{ Path: `${path}.Until`, Code: 'ERR_CONTENT_PERIOD' } as const]
    : []),
];

const finders: { [K in ContentKind]: (content: ContentOf<K>) => ContentFault[] } = {
  TERMS: legal,
  PRIVACY: legal,
  COOKIES: legal,
  FAQ: faqFaults,
  HOME: ({ Title, Lead, Blocks }) => [
    ...missing('Title', Title),
    ...missing('Lead', Lead),
    ...Blocks.flatMap((block, at) => blockFaults(block, `Blocks.${at}`)),
  ],
  ANNOUNCEMENTS: ({ Items }) => Items.flatMap((item, at) => announcementFaults(item, `Items.${at}`)),
};

/** Faults that prevent a draft from being published. */
export const contentFaults = <K extends ContentKind>(kind: K, content: ContentOf<K>): ContentFault[] =>
  finders[kind](content);
