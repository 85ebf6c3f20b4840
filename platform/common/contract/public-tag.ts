import { z } from 'zod';
import { localized } from './shapes.ts';

/**
 * Response schema of a service label (code and name in three languages) that visitors of the public site see
 * and use as a filter.
 */
export const publicTag = z.object({ TagCode: z.string(), Name: localized });
export type PublicTag = z.infer<typeof publicTag>;
