import type { FaultFinder } from '#modules/catalogue/services/server/faults.ts';
import { formProviders } from './providers.ts';

/** What the place where a form is filled in has to say about a definition. */
export const externalFaults: FaultFinder = ({ settings }, definition) =>
  formProviders[definition.FormProvider].faults(definition, settings);
