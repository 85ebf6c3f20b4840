import type { Stage } from '@assay/shared/application/stages.ts';
import type { TextKey } from '@assay/shared/translation/catalogue.ts';

/** Steps have the names that they have everywhere. */
export const stageKey = (stage: Stage): TextKey =>
  stage === 'CHECK' || stage === 'CLIENT' || stage === 'PUBLISH' ? `STAGE_${stage}` : `STEP_${stage}`;
