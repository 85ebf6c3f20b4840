/**
 * Publication check: finds references from the service's question fields (scope, sites, industry) and
 * checklist points to form questions that do not exist, or fields naming a wrong type.
 */
import { type FormNode, isQuestion, nameOf, ownerOf, typeOf } from '../../rules/walk.ts';
import type { FormFault } from './fault.ts';

/** Fields of a service, outside the form, that refer to the form's questions. */
export type Naming = {
  ScopeQuestion: string;
  ScopeQuestionChinese?: string | undefined;
  SitesQuestion: string;
  IndustryQuestion?: string | undefined;
  Checklist: readonly { Field?: string | undefined }[];
};

const TYPES = {
  ScopeQuestion: ['comment', 'text'],
  ScopeQuestionChinese: ['comment', 'text'],
  SitesQuestion: ['paneldynamic', 'matrixdynamic'],
  IndustryQuestion: ['dropdown', 'radiogroup'],
} as const;

/** Finds references to questions that do not exist or have the wrong type. Paths start at the service. */
export function findReferences(nodes: readonly FormNode[], naming: Naming): FormFault[] {
  const questions = new Map(
    nodes.filter((node) => isQuestion(node) && !ownerOf(node)).map((node) => [nameOf(node), typeOf(node)]),
  );
  const missing = (Path: FormFault['Path'], name: string): FormFault => ({
    Path,
    Code: 'ERR_FORM_QUESTION_MISSING',
    Params: { name },
  });
  const fields = Object.entries(TYPES).flatMap(([field, types]): FormFault[] => {
    const name = naming[field as keyof typeof TYPES];
    if (!name) return [];
    const type = questions.get(name);
    if (type === undefined) return [missing([field], name)];
    const isRight = (types as readonly string[]).includes(type);
    return isRight ? [] : [{ Path: [field], Code: 'ERR_FORM_QUESTION_KIND', Params: { name } }];
  });
  const points = naming.Checklist.flatMap(({ Field }, at) =>
    Field && !questions.has(Field) ? [missing(['Checklist', at, 'Field'], Field)] : [],
  );
  return [...fields, ...points];
}
