/**
 * Publication check of a form: finds expressions with syntax errors, unknown question names or unknown
 * functions; also lists the expressions of a form part.
 */
import { ConditionsParser, FunctionFactory } from 'survey-core';
import { referencesIn } from '../../rules/expression-names.ts';
import { isJson, type Json, textOf } from '../../rules/json.ts';
import { FORM_LIMITS } from '../../rules/limits.ts';
import type { FormNode } from '../../rules/walk.ts';
import type { FormFault } from './fault.ts';
import { type Part, propertyOf } from './parts.ts';
import { isKnown, type Names, namesOf } from './scope-of-names.ts';

const TYPES = new Set(['condition', 'expression']);

/** Whether a limit or default is computed, which a leading `=` indicates. */
const isWorkedOut = (name: string, text: string) =>
  ['min', 'max', 'defaultValue'].includes(name) && text.startsWith('=');

/** The expressions of a part, each with the name of its property. */
export const expressionsIn = (part: Part): [name: string, expression: string][] =>
  Object.keys(part.Json).flatMap((name): [string, string][] => {
    const text = textOf(part.Json[name]).trim();
    if (text === '') return [];
    if (isWorkedOut(name, text)) return [[name, text.slice(1)]];
    return TYPES.has(propertyOf(part, name)?.type ?? '') ? [[name, text]] : [];
  });

const STRINGS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;
const OPERATOR_NAMES = new Set([
  'and',
  'or',
  'not',
  'negate',
  'contains',
  'contain',
  'notcontains',
  'notcontain',
  'anyof',
  'allof',
  'noneof',
  'empty',
  'notempty',
  'equal',
  'notequal',
  'greater',
  'less',
  'greaterorequal',
  'lessorequal',
  'power',
]);

/** All function calls in an expression, ignoring quoted strings and names in braces. */
const functionsIn = (bare: string): string[] =>
  [...bare.replace(/\{[^{}]*\}/g, ' ').matchAll(/([A-Za-z_]\w*)\s*\(/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !OPERATOR_NAMES.has(name.toLowerCase()));

/** The engine's built-in functions. None has external access; adding others is not allowed. */
const FUNCTIONS: ReadonlySet<string> = new Set(FunctionFactory.Instance.getAll());

function expressionFaults(
  expression: string,
  names: Names,
  node: FormNode | null,
  Path: FormFault['Path'],
): FormFault[] {
  if (expression.length > FORM_LIMITS.Expression)
    return [{ Path, Code: 'ERR_FORM_EXPRESSION_LONG', Params: { limit: FORM_LIMITS.Expression } }];
  const parser = new ConditionsParser();
  if (!parser.parseExpression(expression))
    return [{ Path, Code: 'ERR_FORM_EXPRESSION', Params: { column: (parser.error?.at ?? 0) + 1 } }];
  const bare = expression.replace(STRINGS, "''");
  const missing = referencesIn(bare).filter(({ Root, Rest }) => !isKnown(names, Root, Rest, node));
  return [
    ...missing.map(
      ({ Root, Rest }): FormFault => ({
        Path,
        Code: 'ERR_FORM_REFERENCE',
        Params: { name: (Root + Rest).slice(0, 80) },
      }),
    ),
    ...functionsIn(bare)
      .filter((name) => !FUNCTIONS.has(name))
      .map((name): FormFault => ({ Path, Code: 'ERR_FORM_FUNCTION', Params: { name } })),
  ];
}

/**
 * Checks the references in texts, such as `{panel.SiteName}`. The engine's `{0}` placeholders are not names.
 */
function textFaults(part: Part, names: Names): FormFault[] {
  return Object.keys(part.Json)
    .filter((name) => propertyOf(part, name)?.isLocalizable)
    .flatMap((name) => {
      const content = part.Json[name];
      const texts = isJson(content) ? Object.values(content).map(textOf) : [textOf(content)];
      const called = texts.flatMap(referencesIn).filter(({ Root }) => /^[A-Za-z]/.test(Root));
      const missing = called.find(({ Root, Rest }) => !isKnown(names, Root, Rest, part.Node));
      if (!missing) return [];
      return [
        {
          Path: [...part.Path, name],
          Code: 'ERR_FORM_REFERENCE',
          Params: { name: (missing.Root + missing.Rest).slice(0, 80) },
        },
      ];
    });
}

/**
 * Returns faults for expressions that the engine cannot parse or that refer to unknown names or functions.
 */
export function findExpressions(form: Json, nodes: readonly FormNode[], parts: readonly Part[]): FormFault[] {
  const names = namesOf(form, nodes);
  return parts.flatMap((part) => [
    ...expressionsIn(part).flatMap(([name, expression]) =>
      expressionFaults(expression, names, part.Node, [...part.Path, name]),
    ),
    ...textFaults(part, names),
  ]);
}
