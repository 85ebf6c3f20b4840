/** Determines the answers of a save or submission, limited to the open fields in a guided correction. */

import { LRUCache } from 'lru-cache';
import { runInFormThread, unsafeProblem } from '#modules/catalogue/forms/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { fingerprint, type ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { validationOptions } from './check-answers.ts';
import type { LoadedApplication } from './load.ts';
import type { Answers, CorrectionBase } from './tables.ts';

type Row = Pick<LoadedApplication, 'ApplicationStatusCode' | 'Answers' | 'Points' | 'CorrectionBase'>;
type Input = { row: Row; actor: SignedIn; language: Language; given: unknown };

/** Cache, because the same answers are evaluated before the transaction and again inside it. */
const cache = new LRUCache<string, Answers>({ max: 64 });

/** In a guided correction the client may change only what the points refer to; staff are not restricted. */
export const correctionOf = (row: Row, actor: SignedIn): CorrectionBase | null =>
  applicationStatuses.inCorrection.includes(row.ApplicationStatusCode) && isClient(actor.Roles)
    ? row.CorrectionBase
    : null;

/**
 * The fields that the points refer to. The scope in both languages opens together: a certificate must not say
 * different things in its two languages.
 */
export function openFields({ Points }: Pick<Row, 'Points'>, definition: ServiceDefinition): string[] {
  const named = Points.map((point) => point.Field).filter((field) => field !== null);
  const scope = [definition.ScopeQuestion, definition.ScopeQuestionChinese].filter(
    (name) => name !== undefined,
  );
  return [...new Set([...named, ...(named.some((name) => scope.includes(name)) ? scope : [])])];
}

/**
 * The answers of a save or submission: the submitted answers, as far as this user may currently change them.
 */
export async function submittedAnswers(
  version: ServiceVersion,
  { row, actor, language, given: submitted }: Input,
): Promise<Answers> {
  const answers = (submitted as Answers | undefined) ?? row.Answers;
  const base = correctionOf(row, actor);
  // Unsafe answers are returned unchanged, because the following check refuses them without evaluating the
  // form.
  if (!base || unsafeProblem(answers)) return answers;
  const bounds = {
    Base: base.Answers,
    ShownBefore: base.Shown,
    OpenFields: openFields(row, version.Definition),
  };
  const key = `${version.Id} ${language} ${fingerprint([answers, bounds])}`;
  const found =
    cache.get(key) ??
    (await runInFormThread(
      'correctAnswers',
      version.Definition.Form,
      answers,
      bounds,
      validationOptions(version, language),
    ));
  cache.set(key, found);
  return found;
}
