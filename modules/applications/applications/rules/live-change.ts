import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { personName } from '#platform/common/contract/shapes.ts';

/**
 * Schema of the live event that open screens of an application receive after each change: new version,
 * action, time, step and the user who made it.
 */
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
