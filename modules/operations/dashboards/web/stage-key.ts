import type { Stage } from '#modules/applications/applications/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';

/**
 * Text key for the name of an application's stage in dashboard panels and filters; stages that are steps use
 * the step's usual name.
 */
export const stageKey = (stage: Stage): TextKey =>
  stage === 'CHECK' || stage === 'CLIENT' || stage === 'PUBLISH' ? `STAGE_${stage}` : `STEP_${stage}`;
