/**
 * Types of a demo service: its definition, tags, and functions that generate complete, valid form answers
 * for an assessment type, with uploads that use the given files in turn.
 */
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { ServiceDefinition } from '../../rules/index.ts';

/**
 * Type of a demo service; its answers are complete and valid for one assessment, with uploads using the
 * given files in turn.
 */
export type AnswersOf = (type: AssessmentType, fileKeys: readonly string[]) => Record<string, unknown>;

export type DemoService = {
  Definition: ServiceDefinition;
  Tags: string[];
  /** The first organisation's answers. */
  validAnswers: AnswersOf;
  /** Answers of every organisation, including the first, so that demo applications differ. */
  AnswerSets: readonly [AnswersOf, ...AnswersOf[]];
};
