import { Skeleton, Switch } from '@mantine/core';
import { fullName } from '#platform/common/format/full-name.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { accountActionRoute } from '../../rules/action-routes.ts';
import type { SubRow } from '../../rules/contract.ts';
import { subWorkflow } from '../../rules/workflow.ts';
import { AccountBadge } from '../account-badge.tsx';
import { cacheAccount, useAccount } from '../use-account.ts';
import classes from './share-dialog.module.css';

type Props = { row: SubRow; applicationKey: string };
const route = accountActionRoute(subWorkflow.Rows.SHARE);

/**
 * Row of the share dialog: switches for one sub-account whether it sees the application and saves at once; a
 * sub-account always sees applications that it created.
 */
export function ShareRow({ row, applicationKey }: Props) {
  const t = useText();
  const { data: view } = useAccount(row.UserKey);
  const send = useSend(route, { onSuccess: cacheAccount });
  const one = view?.Applications.find(({ ApplicationKey }) => ApplicationKey === applicationKey);
  const mayShare = view?.Actions.some(({ Action, Allowed }) => Action === 'SHARE' && Allowed) ?? false;
  // Shown at once; a refusal reverts it and shows the reason.
  const isShared = send.isPending ? send.variables.ApplicationKeys.includes(applicationKey) : one?.IsShared;
  const set = (isOn: boolean): void => {
    if (!view) return;
    const others = view.Applications.filter(
      (other) => other.IsShared && !other.IsOwn && other.ApplicationKey !== applicationKey,
    ).map(({ ApplicationKey }) => ApplicationKey);
    const ApplicationKeys = isOn ? [...others, applicationKey] : others;
    send.mutate({ UserKey: view.UserKey, Version: view.Version, ApplicationKeys });
  };
  return (
    <Row as="li" justify="between" gap="md" lines="xs" padY="sm" className={classes.row}>
      {view ? (
        <Switch
          className={classes.switch}
          label={fullName(row)}
          description={one?.IsOwn ? t('SHARE_OWN') : row.Email}
          checked={Boolean(one?.IsOwn || isShared)}
          disabled={!mayShare || one?.IsOwn || send.isPending}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      ) : (
        <Skeleton height={20} width="60%" />
      )}
      <AccountBadge status={row.Status} />
    </Row>
  );
}
