/**
 * Schemas of texts in the portal's three languages: complete, unfinished in a draft, optional (in all
 * languages or none), and printed titles of at most 60 characters.
 */
import { z } from 'zod';

const line = z.string().trim().min(1, 'FIELD_TEXT_MISSING').max(4000);
const maybeLine = z.string().trim().max(4000);

/** Schema of a text in the portal's three languages, none of which may be missing. */
export const localized = z.strictObject({ EN: line, CHT: line, CHS: line });

/** Schema of a text in a draft, where languages may be missing. */
export const unfinishedText = z.strictObject({ EN: maybeLine, CHT: maybeLine, CHS: maybeLine });

function checkAllOrNone(text: Record<string, string>, context: z.RefinementCtx): void {
  const filledCount = Object.values(text).filter((one) => one !== '').length;
  if (filledCount === 0 || filledCount === 3) return;
  for (const [language, one] of Object.entries(text))
    if (one === '') context.addIssue({ code: 'custom', path: [language], message: 'FIELD_TEXT_MISSING' });
}

/** Schema of an optional text: present in all three languages or in none. */
export const maybeLocalized = unfinishedText.superRefine(checkAllOrNone);

/** Maximum characters of a printed title, which must fit across the page. */
export const TITLE_LENGTH = 60;
const titleLine = z.string().trim().max(TITLE_LENGTH);
export const unfinishedTitle = z.strictObject({ EN: titleLine, CHT: titleLine, CHS: titleLine });
export const maybeTitle = unfinishedTitle.superRefine(checkAllOrNone);

export type Localized = z.infer<typeof localized>;
