import type { Stage } from '#modules/applications/applications/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';

/** Steps have the names that they have everywhere. */
export const stageKey = (stage: Stage): TextKey =>
  stage === 'CHECK' || stage === 'CLIENT' || stage === 'PUBLISH' ? `STAGE_${stage}` : `STEP_${stage}`;
