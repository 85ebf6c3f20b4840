import type { FormProvider } from './form-provider.ts';

/** The portal's own form: the survey model of the service, answered and kept here. */
export const nativeProvider: FormProvider = {
  frame: null,
  limits: ({ ScopeLimits }) => ScopeLimits,
  // No entry lies elsewhere; the number only says where a file came from (assumption A48).
  link: async ({ input }) => ({ MachformEntry: String(input.Input) }),
  faults: async () => [],
};
