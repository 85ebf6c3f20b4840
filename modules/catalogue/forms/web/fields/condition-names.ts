/**
 * For the form designer's condition editor: the questions to which a condition can refer, the operators for
 * each kind of question, and the initial comparison for a newly chosen one.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import type { Clause, Operator } from '../../rules/condition.ts';
import { formTextIn } from '../../rules/form-text.ts';
import { isJson, listOf, textOf } from '../../rules/json.ts';
import { kindOf, type QuestionKind } from '../../rules/question-kinds.ts';
import { type FormNode, isQuestion, nameOf, ownerOf, typeOf } from '../../rules/walk.ts';

/** A value that an expression in the form designer can refer to. */
export type Callable = {
  /** The name used in expressions: `Industry`, `row.Owner`. */
  Call: string;
  Title: string;
  Kind: QuestionKind | null;
  Choices: { value: string; label: string; raw: string | number }[];
};

const choicesOf = (node: FormNode, language: Language): Callable['Choices'] => {
  const own = listOf(node.Json.choices);
  const all = own.length > 0 ? own : listOf(node.Parents.at(-1)?.Json.choices);
  return all.flatMap((choice) => {
    const raw = isJson(choice) ? choice.value : choice;
    if (typeof raw !== 'string' && typeof raw !== 'number') return [];
    const text = isJson(choice) ? formTextIn(choice.text, language) : '';
    return [{ value: String(raw), label: text || String(raw), raw }];
  });
};

const SILENT: ReadonlySet<string> = new Set(['html']);

/** The questions of the form and, inside a table or list, the other parts of the same row. */
export function callable(nodes: readonly FormNode[], node: FormNode, language: Language): Callable[] {
  const owner = ownerOf(node);
  const row = owner && typeOf(owner) === 'paneldynamic' ? 'panel' : 'row';
  return nodes
    .filter(
      (other) => other !== node && isQuestion(other) && !SILENT.has(typeOf(other)) && nameOf(other) !== '',
    )
    .filter((other) => ownerOf(other) === undefined || (owner && ownerOf(other)?.Path === owner.Path))
    .map((other) => ({
      Call: ownerOf(other) ? `${row}.${nameOf(other)}` : nameOf(other),
      Title: formTextIn(other.Json.title, language) || textOf(other.Json.name),
      Kind: kindOf(other),
      Choices: choicesOf(other, language),
    }));
}

const BY_KIND: Partial<Record<QuestionKind, readonly Operator[]>> = {
  YES_NO: ['EQUAL', 'EMPTY', 'NOT_EMPTY'],
  DROPDOWN: ['EQUAL', 'NOT_EQUAL', 'ANY_OF', 'EMPTY', 'NOT_EMPTY'],
  SINGLE_CHOICE: ['EQUAL', 'NOT_EQUAL', 'ANY_OF', 'EMPTY', 'NOT_EMPTY'],
  MULTIPLE_CHOICE: ['CONTAINS', 'NOT_CONTAINS', 'EMPTY', 'NOT_EMPTY'],
  SHORT_TEXT: ['EQUAL', 'NOT_EQUAL', 'CONTAINS', 'NOT_CONTAINS', 'EMPTY', 'NOT_EMPTY'],
  LONG_TEXT: ['CONTAINS', 'NOT_CONTAINS', 'EMPTY', 'NOT_EMPTY'],
  TABLE: ['EMPTY', 'NOT_EMPTY'],
  REPEATED_GROUP: ['EMPTY', 'NOT_EMPTY'],
  FILE: ['EMPTY', 'NOT_EMPTY'],
};
const COMPARING: readonly Operator[] = [
  'EQUAL',
  'NOT_EQUAL',
  'GREATER',
  'AT_LEAST',
  'LESS',
  'AT_MOST',
  'EMPTY',
  'NOT_EMPTY',
];

export const operatorsOf = (kind: QuestionKind | null): readonly Operator[] =>
  (kind && BY_KIND[kind]) || COMPARING;

export const isNumeric = (kind: QuestionKind | null): boolean =>
  kind === 'NUMBER' || kind === 'MONEY' || kind === 'CALCULATION';

/** The initial comparison for a question that is newly chosen in a condition. */
export function clauseFor({ Call, Kind, Choices }: Callable): Clause {
  const [operator = 'EQUAL'] = operatorsOf(Kind);
  if (operator === 'EMPTY') return { Question: Call, Operator: 'NOT_EMPTY' };
  if (Kind === 'YES_NO') return { Question: Call, Operator: operator, Value: true };
  const Value = Choices[0]?.raw ?? (isNumeric(Kind) ? 0 : '');
  return { Question: Call, Operator: operator, Value };
}

export const firstClause = (names: readonly Callable[]): Clause | null =>
  names[0] ? clauseFor(names[0]) : null;
