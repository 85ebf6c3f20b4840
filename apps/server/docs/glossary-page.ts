import { GLOSSARY } from '#tools/language/glossary.ts';
import { page, table } from './page.ts';

/**
 * Generates docs/glossary.md: the terms of the field in English and in both Chinese scripts, with their
 * sources.
 */
export const glossaryPage = (): string =>
  page(
    'Glossary',
    'The terms that texts, documents and code use, from `tools/language/glossary.ts`. Labels, statuses and codes of the specification take precedence over the wording of a standard. `npm run check` refuses words that one of these terms replaces.',
    ...Object.entries(GLOSSARY).flatMap(([title, terms]) => [
      `## ${title}`,
      table(
        ['Term', '繁體中文', '简体中文', 'Definition', 'Source', 'In code'],
        terms.map(({ en, cht, chs, definition, source, code }) => [
          `**${en}**`,
          cht,
          chs,
          definition,
          source,
          code ?? '',
        ]),
      ),
    ]),
  );
