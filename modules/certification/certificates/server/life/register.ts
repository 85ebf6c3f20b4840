import { defineRegister } from '#platform/server/registers.ts';
import type { CertificateAction } from '../../rules/workflow.ts';
import type { CertificateActionContext } from './action-context.ts';

const OF_MODULES_ABOVE = ['RENEW', 'GENERATE_DISCLOSURE'] as const satisfies readonly CertificateAction[];

/**
 * Register for the two certificate actions that other modules implement: RENEW (cycles) and
 * GENERATE_DISCLOSURE (disclosures).
 */
export const certificateActions = defineRegister<
  (typeof OF_MODULES_ABOVE)[number],
  (job: CertificateActionContext) => Promise<void>
>('certificates.actions', OF_MODULES_ABOVE);
