/**
 * Properties that the portal adds to the form engine's questions. Server and browser both register them.
 */
export const OWN_PROPERTIES = [
  /** Whether the next application starts with the answer of the last one. Defaults to true. */
  { Class: 'question', Name: 'prefill', Type: 'boolean', Default: true },
  /** The fact about the client with which a first application starts (`known-facts.ts`). Defaults to none. */
  { Class: 'question', Name: 'prefillFrom', Type: 'string', Default: '' },
] as const;
