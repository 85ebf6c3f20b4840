import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { ApiError } from '#platform/web/api/api-error.ts';

export type Refusal = { fields: Partial<Record<Language, string>>; general: string | null };
export const NO_REFUSAL: Refusal = { fields: {}, general: null };

/** Why a text was not kept: at the languages that the server names, else in general. */
export function refusalOf(error: unknown, errorText: (error: unknown) => string): Refusal {
  const fields = error instanceof ApiError ? error.Fields : [];
  const named = LANGUAGES.flatMap((language) => {
    const found = fields.find(({ Field }) => Field.endsWith(`.${language}`));
    return found ? [[language, found.Message] as const] : [];
  });
  return { fields: Object.fromEntries(named), general: named.length > 0 ? null : errorText(error) };
}
