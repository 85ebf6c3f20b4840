import type { FormProviderName } from '../rules/provider.ts';
import type { FormProvider } from './form-provider.ts';
import { machFormProvider } from './machform-provider.ts';
import { nativeProvider } from './native-provider.ts';

/** Every place where a form can be filled in. Whoever asks looks the service's up here. */
export const formProviders: Readonly<Record<FormProviderName, FormProvider>> = {
  NATIVE: nativeProvider,
  MACHFORM: machFormProvider,
};
