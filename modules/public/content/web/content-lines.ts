/**
 * Converts content to plain text lines for comparing two versions, and to a signature that also differs if
 * only formatting, links, pictures or times differ.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { WholeContent } from '../rules/contract.ts';
import { htmlLines } from '../rules/html-text.ts';
import type { ContentKind } from '../rules/kinds.ts';
import { mapContent } from '../rules/map-content.ts';
import type { ContentOf, HomeBlock } from '../rules/shapes.ts';
import { toHongKong } from './edit/hong-kong-field.ts';

type TranslateText = { language: Language; t: Translate };

/** Pictures never change under their address, so a part of the address identifies them. */
const pictureName = (address: string, t: Translate): string =>
  t('CONTENT_COMPARE_PICTURE', { name: address.split('/').at(-1)?.slice(0, 6) ?? '' });

/** Text with link targets and pictures, as these may be the only difference. */
const richLines = (html: string, t: Translate): string[] =>
  htmlLines(
    html
      .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 ($1)')
      .replace(
        /<img\b[^>]*?\bsrc="([^"]*)"/g,
        (tag, address: string) => `[${pictureName(address, t)}] ${tag}`,
      ),
  );

function blockLines(block: HomeBlock, { language, t }: TranslateText): string[] {
  switch (block.Type) {
    case 'TEXT':
      return [block.Title[language], ...richLines(block.Body[language], t)];
    case 'PICTURE':
      return [
        block.Picture ? `[${pictureName(block.Picture.Address, t)}]` : '',
        block.Alt[language],
        block.Caption[language],
      ];
    case 'LINKS':
      return [block.Title[language], ...block.Links.map(({ Label, Href }) => `${Label[language]} (${Href})`)];
    case 'NUMBERS':
      return [
        block.Title[language],
        ...block.Numbers.map(({ Value, Label }) => `${Value} ${Label[language]}`),
      ];
  }
}

function linesOf(whole: WholeContent, language: Language, t: Translate): string[] {
  switch (whole.Kind) {
    case 'FAQ':
      return whole.Content.Groups.flatMap(({ Title, Questions }) => [
        Title[language],
        ...Questions.flatMap((one) => [one.Title[language], ...richLines(one.Answer[language], t)]),
      ]);
    case 'HOME':
      return [
        whole.Content.Title[language],
        whole.Content.Lead[language],
        ...whole.Content.Blocks.flatMap((block) => blockLines(block, { language, t })),
      ];
    case 'ANNOUNCEMENTS':
      return whole.Content.Items.flatMap((item) => [
        item.Title[language],
        ...richLines(item.Body[language], t),
        [
          t(`CONTENT_AUDIENCE_${item.Audience}`),
          t(`CONTENT_TONE_${item.Tone}`),
          ...[item.From, item.Until].map((moment) => toHongKong(moment).replace('T', ' ')),
        ]
          .filter(Boolean)
          .join(' · '),
      ]);
    default:
      return richLines(whole.Content[language], t);
  }
}

/** All text of a version in one language for comparison, one line per paragraph. */
export const contentLines = (whole: WholeContent, language: Language, t: Translate): string =>
  linesOf(whole, language, t)
    .filter((line) => line !== '')
    .join('\n');

/**
 * Everything that makes up a version in one language, including formatting: equal signatures mean equal
 * content.
 */
export function contentSignature<Kind extends ContentKind>(
  { Kind, Content }: { Kind: Kind; Content: ContentOf<Kind> },
  language: Language,
): string {
  const parts: string[] = [];
  const take = (text: string, of: Language): string => {
    if (of === language) parts.push(text);
    return text;
  };
  const taken = mapContent(Kind, Content, { rich: take, line: take });
  // Parts without a language, such as addresses and times, count for every language.
  const rest = mapContent(Kind, taken, { rich: () => '', line: () => '' });
  return JSON.stringify([parts, rest]);
}
