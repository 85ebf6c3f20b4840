import { formatNumber } from '#platform/web/i18n/format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import classes from './majors-notice.module.css';

/**
 * Notice on the application page and in its decision dialogs that lists the open major findings with their
 * review step; empty if there are none, and for clients.
 */
export function MajorsNotice({ view }: { view: Pick<ApplicationView, 'OpenMajors'> }) {
  const t = useText();
  const { Total = 0, Points = [] } = view.OpenMajors ?? {};
  if (Total === 0) return null;
  return (
    <Notice tone="warning" title={t('MAJORS_OPEN', { count: formatNumber(Total) })}>
      <ul className={classes.points}>
        {Points.map(({ PointKey, Name, Step }) => (
          <li key={PointKey}>
            {Name}{' '}
            <Words as="span" tone="faint" breaks="never">
              {t(`STEP_${Step}`)}
            </Words>
          </li>
        ))}
      </ul>
      {t('MAJORS_OPEN_HELP')}
    </Notice>
  );
}
