import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { MajorsNotice } from './majors-notice.tsx';
import { ReturnRemark } from './pending-request-notice.tsx';

/** Notices in the dialogs of decisions: why a later step returned the application, and the open major findings. */
export function DecisionNotices({ view }: { view: ApplicationView }) {
  const t = useText();
  const isReturned = applicationStatuses.stepSentBack.includes(view.ApplicationStatusCode) && view.LastRemark;
  return (
    <>
      {isReturned && (
        <Notice tone="warning" title={t(`STATUS_${view.ApplicationStatusCode}`)}>
          <ReturnRemark view={view} />
        </Notice>
      )}
      <MajorsNotice view={view} />
    </>
  );
}
