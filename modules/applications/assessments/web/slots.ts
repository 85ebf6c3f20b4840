/** Slot of the checklist in which a higher-level module shows what earlier assessments left to verify. */
import { defineSlot } from '#platform/web/slot.ts';

/** Open nonconformities of earlier assessments of the certificate, which this assessment verifies. */
export const earlierPoints = defineSlot<{ applicationKey: string }>('assessments.earlier-points');
