/**
 * Properties that the portal adds to the form engine's questions: `prefill`, whether the next application
 * starts with the last answer. Server and browser both register them.
 */
export const OWN_PROPERTIES = [
  /** Whether the next application starts with the answer of the last one. Defaults to true. */
  { Class: 'question', Name: 'prefill', Type: 'boolean', Default: true },
] as const;
