import type { ServiceDefinition } from '../../../rules/index.ts';
import { text } from '../text.ts';

type Point = ServiceDefinition['Checklist'][number];
type LocalizedTuple = readonly [EN: string, CHT: string, CHS: string];

/** Checklists read best as lines: key, step, clause, what is asked, how to look, and the form question it is about. */
export const checklistPoint = (
  PointKey: string,
  Step: Point['Step'],
  Clause: string,
  asked: LocalizedTuple,
  guidance: LocalizedTuple,
  Field?: string,
): Point => ({
  PointKey,
  Step,
  Clause,
  Text: text(...asked),
  Guidance: text(...guidance),
  ...(Field ? { Field } : {}),
});
