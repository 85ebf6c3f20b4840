import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { type Params, translate } from '#platform/common/i18n/texts.ts';
import type { Reason, ReasonParams } from '#platform/common/workflow/types.ts';

/**
 * Translates the reasons why a workflow action is unavailable into sentences in the reader's language; for a
 * wrong status, the sentence names the statuses in which it would be possible.
 */
export const formatReasons = (reasons: readonly Reason[], language: Language, statusText = 'STATUS_') =>
  reasons.map(({ Code, Statuses = [], Params = {}, Links }) => {
    const statuses = Statuses.map((status) => translate(`${statusText}${status}`, language)).join(' · ');
    const Message = translate(Code, language, { ...paramsIn(Params, language), statuses });
    return { Code, Message, ...(Links && { Links: [...Links] }) };
  });

/** Values of a sentence in the reader's language. */
export const paramsIn = (params: ReasonParams, language: Language): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : localizedText(value, language),
    ]),
  );
