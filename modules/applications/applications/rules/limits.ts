/** Upper bounds of what an organisation may have at once. */
export const APPLICATION_LIMITS = {
  /** Applications of one service that were begun by clients, are open and were never submitted (assumption A150). */
  OpenDrafts: 20,
} as const;
