import { z } from 'zod';
import { localized } from './shapes.ts';

/** A label that visitors see. */
export const publicTag = z.object({ TagCode: z.string(), Name: localized });
export type PublicTag = z.infer<typeof publicTag>;
