import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { personName } from '#platform/common/contract/shapes.ts';

/** Event in the room of an application: who did what, as named in its history. */
export const liveChange = z.object({
  Version: z.int(),
  /** Null where the portal itself wrote, without an action. */
  Action: z.string().nullable(),
  At: z.string().nullable(),
  FromStep: z.enum(STEPS).nullable(),
  By: personName.nullable(),
  IsByYou: z.boolean(),
});
export type LiveChange = z.infer<typeof liveChange>;
