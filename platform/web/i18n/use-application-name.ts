import type { ApplicationNaming } from '#platform/common/format/application-name.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { useLanguage } from './use-language.ts';
import { useText } from './use-text.ts';

/**
 * Hook that returns an application's display name: its number or, before the first submission, its service,
 * assessment type and creation date in the reader's language.
 */
export function useApplicationName(): (application: ApplicationNaming) => string {
  const language = useLanguage();
  const t = useText();
  return ({ ApplicationNo, ServiceName, AssessmentType, CreatedAt }) =>
    ApplicationNo ??
    t('APP_NOT_SUBMITTED', {
      service: localizedText(ServiceName, language),
      type: t(`TYPE_${AssessmentType}`),
      date: dayText(hongKongDate(new Date(CreatedAt)), language),
    });
}
