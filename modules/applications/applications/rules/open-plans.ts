/**
 * Minor findings of an application without an accepted plan, where its service requires one: their type, and the count and up
 * to ten names for the message that refuses an action because of them.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { ReasonParams } from '#platform/common/workflow/types.ts';
import { type FindingRecord, namesOfFindings } from './open-majors.ts';

/** Name: the number of the nonconformity, or the checklist point before it has one. */
export type OpenPlan = { PointKey: string; Name: Localized; Record?: FindingRecord };

export const planParams = ({ OpenPlans }: { OpenPlans: readonly OpenPlan[] }): ReasonParams => ({
  count: String(OpenPlans.length),
  points: namesOfFindings(OpenPlans),
});
