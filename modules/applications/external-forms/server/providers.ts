/** Table of the form providers: the portal's own form and MachForm. */
import type { FormProviderName } from '../rules/provider.ts';
import type { FormProvider } from './form-provider.ts';
import { machFormProvider } from './machform-provider.ts';

/** The portal's own form: a survey model that is filled in and stored here. */
const nativeProvider: FormProvider = {
  frame: null,
  limits: ({ ScopeLimits }) => ScopeLimits,
  entry: async () => ({}),
  // There is no external entry; the number only records where a file came from (assumption A48).
  link: async ({ input }) => ({ MachformEntry: String(input.Input) }),
  faults: async () => [],
};

/** All form providers; callers look up the provider of the service. */
export const formProviders: Readonly<Record<FormProviderName, FormProvider>> = {
  NATIVE: nativeProvider,
  MACHFORM: machFormProvider,
};
