import { textsOf } from '@assay/shared/translation/catalogue.ts';
import { translationRoutes } from '@assay/shared/translation/contract.ts';
import { LANGUAGES, languageOf } from '@assay/shared/translation/language.ts';
import type { Bind } from '../http/bind.ts';

/** The texts do not change while the process runs. */
const TEXTS = new Map(LANGUAGES.map((language) => [language, textsOf(language)]));

export function bindTranslation(bind: Bind): void {
  bind(translationRoutes.public, async ({ query }) => TEXTS.get(languageOf(query.LanguageCode)) ?? {});
}
