import { useLanguage } from '../i18n/use-language.ts';
import { useConfig } from './use-config.ts';

/**
 * Hook that returns the certification body's display name in the reader's language, from the configuration.
 */
export function useCertificationBodyName(): string {
  const { Name } = useConfig();
  return Name[useLanguage()];
}
