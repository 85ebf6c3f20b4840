import type { TextKey } from '#apps/common/texts/catalogue.ts';
import type { Stage } from '#modules/applications/applications/rules/stages.ts';

/** Steps have the names that they have everywhere. */
export const stageKey = (stage: Stage): TextKey =>
  stage === 'CHECK' || stage === 'CLIENT' || stage === 'PUBLISH' ? `STAGE_${stage}` : `STEP_${stage}`;
