import type { Json } from '@assay/shared/form/json.ts';
import { saidTo } from '@assay/shared/form/said.ts';
import { formNodes, isQuestion, nameOf, ownerOf } from '@assay/shared/form/walk.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { Language } from '@assay/shared/translation/language.ts';

export type QuestionOption = { name: string; title: string };

/** The questions of a form that stand by themselves, in its order. */
export const questionOptions = (form: ServiceDefinition['Form'], language: Language): QuestionOption[] =>
  formNodes(form as Json)
    .filter((node) => isQuestion(node) && ownerOf(node) === undefined && nameOf(node) !== '')
    .map((node) => ({ name: nameOf(node), title: saidTo(node.Json.title, language) || nameOf(node) }));
