import type { Content } from '../content/content.ts';
import { cookies } from '../content/cookies.ts';
import { privacy } from '../content/privacy.ts';
import { terms } from '../content/terms.ts';
import type { Localized } from '../contract/shapes.ts';
import type { LegalKind } from './kinds.ts';

const contents: Readonly<Record<LegalKind, Content>> = { TERMS: terms, PRIVACY: privacy, COOKIES: cookies };

const plain = (content: Content, language: 0 | 1 | 2): string =>
  content
    .flatMap(({ Title, Paragraphs }) => [
      `# ${Title[language]}`,
      ...Paragraphs.map((paragraph) => paragraph[language]),
    ])
    .join('\n\n');

/** What a version without content of its own stands for, written as people would write it. */
export const builtInText = (kind: LegalKind): Localized => ({
  EN: plain(contents[kind], 0),
  CHT: plain(contents[kind], 1),
  CHS: plain(contents[kind], 2),
});
