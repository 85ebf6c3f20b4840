import {
  formNodes,
  formTextIn,
  isQuestion,
  type Json,
  nameOf,
  ownerOf,
} from '#modules/catalogue/forms/rules/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';

export type QuestionOption = { name: string; title: string };

/**
 * Lists the named top-level questions of a service's form, in form order and one language, as options of the
 * mapping editor for external forms.
 */
export const questionOptions = (form: ServiceDefinition['Form'], language: Language): QuestionOption[] =>
  formNodes(form as Json)
    .filter((node) => isQuestion(node) && ownerOf(node) === undefined && nameOf(node) !== '')
    .map((node) => ({ name: nameOf(node), title: formTextIn(node.Json.title, language) || nameOf(node) }));
