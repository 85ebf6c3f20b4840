/** Slot of the certificate screen in which a higher-level module places the decisions about the certificate, for staff. */
import { defineSlot } from '#platform/web/slot.ts';

export const certificateDecisions = defineSlot<{ certificateKey: string }>('certificates.decisions');
