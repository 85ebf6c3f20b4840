import { z } from 'zod';

const line = z.string().trim().min(1, 'FIELD_TEXT_MISSING').max(4000);
const maybeLine = z.string().trim().max(4000);

/** One text in the three languages of the portal; none may be missing. */
export const localized = z.strictObject({ EN: line, CHT: line, CHS: line });

/** While it is being written. */
export const unfinishedText = z.strictObject({ EN: maybeLine, CHT: maybeLine, CHS: maybeLine });

function checkAllOrNone(text: Record<string, string>, context: z.RefinementCtx): void {
  const given = Object.values(text).filter((one) => one !== '').length;
  if (given === 0 || given === 3) return;
  for (const [language, one] of Object.entries(text))
    if (one === '') context.addIssue({ code: 'custom', path: [language], message: 'FIELD_TEXT_MISSING' });
}

/** In all three languages, or in none. */
export const maybeLocalized = unfinishedText.superRefine(checkAllOrNone);

/** Characters of a printed title: it has to fit across the page. */
export const TITLE_LENGTH = 60;
const titleLine = z.string().trim().max(TITLE_LENGTH);
export const unfinishedTitle = z.strictObject({ EN: titleLine, CHT: titleLine, CHS: titleLine });
export const maybeTitle = unfinishedTitle.superRefine(checkAllOrNone);

export type Localized = z.infer<typeof localized>;
