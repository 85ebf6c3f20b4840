/** Where the form of a service is filled in. */
export const FORM_PROVIDERS = ['NATIVE', 'MACHFORM'] as const;
export type FormProviderName = (typeof FORM_PROVIDERS)[number];

type Traits = {
  /** Text key. */
  Label: string;
  Help: string;
  /** Answers are typed into the portal's own form; otherwise they only ever come from the form's server. */
  IsAnsweredHere: boolean;
};

/** What follows from the provider, for rules and screens; the server's part of it is `modules/applications/external-forms/server/providers.ts`. */
export const formProviderTraits: Readonly<Record<FormProviderName, Traits>> = {
  NATIVE: { Label: 'FORM_PROVIDER_NATIVE', Help: 'FORM_PROVIDER_NATIVE_HELP', IsAnsweredHere: true },
  MACHFORM: { Label: 'FORM_PROVIDER_MACHFORM', Help: 'FORM_PROVIDER_MACHFORM_HELP', IsAnsweredHere: false },
};
