import { fullName } from '#platform/common/format/full-name.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import type { AccountView } from '../rules/contract.ts';
import { isRemovedAccount } from '../rules/statuses.ts';
import { accountWorkflows } from '../rules/workflow.ts';
import { cacheAccount } from './use-account.ts';

/**
 * Action bar at the top of an account screen, with buttons such as suspend, sign out and remove, as far as
 * the user may perform them; none for a removed account.
 */
export function AccountActions({ view }: { view: AccountView }) {
  const { Rows } = accountWorkflows[view.Kind];
  const rendered = view.Actions.filter(
    ({ Action }) => (Rows as Record<string, { Ui: { Place: string } }>)[Action]?.Ui.Place !== 'none',
  );
  if (rendered.length === 0 || isRemovedAccount(view.Status)) return null;
  return (
    <ActionBar
      workflow={accountWorkflows[view.Kind]}
      record={view}
      actions={rendered}
      onDone={cacheAccount}
      isUpkeep
      subject={`${fullName(view)} · ${view.Email}`}
    />
  );
}
