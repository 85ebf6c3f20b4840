/**
 * Content of the sub-account screen, for its client and for staff: header, actions, personal details,
 * sign-in data, and the applications shared with it.
 */

import { fullName } from '#platform/common/format/full-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import frame from '#platform/web/ui/frame.module.css';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { AccountView } from '../../rules/contract.ts';
import { isRemovedAccount } from '../../rules/statuses.ts';
import { subsAddress } from '../../rules/sub-addresses.ts';
import { subWorkflow } from '../../rules/workflow.ts';
import classes from '../account.module.css';
import { AccountActions } from '../account-actions.tsx';
import { AccountBadge } from '../account-badge.tsx';
import { AccountForm } from '../account-form.tsx';
import { AccountNotice } from '../account-notice.tsx';
import type { SharedPart } from '../account-parts.ts';
import { PersonFacts } from '../person-facts.tsx';
import { PersonFields } from '../person-fields.tsx';
import { type PersonValues, personBody, personOf } from '../person-values.ts';
import { SignInCard } from '../sign-in-card.tsx';
import { updateOf } from '../update-of.ts';
import { useAccountEditing } from '../use-account-editing.ts';
import type { Edits } from '../use-edits.ts';
import { useEdits } from '../use-edits.ts';

type SubDetailsProps = { view: AccountView; edits: Edits<PersonValues> };

/** Person of a sub-account. The address is that of the invitation and cannot be changed. */
function SubDetails({ view, edits }: SubDetailsProps) {
  const t = useText();
  const editing = useAccountEditing(subWorkflow.Rows.UPDATE, edits, ({ values }) => ({
    UserKey: view.UserKey,
    Version: view.Version,
    ...personBody(values),
  }));
  if (!updateOf(view)?.Allowed) return <PersonFacts view={view} />;
  return (
    <AccountForm editing={editing}>
      <div className={classes.group}>
        <PersonFields
          values={edits.values}
          onChange={editing.change}
          errorOf={editing.errors.of}
          emailNote={t('SUB_EMAIL_STAYS')}
        />
      </div>
    </AccountForm>
  );
}

type Props = { view: AccountView; clientKey: string | undefined; Shared: SharedPart };

export function SubScreen({ view, clientKey, Shared }: Props) {
  const t = useText();
  const edits = useEdits(personOf(view));
  const shared = view.Applications.filter((one) => one.IsShared && !one.IsOwn);
  const shares = useEdits({ Keys: shared.map((one) => one.ApplicationKey).sort() });
  const warning = useUnsavedWarning(edits.isDirty || shares.isDirty);
  const ofClient =
    clientKey && view.Parent
      ? [
          { label: t('MENU_CLIENTS'), href: '/users' },
          { label: view.Parent.Name, href: `/user/edit/${clientKey}` },
        ]
      : [];
  return (
    <div className={frame.screen}>
      {warning}
      <PageHeader
        title={fullName(view)}
        crumbs={[
          ...ofClient,
          { label: t('MENU_SUBS'), href: subsAddress(clientKey) },
          { label: fullName(view) },
        ]}
        lead={view.Email}
      >
        <AccountBadge status={view.Status} />
      </PageHeader>
      <AccountNotice view={view} />
      <AccountActions view={view} />
      <div className={frame.columns}>
        <div className={frame.stack}>
          <Card title={t('ACCOUNT_TAB_DETAILS')}>
            <SubDetails view={view} edits={edits} />
          </Card>
          {!isRemovedAccount(view.Status) && (
            <Card title={t('SHARE_TITLE')}>
              <Shared view={view} edits={shares} />
            </Card>
          )}
        </div>
        <SignInCard view={view} />
      </div>
    </div>
  );
}
