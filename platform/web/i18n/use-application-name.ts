import { type ApplicationNaming, applicationName } from '#platform/common/format/application-name.ts';
import { useLanguage } from './use-language.ts';

/** The number of an application; of one that was never submitted, its service, type and date. */
export function useApplicationName(): (application: ApplicationNaming) => string {
  const language = useLanguage();
  return (application) => applicationName(application, language);
}
