/** Maximum number of draft applications that an organisation may have at once, per service. */
export const APPLICATION_LIMITS = {
  /** Open applications of one service that clients started and never submitted (assumption A150). */
  OpenDrafts: 20,
  /** Applications of one service that were started within `DiscardHours` and cancelled before submission. */
  DiscardedDrafts: 20,
  DiscardHours: 24,
} as const;
