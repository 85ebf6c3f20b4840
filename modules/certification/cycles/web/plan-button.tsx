/**
 * Button with which planners create the application of a certificate's next assessment, after the
 * confirmation that the specification requires for GENERATE_CYCLE; absent for others.
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { cycleRoutes } from '../rules/contract.ts';
import { cyclesPermissions } from '../rules/permissions.ts';

type Props = {
  certificateKey: string;
  /** The assessment and its certificate, as in "Surveillance 1 · QM-2026-00001". */
  subject: string;
};

export function PlanButton({ certificateKey, subject }: Props) {
  const t = useText();
  const { UserRoleList } = useUser();
  const [isAsking, setAsking] = useState(false);
  const send = useSend(cycleRoutes.plan, {
    onSuccess: ({ ApplicationNo, IsOpen }) => {
      setAsking(false);
      const no = ApplicationNo ?? t('APP_NO_NUMBER');
      toast(t(IsOpen ? 'SCHEDULE_PLANNED_OPEN' : 'SCHEDULE_PLANNED', { no }));
    },
  });
  if (!hasPermission(UserRoleList, cyclesPermissions.PLAN_ASSESSMENTS)) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`${t('SCHEDULE_PLAN')}: ${subject}`}
        onClick={() => setAsking(true)}
      >
        {t('SCHEDULE_PLAN')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`${t('SCHEDULE_PLAN')}: ${subject}`}
        text={joinSentences([t('SCHEDULE_PLAN_TEXT'), t('MSG_WARNING_CONFIRM_DELETE')])}
        confirmLabel={t('DIALOG_OK')}
        isBusy={send.isPending}
        onConfirm={() => send.mutate({ CertificateKey: certificateKey })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
