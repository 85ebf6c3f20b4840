import type { FormProviderName } from '../rules/provider.ts';
import type { FormProvider } from './form-provider.ts';
import { machFormProvider } from './machform-provider.ts';

/** The portal's own form: the survey model of the service, answered and kept here. */
const nativeProvider: FormProvider = {
  frame: null,
  limits: ({ ScopeLimits }) => ScopeLimits,
  // No entry lies elsewhere; the number only says where a file came from (assumption A48).
  link: async ({ input }) => ({ MachformEntry: String(input.Input) }),
  faults: async () => [],
};

/** Every place where a form can be filled in. Callers look up the provider of the service here. */
export const formProviders: Readonly<Record<FormProviderName, FormProvider>> = {
  NATIVE: nativeProvider,
  MACHFORM: machFormProvider,
};
