import type { ZodType } from 'zod';
import type { TextKey } from '#platform/common/i18n/texts.ts';

export type FieldProblem = { Field: string; Key: TextKey; Params?: Record<string, number> };
type Issue = {
  code?: string;
  message?: string;
  path: PropertyKey[];
  format?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
};

/**
 * Validates form values in the browser against the API route's own schema before sending; returns one
 * problem with its message per field, `OrgName.EN` for a part.
 */
export function fieldProblems(schema: ZodType, values: unknown): FieldProblem[] {
  const result = schema.safeParse(values);
  if (result.success) return [];
  const problems = result.error.issues.map((issue) => problemOf(issue as Issue, values));
  return problems.filter((one, at) => problems.findIndex((other) => other.Field === one.Field) === at);
}

function problemOf(issue: Issue, values: unknown): FieldProblem {
  const Field = issue.path.map(String).join('.');
  const text = schemaMessage(issue.message);
  if (text) return { Field, Key: text };
  const value = issue.path.reduce<unknown>(
    (of, part) => (of as Record<PropertyKey, unknown> | undefined)?.[part],
    values,
  );
  if (value === undefined || value === null || value === '' || value === false)
    return { Field, Key: 'FIELD_REQUIRED' };
  if (issue.code === 'too_big')
    return {
      Field,
      Key: issue.origin === 'array' ? 'FIELD_TOO_MANY' : 'FIELD_TOO_LONG',
      Params: { max: Number(issue.maximum) },
    };
  if (issue.code === 'too_small')
    return { Field, Key: 'FIELD_TOO_SHORT', Params: { min: Number(issue.minimum) } };
  return { Field, Key: issue.format === 'email' ? 'FIELD_EMAIL' : 'FIELD_INVALID' };
}

/** Some rules have their own text, which the schema names. */
const schemaMessage = (message: string | undefined): TextKey | null =>
  message?.startsWith('FIELD_') ? (message as TextKey) : null;
