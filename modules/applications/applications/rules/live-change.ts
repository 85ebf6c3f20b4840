import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { personName } from '#platform/common/contract/shapes.ts';

/** What the room of an application tells: who did what, as its history names it. */
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
