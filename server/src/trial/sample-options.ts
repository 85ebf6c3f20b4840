import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { Language } from '@assay/shared/translation/language.ts';

/** How answers of a service are judged: in which language, and how much scope fits on its certificate. */
export const sampleOptions = (definition: ServiceDefinition, locale: Language) => ({
  locale,
  scope: {
    questions: [definition.ScopeQuestion, definition.ScopeQuestionChinese].filter(
      (name) => name !== undefined,
    ),
    ...definition.ScopeLimits,
  },
});
