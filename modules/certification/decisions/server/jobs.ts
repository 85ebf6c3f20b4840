/**
 * Job that notifies of proposed decisions, and the nightly steps of certification decisions: completes missing records,
 * checks all of them, and follows the ratification of urgent suspensions.
 */
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { checkRecords } from './check-records.ts';
import { followRatifications } from './proposals/follow-ratifications.ts';
import { notifyProposal } from './proposals/notify-proposal.ts';
import { proposeAfterLimit } from './proposals/propose-after-limit.ts';
import { recordMissing } from './record-missing.ts';

/** Jobs of this module with their parameters. */
type DecisionsTasks = {
  /** Notifies the deciders of a proposal, or the proposer of its outcome. */
  'decision.proposal.notify': { ProposalId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends DecisionsTasks {}
}

export const jobs = { 'decision.proposal.notify': notifyProposal } satisfies JobsOf<DecisionsTasks>;

export const nightly = {
  decisions: { place: 230, run: recordMissing },
  'check of decisions': { place: 231, run: checkRecords },
  // After the reminders of suspensions.
  'proposals after long suspensions': { place: 233, run: proposeAfterLimit },
  'ratification of suspensions': { place: 232, run: followRatifications },
} satisfies NightlySteps;
