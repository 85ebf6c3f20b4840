import { z } from 'zod';

const line = z.string().trim().min(1, 'FIELD_TEXT_MISSING').max(4000);
const maybeLine = z.string().trim().max(4000);

/** One text in the three languages of the portal; none may be missing. */
export const localized = z.strictObject({ EN: line, CHT: line, CHS: line });

/** While it is being written. */
export const unfinishedText = z.strictObject({ EN: maybeLine, CHT: maybeLine, CHS: maybeLine });

/** In all three languages, or in none. */
export const maybeLocalized = unfinishedText.superRefine((text, context) => {
  const said = Object.values(text).filter((one) => one !== '').length;
  if (said === 0 || said === 3) return;
  for (const [language, one] of Object.entries(text))
    if (one === '') context.addIssue({ code: 'custom', path: [language], message: 'FIELD_TEXT_MISSING' });
});

export type Localized = z.infer<typeof localized>;
