import { z } from 'zod';
import { personName } from './shapes.ts';

/** Who else has a record open: `applicationview:<ApplicationKey>`, `certificateview:<CertificateKey>`. */
export type ViewedKind = 'application' | 'certificate';
export const viewersRoom = (kind: ViewedKind, key: string): string => `${kind}view:${key}`;

const viewer = personName.extend({
  /** Belongs to the organisation of the record; otherwise the certification body's staff. */
  IsClient: z.boolean(),
  /** Before their eyes; false: open behind other windows. */
  IsViewing: z.boolean(),
  /** Filling in the form at this moment. */
  IsEditing: z.boolean(),
});
export type Viewer = z.infer<typeof viewer>;

/** Everyone except oneself, each once however many windows they have open. Clients see only their own people. */
export const viewers = z.object({ People: z.array(viewer) });
export type Viewers = z.infer<typeof viewers>;
