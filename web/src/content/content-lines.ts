import type { WholeContent } from '@assay/shared/content/contract.ts';
import { htmlLines } from '@assay/shared/content/html-words.ts';
import type { HomeBlock } from '@assay/shared/content/shapes.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Translate } from '../i18n/use-text.ts';
import { toHongKong } from './edit/hong-kong-field.ts';

function blockLines(block: HomeBlock, language: Language): string[] {
  switch (block.Type) {
    case 'TEXT':
      return [block.Title[language], ...htmlLines(block.Body[language])];
    case 'PICTURE':
      return [block.Alt[language], block.Caption[language]];
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
        ...Questions.flatMap((one) => [one.Title[language], ...htmlLines(one.Answer[language])]),
      ]);
    case 'HOME':
      return [
        whole.Content.Title[language],
        whole.Content.Lead[language],
        ...whole.Content.Blocks.flatMap((block) => blockLines(block, language)),
      ];
    case 'ANNOUNCEMENTS':
      return whole.Content.Items.flatMap((item) => [
        item.Title[language],
        ...htmlLines(item.Body[language]),
        [
          t(`CONTENT_AUDIENCE_${item.Audience}`),
          t(`CONTENT_TONE_${item.Tone}`),
          ...[item.From, item.Until].map((moment) => toHongKong(moment).replace('T', ' ')),
        ]
          .filter(Boolean)
          .join(' · '),
      ]);
    default:
      return htmlLines(whole.Content[language]);
  }
}

/** All words of a version in one language, a line for each paragraph, as two versions are compared. */
export const contentLines = (whole: WholeContent, language: Language, t: Translate): string =>
  linesOf(whole, language, t)
    .filter((line) => line !== '')
    .join('\n');
