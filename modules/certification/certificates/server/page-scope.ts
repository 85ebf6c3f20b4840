/**
 * The scope that an application gives the page of its certificate: the one applied for, unless a decision on the certificate
 * replaced that since. Also the answers with the decided scope, for the next assessment.
 */
import { isSameScope } from '#modules/applications/applications/rules/index.ts';
import type { Answers } from '#modules/applications/applications/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { DocumentRequest } from './document-request.ts';

type Scoped = Pick<DocumentRequest['application'], 'Answers' | 'ScopeChange'>;
type Questions = Pick<ServiceDefinition, 'ScopeQuestion' | 'ScopeQuestionChinese'>;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Chinese text stays in the script in which it was written: a certified text must not be converted. */
export function appliedScope(answers: Answers, definition: Questions): Localized | null {
  const english = textOf(answers[definition.ScopeQuestion]);
  const chinese = definition.ScopeQuestionChinese ? textOf(answers[definition.ScopeQuestionChinese]) : '';
  if (english === '' && chinese === '') return null;
  return { EN: english || chinese, CHT: chinese || english, CHS: chinese || english };
}

/** A decision replaces the scope only while the answers still apply for the earlier one; null if there is no scope. */
export function pageScope({ Answers, ScopeChange }: Scoped, definition: Questions): Localized | null {
  const applied = appliedScope(Answers, definition);
  if (ScopeChange === null) return applied;
  return applied === null || isSameScope(applied, ScopeChange.Before) ? ScopeChange.After : applied;
}

/** The answers with which the next assessment begins: those of the last one, with the scope that its page would print now. */
export function answersWithDecidedScope(application: Scoped, definition: Questions): Answers {
  const { Answers } = application;
  const scope = pageScope(application, definition);
  const { ScopeQuestion, ScopeQuestionChinese } = definition;
  if (application.ScopeChange === null || scope === null) return Answers;
  return {
    ...Answers,
    ...(textOf(Answers[ScopeQuestion]) !== '' && { [ScopeQuestion]: scope.EN }),
    ...(ScopeQuestionChinese &&
      textOf(Answers[ScopeQuestionChinese]) !== '' && { [ScopeQuestionChinese]: scope.CHT }),
  };
}
