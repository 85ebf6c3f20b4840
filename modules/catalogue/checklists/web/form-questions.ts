import { isJson } from '#modules/catalogue/forms/rules/json.ts';
import { saidTo } from '#modules/catalogue/forms/rules/said.ts';
import { formNodes, isQuestion, nameOf, ownerOf } from '#modules/catalogue/forms/rules/walk.ts';
import type { Language } from '#platform/common/i18n/language.ts';

/** The questions of a form that a point can be about, in its order; those inside of tables belong to their table. */
export const formQuestions = (form: unknown, language: Language): { name: string; title: string }[] =>
  isJson(form)
    ? formNodes(form)
        .filter((node) => isQuestion(node) && !ownerOf(node) && nameOf(node) !== '')
        .map((node) => ({ name: nameOf(node), title: saidTo(node.Json.title, language) || nameOf(node) }))
    : [];
