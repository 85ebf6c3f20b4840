import type { Template } from 'liquidjs';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import { type FailureField, fail } from '#platform/server/http/fail.ts';
import { liquidEngine } from '#platform/server/mail/liquid-engine.ts';

/**
 * Validates custom email texts and reports each problem with its line, so that only sendable texts are
 * saved.
 */
export function checkMailText(content: MailText, placeholders: readonly string[]): void {
  const fields = (['Subject', 'Body', 'Button'] as const).flatMap((name) =>
    problems(content[name], placeholders).map((problem) => ({ ...problem, Field: `Content.${name}` })),
  );
  if (/\n/.test(content.Subject)) fields.unshift({ Field: 'Content.Subject', Code: 'TEMPLATE_ONE_LINE' });
  if (/\n/.test(content.Button)) fields.push({ Field: 'Content.Button', Code: 'TEMPLATE_ONE_LINE' });
  if (fields.length > 0) fail('ERR_VALIDATION', { Fields: fields });
}

type Problem = Omit<FailureField, 'Field'>;

function problems(text: string, placeholders: readonly string[]): Problem[] {
  let parsed: Template[];
  try {
    parsed = liquidEngine.parse(text);
  } catch (error) {
    return [unreadable(error)];
  }
  const { variables, locals } = liquidEngine.analyzeSync(parsed);
  return Object.values({ ...variables, ...locals })
    .flat()
    .filter((used) => used.segments.length > 1 || !placeholders.includes(String(used.segments[0])))
    .map((used) => ({
      Code: 'TEMPLATE_UNKNOWN_PLACEHOLDER',
      Params: { line: used.location.row, name: String(used) },
    }));
}

type LiquidProblem = { message: string; originalError?: Error; token?: { getPosition(): [number, number] } };

function unreadable(error: unknown): Problem {
  const { message, originalError, token } = error as LiquidProblem;
  const line = token?.getPosition()[0] ?? 1;
  const wording = originalError?.message ?? message;
  const of = (pattern: RegExp, Code: TextKey): Problem | null => {
    const name = pattern.exec(wording)?.[1];
    return name === undefined ? null : { Code, Params: { line, name } };
  };
  return (
    of(/^tag "(.+)" not found/, 'TEMPLATE_UNKNOWN_TAG') ??
    of(/^undefined filter: (\S+)/, 'TEMPLATE_UNKNOWN_FILTER') ?? {
      Code: 'TEMPLATE_UNREADABLE',
      Params: { line },
    }
  );
}
