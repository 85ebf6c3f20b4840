/** Panel of the staff dashboard: open nonconformities by grade and age, and those that are overdue. */
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { OpenAges } from './open-ages.tsx';
import { useFigures } from './use-figures.ts';

/** Nothing while none is open. */
export function OpenNonconformities() {
  const t = useText();
  const format = useFormat();
  const figures = useFigures();
  if (!figures || figures.Open.length === 0) return null;
  const overdue = figures.Overdue > 0 && (
    <AppLink href="/nonconformities?IsOverdue=true&Sort=DueOn">
      {t('NC_OVERDUE_COUNT', { count: format.number(figures.Overdue) })} →
    </AppLink>
  );
  return (
    <Card title={t('NC_OPEN_PANEL')} aside={overdue}>
      <OpenAges figures={figures} />
    </Card>
  );
}
