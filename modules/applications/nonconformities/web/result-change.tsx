import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { NonconformityEntry } from '../rules/contract.ts';

/** What a later checklist result changed, one line each: grade, due date, and the statement as it was. */
export function ResultChangeLines({ change }: { change: NonNullable<NonconformityEntry['ResultChange']> }) {
  const t = useText();
  const format = useFormat();
  const { Before, After } = change;
  return (
    <>
      {Before.Grade !== After.Grade && (
        <p>{`${t(`NC_GRADE_${Before.Grade}`)} → ${t(`NC_GRADE_${After.Grade}`)}`}</p>
      )}
      {Before.DueOn !== After.DueOn && (
        <p>{`${t('NC_DUE')}: ${format.date(Before.DueOn)} → ${format.date(After.DueOn)}`}</p>
      )}
      {Before.Statement !== After.Statement && <p>{t('NC_EARLIER_STATEMENT', { text: Before.Statement })}</p>}
    </>
  );
}
