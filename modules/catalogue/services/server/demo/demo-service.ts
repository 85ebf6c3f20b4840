import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { ServiceDefinition } from '../../rules/index.ts';

/** Complete, valid answers for one assessment; uploads name the given files in turn. */
export type AnswersOf = (type: AssessmentType, fileKeys: readonly string[]) => Record<string, unknown>;

export type DemoService = {
  Definition: ServiceDefinition;
  Tags: string[];
  /** The first organisation's answers. */
  validAnswers: AnswersOf;
  /** Every organisation's answers, the first one's included, so that demo applications differ. */
  AnswerSets: readonly [AnswersOf, ...AnswersOf[]];
};
