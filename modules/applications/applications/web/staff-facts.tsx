import { awaitingFindings, checklistRoutes } from '#modules/applications/assessments/rules/index.ts';
import { formatDate } from '#platform/common/format/date-time.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Fact } from '#platform/web/ui/fact.tsx';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';

/**
 * Part of the application's facts card for staff only: exceptions from the independence rules, and the
 * numbers of minor, major and client-answered findings.
 */
export function StaffFacts({ view }: { view: ApplicationView }) {
  const t = useText();
  const ApplicationKey = view.ApplicationKey;
  const { data: history } = useGet(applicationRoutes.history, { ApplicationKey });
  const { data: checklist } = useGet(checklistRoutes.view, { ApplicationKey });
  const exceptions = history?.Rows.filter((row) => row.IsOverride).length ?? 0;
  const count = (result: string): number =>
    checklist?.Points.filter((point) => point.Result === result && !point.IsWithdrawn).length ?? 0;
  const [minor, major] = [count('MINOR'), count('MAJOR')];
  const awaiting = awaitingFindings(checklist?.Points ?? []);
  const isChecked = checklist?.Points.some((point) => point.Result !== null) ?? false;
  return (
    <>
      {history && (exceptions > 0 || view.Steps.length > 0) && (
        <Fact name={t('FACTS_INDEPENDENCE')}>
          {exceptions > 0 ? (
            <Badge tone="warning">{t('FACTS_EXCEPTIONS', { count: exceptions })}</Badge>
          ) : (
            <Badge tone="success">{t('FACTS_CLEAR')}</Badge>
          )}
        </Fact>
      )}
      {(isChecked || awaiting.Count > 0) && (
        <Fact name={t('FACTS_FINDINGS')}>
          {minor + major > 0 && <div>{t('FACTS_FINDINGS_COUNT', { minor, major })}</div>}
          {awaiting.Count > 0 && <AwaitingFindings {...awaiting} />}
          {minor + major + awaiting.Count === 0 && t('FACTS_NO_FINDINGS')}
        </Fact>
      )}
    </>
  );
}

function AwaitingFindings({ Count: count, DueOn }: ReturnType<typeof awaitingFindings>) {
  const t = useText();
  const language = useLanguage();
  return (
    <div>
      {DueOn
        ? t('FACTS_FINDINGS_AWAITING_DUE', { count, date: formatDate(DueOn, language) })
        : t('FACTS_FINDINGS_AWAITING', { count })}
    </div>
  );
}
