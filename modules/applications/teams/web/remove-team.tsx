import { Button } from '@mantine/core';
import { useState } from 'react';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { type TeamView, teamRoutes } from '../rules/contract.ts';

/**
 * Button on a team's page that ends the team, after a confirmation that explains the effect, and returns to
 * the team list.
 */
export function RemoveTeam({ team }: { team: TeamView }) {
  const t = useText();
  const go = useNavigateTo();
  const toastError = useToastError();
  const [isAsking, setAsking] = useState(false);
  const send = useSend(teamRoutes.remove, {
    onSuccess: () => {
      toast(t('TEAM_REMOVED'));
      go('/business_teams');
    },
    onError: (error) => {
      setAsking(false);
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(teamRoutes.view) });
      toastError(error);
    },
  });
  return (
    <>
      <Button variant="default" color="red" onClick={() => setAsking(true)}>
        {t('TEAM_REMOVE')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t('TEAM_REMOVE_TITLE', { name: team.Name })}
        text={t('TEAM_REMOVE_TEXT')}
        confirmLabel={t('TEAM_REMOVE')}
        tone="danger"
        isBusy={send.isPending}
        onConfirm={() => send.mutate({ TeamKey: team.TeamKey, Version: team.Version })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
