import type { TemplateProblem } from '#modules/certification/document-templates/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { fail } from '#platform/server/http/fail.ts';
import { CompilerStoppedError, type StopReason } from '#platform/server/pdf/compiler-stopped-error.ts';
import { COMPILER_LIMITS, MAX_PAGES } from '#platform/server/pdf/limits.ts';
import { LINK_TO } from '#platform/server/pdf/link-problems.ts';
import type { RawProblem } from '#platform/server/pdf/protocol.ts';

/**
 * Converts the Typst compiler's messages, and compilations stopped by a limit, to problems shown to the
 * author of a certificate template, in the reader's language; the most common ones are translated.
 */
export const formatProblems = (problems: readonly RawProblem[], language: Language): TemplateProblem[] =>
  problems.map(({ File, Line, Column, Message, IsError }) => ({
    Line: Line ?? 1,
    Column: Column ?? 1,
    Message: sentence(Message, File, language),
    Tone: IsError ? 'danger' : 'warning',
  }));

function sentence(message: string, file: string | null, language: Language): string {
  if (/packages are not available|package not found/.test(message))
    return translate('DESIGN_PACKAGE', language);
  if (/plug-ins are not available/.test(message)) return translate('DESIGN_PLUGIN', language);
  if (message.startsWith('more than ')) return translate('DESIGN_PAGES', language, { max: MAX_PAGES });
  if (message.startsWith(LINK_TO))
    return translate('DESIGN_LINK', language, { address: message.slice(LINK_TO.length) });
  const standard = /^(PDF\/(?:A-2a|UA-1)) error: (.*)$/s.exec(message);
  if (standard?.[2] === 'missing alt text')
    return translate('DESIGN_ALT', language, { standard: String(standard[1]) });
  if (standard?.[2] === 'missing document title')
    return translate('DESIGN_TITLE', language, { standard: String(standard[1]) });
  const text = file ? `${file}: ${message}` : message;
  return translate('DESIGN_COMPILER', language, { message: text });
}

const STOPPED = { SLOW: 'DESIGN_SLOW', HEAVY: 'DESIGN_HEAVY' } as const satisfies Record<
  Exclude<StopReason, 'BUSY'>,
  string
>;

/**
 * Exceeding a compiler limit is a problem of the template; too many concurrent requests are not and fail the
 * request.
 */
export function stoppedProblem(error: unknown, language: Language): TemplateProblem {
  if (!(error instanceof CompilerStoppedError)) throw error;
  if (error.Reason === 'BUSY') return fail('ERR_UNAVAILABLE', { Text: 'ERR_DESIGN_BUSY', RetryAfter: 3 });
  const Message = translate(STOPPED[error.Reason], language, {
    seconds: COMPILER_LIMITS.Ms / 1000,
    megabytes: COMPILER_LIMITS.Bytes / 1024 / 1024,
  });
  return { Line: 1, Column: 1, Message, Tone: 'danger' };
}
