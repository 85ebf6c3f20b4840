import { z } from 'zod';
import { personName } from './shapes.ts';

/**
 * Contract for showing who else has an application or certificate open and who is editing it: the room names
 * `applicationview:<key>` and `certificateview:<key>`, and the list of people sent there.
 */
export type ViewedKind = 'application' | 'certificate';
export const viewersRoom = (kind: ViewedKind, key: string): string => `${kind}view:${key}`;

const viewer = personName.extend({
  /** True for users of the record's organisation, false for the certification body's staff. */
  IsClient: z.boolean(),
  /** True while the page is visible; false while it is open in the background. */
  IsViewing: z.boolean(),
  /** True while the user is filling in the form. */
  IsEditing: z.boolean(),
});
export type Viewer = z.infer<typeof viewer>;

/**
 * Everyone except the reader, each once regardless of open windows. Clients only see users of their own
 * organisation.
 */
export const viewers = z.object({ People: z.array(viewer) });
export type Viewers = z.infer<typeof viewers>;
