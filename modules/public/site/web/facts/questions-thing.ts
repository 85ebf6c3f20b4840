import type { FaqGroup } from '#modules/public/content/rules/shapes.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Thing } from './thing.ts';

/** Questions with their answers, which search engines show as they are: HTML of a few elements. */
export const questionsThing = (groups: readonly FaqGroup[], say: (text: Localized) => string): Thing => ({
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ Questions }) =>
    Questions.map((question) => ({
      '@type': 'Question',
      name: say(question.Title),
      acceptedAnswer: { '@type': 'Answer', text: say(question.Answer) },
    })),
  ),
});
