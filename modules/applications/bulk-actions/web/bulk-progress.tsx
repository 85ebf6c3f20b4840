import { Button, Progress } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { BulkView } from '../rules/contract.ts';
import classes from './bulk.module.css';
import { bulkResult } from './bulk-result.ts';

/**
 * Progress bar of a bulk job with its count and, while applications are still waiting, a stop button; at the
 * end the result.
 */
export function BulkProgress({ work, onStop }: { work: BulkView; onStop: () => void }) {
  const t = useText();
  const { Done, Total, Succeeded, IsFinished, Kind, Items } = work;
  // Pages that are already being generated cannot be stopped.
  const isStoppable = Items.some(({ Status }) => Status === 'WAITING');
  const count = t('BULK_PROGRESS', { done: Done, total: Total });
  return (
    <div className={classes.progress}>
      <div className={classes.progressTop}>
        <b>{t(`BULK_${Kind}`)}</b>
        <span className="num">{count}</span>
      </div>
      <Progress
        value={(Done / Total) * 100}
        size={8}
        aria-label={t('BULK_PROGRESS_LABEL')}
        transitionDuration={200}
      />
      {!IsFinished && (
        <div className={classes.tools}>
          <p className={classes.quiet}>{t('BULK_LEAVE')}</p>
          {isStoppable && (
            <Button variant="default" size="xs" onClick={onStop}>
              {t('BULK_STOP')}
            </Button>
          )}
        </div>
      )}
      <div role="status">
        {IsFinished && (
          <Notice tone={Succeeded === Total ? 'success' : 'warning'}>
            {t(bulkResult(work), { total: Total, succeeded: Succeeded })}
          </Notice>
        )}
      </div>
    </div>
  );
}
