import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isClient } from '#platform/common/access/roles.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import type { ApplicationView } from '../rules/contract.ts';
import { groupByRemark, pointsOf } from '../rules/points.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { editAddress } from './addresses.ts';
import classes from './pending-request-notice.module.css';

/** Whether the notice is shown. */
export const hasPendingRequest = (view: ApplicationView): boolean =>
  view.Points.length > 0 ||
  (applicationStatuses.sentBackWithRemark.includes(view.ApplicationStatusCode) && view.LastRemark !== null);

/** Who returned the application, when and why; for the person whose turn it is, also where to answer. */
export function ReturnRemark({ view }: { view: ApplicationView }) {
  const t = useText();
  const format = useFormat();
  const isStep = applicationStatuses.stepSentBack.includes(view.ApplicationStatusCode);
  const facts = [view.LastRemarkBy?.Name, view.LastRemarkAt && format.dateTime(view.LastRemarkAt)];
  return (
    <>
      <Words mt="2xs" breaks="written">
        {view.LastRemark}
      </Words>
      <p className={classes.about}>{facts.filter(Boolean).join(' · ')}</p>
      {isStep && view.IsYourTurn && <p className={classes.about}>{t('APP_RETURNED_ANSWER')}</p>}
    </>
  );
}

/**
 * Notice on the application page with what is requested now: the assessor's points for the client, or why
 * the application was returned, and a button to the form for those who may edit it.
 */
export function PendingRequestNotice({ view }: { view: ApplicationView }) {
  const t = useText();
  const go = useNavigateTo();
  const format = useFormat();
  const isMine = isClient(useUser().UserRoleList);
  const status = view.ApplicationStatusCode;
  if (!hasPendingRequest(view)) return null;
  const points = pointsOf(view.Points);
  const title = points.length === 0 ? t(`STATUS_${status}`) : t('APP_POINTS_OPEN', { count: points.length });
  return (
    <section className={classes.notice} aria-label={title}>
      <IconAlertTriangle size={20} className={classes.icon} aria-hidden="true" />
      <div className={classes.text}>
        <b>{title}</b>
        {points.length === 0 && <ReturnRemark view={view} />}
        <ol className={classes.points}>
          {points.map((point) => (
            <li key={point.PointNo}>
              <span className={classes.about}>
                {point.Text}
                {point.DueOn && ` · ${t('POINT_DUE', { date: format.date(point.DueOn) })}`}
              </span>
              {groupByRemark(point.Entries).map(({ Remark }) => (
                <Words key={Remark} mt="2xs" breaks="written">
                  {Remark}
                </Words>
              ))}
            </li>
          ))}
        </ol>
      </div>
      {view.IsAbleToEditForm && isMine && (
        <Button onClick={() => go(editAddress(view.ApplicationKey))}>{t('APP_POINTS_ANSWER')}</Button>
      )}
    </section>
  );
}
