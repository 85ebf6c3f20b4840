import type { ApplicationRow } from '#modules/applications/applications/rules/contract.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './bulk.module.css';

/** Which they are, for who wants to look again. */
export function BulkChosen({ chosen }: { chosen: readonly ApplicationRow[] }) {
  const t = useText();
  const nameOf = useApplicationName();
  const localized = useLocalized();
  return (
    <details className={classes.chosen}>
      <summary>
        {t('BULK_CHOSEN')} <span className="num">({chosen.length})</span>
      </summary>
      <ul>
        {chosen.map((row) => (
          <li key={row.ApplicationKey}>
            <b className="nowrap">{nameOf(row)}</b> {localized(row.OrgName)}
          </li>
        ))}
      </ul>
    </details>
  );
}
