/** Shape of a change of the scope of a certificate by a decision, and the comparison of two scopes. */
import { z } from 'zod';
import { type Localized, localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';

export const scopeChange = z.object({ Before: localized, After: localized });
export type ScopeChange = z.infer<typeof scopeChange>;

/** Spaces at either end are not printed. */
export const isSameScope = (one: Localized, other: Localized): boolean =>
  LANGUAGES.every((language) => one[language].trim() === other[language].trim());
