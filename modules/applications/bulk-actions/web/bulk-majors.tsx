import type { ApplicationRow } from '#modules/applications/applications/rules/contract.ts';
import { formatNumber } from '#platform/web/i18n/format.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';

/** Which of the chosen ones have open major findings, before they are approved together. */
export function BulkMajors({ chosen }: { chosen: readonly ApplicationRow[] }) {
  const t = useText();
  const localized = useLocalized();
  const nameOf = useApplicationName();
  const open = chosen.filter((row) => row.OpenMajorCount > 0);
  if (open.length === 0) return null;
  return (
    <Notice tone="warning" title={t('BULK_MAJORS', { count: formatNumber(open.length) })}>
      <ul>
        {open.map((row) => (
          <li key={row.ApplicationKey}>
            <b className="nowrap">{nameOf(row)}</b> {localized(row.OrgName)} (
            {formatNumber(row.OpenMajorCount)})
          </li>
        ))}
      </ul>
    </Notice>
  );
}
