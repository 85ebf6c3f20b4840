import { z } from 'zod';

const line = z.string().trim().min(1).max(4000);

/** One text in the three languages of the portal; none may be missing. */
export const localized = z.strictObject({ EN: line, CHT: line, CHS: line });

export type Localized = z.infer<typeof localized>;
