/** Upper bounds of what an organisation may have at once. */
export const APPLICATION_LIMITS = {
  /** Applications of one service that were begun by clients, are open and were never submitted (assumption A150). */
  OpenDrafts: 20,
  /** Those of one service that were begun within `DiscardHours`, and cancelled without having been submitted. */
  DiscardedDrafts: 20,
  DiscardHours: 24,
} as const;
