import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { personName } from '#platform/common/contract/shapes.ts';

/** Live event sent to viewers of an application: the action and the user, as named in its history. */
export const liveChange = z.object({
  Version: z.int(),
  /** Null if the portal itself made the change, without an action. */
  Action: z.string().nullable(),
  At: z.string().nullable(),
  FromStep: z.enum(STEPS).nullable(),
  By: personName.nullable(),
  IsByYou: z.boolean(),
});
export type LiveChange = z.infer<typeof liveChange>;
