import { z } from 'zod';
import { localized } from './shapes.ts';

/** Schema of a service label shown to visitors of the public site. */
export const publicTag = z.object({ TagCode: z.string(), Name: localized });
export type PublicTag = z.infer<typeof publicTag>;
