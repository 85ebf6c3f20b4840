import type { ApplicationView } from '@assay/shared/application/contract.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../i18n/use-text.ts';
import { useGo } from '../ui/use-go.ts';
import { editAddress } from './addresses.ts';
import classes from './asked-notice.module.css';

/** What is asked now: the assessor's points of the client, or the reason why the file came back to somebody. */
export function AskedNotice({ view }: { view: ApplicationView }) {
  const t = useText();
  const go = useGo();
  const status = view.ApplicationStatusCode;
  const isReturned = (status === 'RETURNED' || status === 'REJECTED_FLOW') && view.LastRemark !== null;
  if (view.Points.length === 0 && !isReturned) return null;
  const title =
    view.Points.length === 0
      ? t(`STATUS_${status}`)
      : view.Points.length === 1
        ? t('APP_POINT_OPEN')
        : t('APP_POINTS_OPEN', { count: view.Points.length });
  return (
    <section className={classes.notice} aria-label={title}>
      <IconAlertTriangle size={20} className={classes.icon} aria-hidden="true" />
      <div className={classes.text}>
        <b>{title}</b>
        {view.Points.length === 0 && <p className={classes.remark}>{view.LastRemark}</p>}
        <ol className={classes.points}>
          {view.Points.map((point) => (
            <li key={`${point.PointKey}${point.Field}`}>
              <span className={classes.about}>{point.Text}</span>
              <span className={classes.remark}>{point.Remark}</span>
            </li>
          ))}
        </ol>
      </div>
      {view.IsAbleToEditForm && (
        <Button variant="default" onClick={() => go(editAddress(view.ApplicationKey))}>
          {t('APP_POINTS_ANSWER')}
        </Button>
      )}
    </section>
  );
}
