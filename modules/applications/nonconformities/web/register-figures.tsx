/** Figures above the register: open nonconformities by grade and age, median time to closure, and by requirement. */
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { useIsPhone } from '#platform/web/ui/use-is-phone.ts';
import classes from './nonconformity.module.css';
import { OpenAges } from './open-ages.tsx';
import { useFigures } from './use-figures.ts';

/** Parts without data are left out. */
export function RegisterFigures() {
  const t = useText();
  const format = useFormat();
  const figures = useFigures();
  // On a phone the list comes first.
  const isPhone = useIsPhone();
  if (!figures) return null;
  const { Open, Closure, Requirements } = figures;
  if (Open.length + Closure.length + Requirements.length === 0) return null;
  return (
    <details open={!isPhone}>
      <summary className={classes.summary}>{t('NC_FIGURES')}</summary>
      <div className={classes.figures}>
        {Open.length > 0 && (
          <Card title={t('NC_OPEN_PANEL')}>
            <OpenAges figures={figures} />
          </Card>
        )}
        {Closure.length > 0 && (
          <Card title={t('NC_CLOSURE')}>
            <Facts
              rows={Closure.toReversed().map(({ Grade, MedianDays, Cases }) => [
                t(`NC_GRADE_${Grade}`),
                t('NC_CLOSURE_DAYS', { median: format.number(MedianDays), cases: format.number(Cases) }),
              ])}
            />
          </Card>
        )}
        {Requirements.length > 0 && (
          <Card title={t('NC_BY_REQUIREMENT')}>
            <ShareBars
              lines={Requirements.map(({ Clause, Count, Open: open }) => ({
                id: Clause,
                label: Clause,
                ...(open > 0 && { note: t('NC_OPEN_OF', { count: format.number(open) }) }),
                value: Count,
                text: format.number(Count),
                href: null,
              }))}
            />
          </Card>
        )}
      </div>
    </details>
  );
}
