import type { z } from 'zod';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { logRow } from '../rules/contract.ts';
import classes from './log.module.css';
import { factName, LogValues } from './log-facts.tsx';

type Props = { facts: z.infer<typeof logRow>['Facts']; event: string };

/** What was beside what is, only what is different. */
export function EventChanges({ facts, event }: Props) {
  const t = useText();
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{t('LOG_FIELD')}</th>
          <th scope="col">{t('LOG_BEFORE')}</th>
          <th scope="col">{t('LOG_AFTER')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ Name, Before, After }) => (
          <tr key={Name}>
            <th scope="row">{factName(t, Name)}</th>
            <td data-label={t('LOG_BEFORE')}>
              <LogValues name={Name} values={Before ?? []} event={event} />
            </td>
            <td data-label={t('LOG_AFTER')}>
              <LogValues name={Name} values={After} event={event} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
