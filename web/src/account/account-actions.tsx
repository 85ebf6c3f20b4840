import type { AccountView } from '@assay/shared/account/contract.ts';
import { accountWorkflows } from '@assay/shared/account/workflow.ts';
import { ActionBar } from '../ui/action/action-bar.tsx';
import { fullName } from './full-name.ts';
import { takeAccount } from './use-account.ts';

/** What the reader may do with the account, as the server says; a removed one offers nothing any more. */
export function AccountActions({ view }: { view: AccountView }) {
  const { Rows } = accountWorkflows[view.Kind];
  const drawn = view.Actions.filter(
    ({ Action }) => (Rows as Record<string, { Ui: { Place: string } }>)[Action]?.Ui.Place !== 'none',
  );
  if (drawn.length === 0 || view.Status === 'REMOVED') return null;
  return (
    <ActionBar
      workflow={accountWorkflows[view.Kind]}
      record={view}
      actions={drawn}
      onDone={takeAccount}
      isUpkeep
      subject={`${fullName(view)} · ${view.Email}`}
    />
  );
}
