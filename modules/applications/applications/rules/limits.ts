/**
 * Limits on an organisation's draft applications, per service: 20 open drafts, and 20 drafts started and
 * cancelled within 24 hours (A150).
 */
export const APPLICATION_LIMITS = {
  /** Open applications of one service that clients started and never submitted (assumption A150). */
  OpenDrafts: 20,
  /** Applications of one service that were started within `DiscardHours` and cancelled before submission. */
  DiscardedDrafts: 20,
  DiscardHours: 24,
} as const;
