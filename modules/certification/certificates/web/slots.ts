/**
 * Slots of the certificate screen in which a higher-level module places the decisions about the certificate, for staff, and the
 * action bar where actions have to be proposed.
 */
import { defineSlot } from '#platform/web/slot.ts';
import type { FieldRenderers } from '#platform/web/ui/action/action-types.ts';
import type { CertificateView } from '../rules/contract.ts';

export const certificateDecisions = defineSlot<{ certificateKey: string }>('certificates.decisions');

type ActionBarProps = {
  certificate: CertificateView;
  onDone: (fresh: CertificateView) => void;
  subject: string;
  fields: FieldRenderers<CertificateView>;
};
export const certificateActionsToPropose = defineSlot<ActionBarProps>('certificates.actions-to-propose');
