import { Button, Progress } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
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
    <Stack gap="xs" mb="md">
      <Row isOneLine align="baseline" justify="between" gap="md" className={classes.progressTop}>
        <b>{t(`BULK_${Kind}`)}</b>
        <span className="num">{count}</span>
      </Row>
      <Progress
        value={(Done / Total) * 100}
        size={8}
        aria-label={t('BULK_PROGRESS_LABEL')}
        transitionDuration={200}
      />
      {!IsFinished && (
        <Row justify="between" gap="md" lines="xs" mt="xs" mb="xs">
          <Words tone="soft" size="xs">
            {t('BULK_LEAVE')}
          </Words>
          {isStoppable && (
            <Button variant="default" size="xs" onClick={onStop}>
              {t('BULK_STOP')}
            </Button>
          )}
        </Row>
      )}
      <div role="status">
        {IsFinished && (
          <Notice tone={Succeeded === Total ? 'success' : 'warning'}>
            {t(bulkResult(work), { total: Total, succeeded: Succeeded })}
          </Notice>
        )}
      </div>
    </Stack>
  );
}
