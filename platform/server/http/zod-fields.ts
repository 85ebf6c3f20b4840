/**
 * Converts zod's validation errors of a request to field errors with codes and texts of the catalogue, for
 * the 422 response.
 */
import type { z } from 'zod';
import type { FailureField } from './fail.ts';

/** Maximum unknown fields reported, so that a response is not larger than its request. */
const MAX_UNKNOWN = 20;

/** Returns zod's issues as fields with texts of the catalogue. */
export function zodFields(error: z.ZodError): FailureField[] {
  return error.issues.flatMap((issue): FailureField[] => {
    const Field = issue.path.map(String).join('.');
    // Some rules have their own text, which the schema names.
    if (/^(FIELD|ERR)_/.test(issue.message)) return [{ Field, Code: issue.message as FailureField['Code'] }];
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.slice(0, MAX_UNKNOWN).map((key) => ({
          Field: [Field, key].filter(Boolean).join('.'),
          Code: 'FIELD_UNKNOWN',
        }));
      case 'too_big':
        if (issue.origin !== 'string' && issue.origin !== 'array') return [{ Field, Code: 'FIELD_INVALID' }];
        return [
          {
            Field,
            Code: issue.origin === 'array' ? 'FIELD_TOO_MANY' : 'FIELD_TOO_LONG',
            Params: { max: String(issue.maximum) },
          },
        ];
      case 'too_small':
        if (issue.origin !== 'string' && issue.origin !== 'array') return [{ Field, Code: 'FIELD_INVALID' }];
        return [
          {
            Field,
            Code: Number(issue.minimum) <= 1 ? 'FIELD_REQUIRED' : 'FIELD_TOO_SHORT',
            Params: { min: String(issue.minimum) },
          },
        ];
      case 'invalid_format':
        return [{ Field, Code: issue.format === 'email' ? 'FIELD_EMAIL' : 'FIELD_INVALID' }];
      case 'invalid_type':
        return [{ Field, Code: issue.input === undefined ? 'FIELD_REQUIRED' : 'FIELD_INVALID' }];
      case 'invalid_union':
        return unionFields(issue, Field);
      default:
        return [{ Field, Code: 'FIELD_INVALID' }];
    }
  });
}

/** For a union, returns the errors of the closest alternative. */
function unionFields(issue: z.core.$ZodIssueInvalidUnion, Field: string): FailureField[] {
  const nearest = [...issue.errors].sort((a, b) => a.length - b.length)[0];
  if (!nearest || nearest.length === 0) return [{ Field, Code: 'FIELD_INVALID' }];
  const fields = zodFields({ issues: nearest } as z.ZodError);
  return fields.map((one) => ({ ...one, Field: [Field, one.Field].filter(Boolean).join('.') }));
}
