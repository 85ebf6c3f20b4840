import { STEPS, type Step } from '#modules/catalogue/services/rules/index.ts';
import { APPLICATION_STATUS, type ApplicationStatus } from './statuses.ts';

/**
 * Stages in which an application spends its time (initial check, client response, each review step,
 * publication), and the stage that a status and step belong to.
 */
export const STAGES = ['CHECK', 'CLIENT', ...STEPS, 'PUBLISH'] as const;
export type Stage = (typeof STAGES)[number];

/** Null if no one has to act or the application was never submitted. */
export function stageOf(status: ApplicationStatus, step: Step | null): Stage | null {
  const stage = APPLICATION_STATUS[status].Stage;
  return stage === 'STEP' ? step : stage;
}
