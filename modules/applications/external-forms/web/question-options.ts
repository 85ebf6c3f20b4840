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

/** Lists a form's top-level questions in form order, for selection in the mapping editor. */
export const questionOptions = (form: ServiceDefinition['Form'], language: Language): QuestionOption[] =>
  formNodes(form as Json)
    .filter((node) => isQuestion(node) && ownerOf(node) === undefined && nameOf(node) !== '')
    .map((node) => ({ name: nameOf(node), title: formTextIn(node.Json.title, language) || nameOf(node) }));
