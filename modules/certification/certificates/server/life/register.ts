import { defineRegister } from '#platform/server/registers.ts';
import type { CertificateAction } from '../../rules/workflow.ts';
import type { CertificateActionContext } from './action-context.ts';

const OF_MODULES_ABOVE = ['RENEW', 'GENERATE_DISCLOSURE'] as const satisfies readonly CertificateAction[];

/**
 * Register of certificate actions that other modules implement: those of the cycle and of the disclosure
 * document.
 */
export const certificateActions = defineRegister<
  (typeof OF_MODULES_ABOVE)[number],
  (job: CertificateActionContext) => Promise<void>
>('certificates.actions', OF_MODULES_ABOVE);
