/** Properties that the portal adds to the form engine's questions; both sides register them with the engine. */
export const OWN_PROPERTIES = [
  /** Whether the next assessment begins with the answer of the last one; without it: yes. */
  { Class: 'question', Name: 'prefill', Type: 'boolean', Default: true },
] as const;
