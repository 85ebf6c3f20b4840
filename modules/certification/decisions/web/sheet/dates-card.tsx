/** Dates that the decision depends on: the end of the evaluation, the assessment's window, and the first day of the certificate. */
import { type ApplicationView, EVALUATION_STEPS } from '#modules/applications/applications/rules/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { type FactRow, Facts } from '#platform/web/ui/facts.tsx';
import type { DecisionSheet } from '../../rules/sheet-contract.ts';

export function DatesCard({ view, sheet }: { view: ApplicationView; sheet: DecisionSheet }) {
  const t = useText();
  const format = useFormat();
  const evaluated = view.Steps.flatMap(({ Step, At }) =>
    EVALUATION_STEPS.some((one) => one === Step) ? (At ?? []) : [],
  );
  const last = evaluated.toSorted().at(-1);
  const rows: FactRow[] = [];
  if (last) rows.push([t('SHEET_DATE_EVALUATED'), format.date(last)]);
  if (view.StartDateTime)
    rows.push([
      t('SHEET_DATE_WINDOW'),
      `${format.date(view.StartDateTime)} – ${format.date(view.EndDateTime)}`,
    ]);
  rows.push([
    t(sheet.State === 'AHEAD' && sheet.Type !== 'MAINTAIN' ? 'SHEET_DATE_FROM_TODAY' : 'SHEET_DATE_FROM'),
    format.date(sheet.Term.From),
  ]);
  return (
    <Card title={t('SHEET_DATES')}>
      <Facts isAtEnds rows={rows} />
    </Card>
  );
}
