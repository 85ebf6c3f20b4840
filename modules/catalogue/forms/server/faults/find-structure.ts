/** Finds structural faults of a form: malformed lists, empty containers and exceeded limits. */
import { isJson, type Json, listOf } from '../../rules/json.ts';
import { FORM_LIMITS } from '../../rules/limits.ts';
import { type FormNode, isQuestion, typeOf } from '../../rules/walk.ts';
import type { FormFault, FormFaultCode } from './fault.ts';

const LISTS = [
  'pages',
  'elements',
  'templateElements',
  'columns',
  'detailElements',
  'validators',
  'choices',
  'rows',
];

/** Finds lists that are not arrays and entries that are not objects: their content cannot be checked. */
function wrongLists({ Path, Json }: Pick<FormNode, 'Path' | 'Json'>): FormFault[] {
  return LISTS.filter((list) => Object.hasOwn(Json, list)).flatMap((list): FormFault[] => {
    const value = Json[list];
    // In a long text question, `rows` is its height in lines, not a list.
    if (list === 'rows' && Json.type === 'comment') return [];
    if (list === 'rows' && Json.cellType === 'comment') return [];
    if (!Array.isArray(value)) return [{ Path: [...Path, list], Code: 'ERR_FORM_SHAPE' }];
    if (['choices', 'rows', 'columns'].includes(list) && Json.type !== 'matrixdynamic') return [];
    return value.flatMap((entry, at): FormFault[] =>
      isJson(entry) ? [] : [{ Path: [...Path, list, at], Code: 'ERR_FORM_SHAPE' }],
    );
  });
}

/** The list that must not be empty, per type of part. */
const CONTENT: Readonly<Record<string, readonly [list: string, code: FormFaultCode]>> = {
  panel: ['elements', 'ERR_FORM_GROUP_EMPTY'],
  paneldynamic: ['templateElements', 'ERR_FORM_GROUP_EMPTY'],
  matrixdynamic: ['columns', 'ERR_FORM_TABLE_EMPTY'],
  matrixdropdown: ['columns', 'ERR_FORM_TABLE_EMPTY'],
};

function emptiness(node: FormNode): FormFault[] {
  if (node.Kind === 'COLUMN') return [];
  const [list, Code] =
    node.Kind === 'PAGE' ? (['elements', 'ERR_FORM_PAGE_EMPTY'] as const) : (CONTENT[typeOf(node)] ?? []);
  return list && Code && listOf(node.Json[list]).length === 0 ? [{ Path: node.Path, Code }] : [];
}

/** Returns faults for empty pages, groups and tables, and for parts that exceed the form's limits. */
export function findStructure(form: Json, nodes: readonly FormNode[]): FormFault[] {
  const pages = listOf(form.pages).length;
  const questions = nodes.filter(isQuestion).length;
  const faults: FormFault[] = [{ Path: [], Json: form }, ...nodes].flatMap(wrongLists);
  if (pages === 0) faults.push({ Path: ['pages'], Code: 'ERR_FORM_NO_PAGES' });
  if (pages > FORM_LIMITS.Pages)
    faults.push({ Path: ['pages'], Code: 'ERR_FORM_PAGES_MAX', Params: { limit: FORM_LIMITS.Pages } });
  if (questions > FORM_LIMITS.Questions)
    faults.push({
      Path: ['pages'],
      Code: 'ERR_FORM_QUESTIONS_MAX',
      Params: { limit: FORM_LIMITS.Questions },
    });
  return [...faults, ...nodes.flatMap(emptiness)];
}
