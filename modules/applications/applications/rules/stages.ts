import { STEPS, type Step } from '#modules/catalogue/services/rules/index.ts';
import type { ApplicationStatus } from './statuses.ts';

/** Where an application spends its days: the check of what came in, the client's answer, the steps, publishing. */
export const STAGES = ['CHECK', 'CLIENT', ...STEPS, 'PUBLISH'] as const;
export type Stage = (typeof STAGES)[number];

/** Null: it is assigned to no one, or was never submitted. */
export function stageOf(status: ApplicationStatus, step: Step | null): Stage | null {
  switch (status) {
    case 'PENDING':
      return 'CHECK';
    case 'RETURNED':
    case 'REJECTED':
      return 'CLIENT';
    case 'UNDERREVIEW':
    case 'REJECTED_FLOW':
      return step;
    case 'CERTIFIED':
      return 'PUBLISH';
    default:
      return null;
  }
}
