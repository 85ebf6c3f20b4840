import type { ServiceDefinition } from '../../../rules/index.ts';
import { text } from '../text.ts';

type Point = ServiceDefinition['Checklist'][number];
type LocalizedTuple = readonly [EN: string, CHT: string, CHS: string];

/**
 * Builds a checklist point of a demo service from compact arguments: key, step, clause, requirement,
 * guidance and related form question.
 */
export const checklistPoint = (
  PointKey: string,
  Step: Point['Step'],
  Clause: string,
  question: LocalizedTuple,
  guidance: LocalizedTuple,
  Field?: string,
): Point => ({
  PointKey,
  Step,
  Clause,
  Text: text(...question),
  Guidance: text(...guidance),
  ...(Field ? { Field } : {}),
});
