/**
 * Form providers, the systems in which the form of a service can be filled in (the portal itself or
 * MachForm), with their labels and whether answers are entered in the portal.
 */
export const FORM_PROVIDERS = ['NATIVE', 'MACHFORM'] as const;
export type FormProviderName = (typeof FORM_PROVIDERS)[number];

type Traits = {
  /** Text key. */
  Label: string;
  Help: string;
  /** True if answers are entered in the portal's own form; otherwise they come only from the form server. */
  IsAnsweredHere: boolean;
};

/**
 * Properties of each provider for rules and screens; the server part is
 * `modules/applications/external-forms/server/providers.ts`.
 */
export const formProviderTraits: Readonly<Record<FormProviderName, Traits>> = {
  NATIVE: { Label: 'FORM_PROVIDER_NATIVE', Help: 'FORM_PROVIDER_NATIVE_HELP', IsAnsweredHere: true },
  MACHFORM: { Label: 'FORM_PROVIDER_MACHFORM', Help: 'FORM_PROVIDER_MACHFORM_HELP', IsAnsweredHere: false },
};
