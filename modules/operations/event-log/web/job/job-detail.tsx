/**
 * Collapsible technical details of a background job: payload, where in the code its error occurred, and its
 * times.
 */

import type { z } from 'zod';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { jobRow } from '../../rules/job-contract.ts';
import classes from '../log.module.css';

export function JobDetail({ row }: { row: z.infer<typeof jobRow> }) {
  const t = useText();
  const format = useFormat();
  const payload = row.Payload.map(({ Name, Value }) => `${Name}: ${Value}`);
  return (
    <details className={classes.jobDetail}>
      <summary aria-label={t('JOB_DETAIL_LABEL', { id: row.JobNo })}>{t('JOB_DETAIL')}</summary>
      <dl>
        <dt>{t('JOB_NO')}</dt>
        <dd className="num">{row.JobNo}</dd>
        <dt>{t('JOB_PAYLOAD')}</dt>
        <dd>{payload.length === 0 ? t('JOB_PAYLOAD_NONE') : <Lines lines={payload} />}</dd>
        {row.Places.length > 0 && (
          <>
            <dt>{t('JOB_PLACES')}</dt>
            <dd>
              <Lines lines={row.Places} />
            </dd>
          </>
        )}
        {row.State !== 'FAILED' && (
          <>
            <dt>{t('JOB_NEXT_RUN')}</dt>
            <dd className="num">{format.dateTime(row.RunAt)}</dd>
          </>
        )}
        <dt>{t('JOB_UPDATED')}</dt>
        <dd className="num">{format.dateTime(row.UpdatedAt)}</dd>
      </dl>
    </details>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Words as="code" size="xs" breaks="written" className={classes.jobLines}>
    {lines.join('\n')}
  </Words>
);
