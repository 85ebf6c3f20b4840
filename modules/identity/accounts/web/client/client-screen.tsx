/** Content of the client account screen: header, notice, actions and tabs. */

import { organisationNames } from '#modules/identity/organisations/web/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import frame from '#platform/web/ui/frame.module.css';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { AccountView } from '../../rules/contract.ts';
import { AccountActions } from '../account-actions.tsx';
import { AccountBadge } from '../account-badge.tsx';
import { AccountNotice } from '../account-notice.tsx';
import type { ClientParts } from '../account-parts.ts';
import { AccountTabs } from '../account-tabs.tsx';
import { SignInCard } from '../sign-in-card.tsx';
import { useEdits } from '../use-edits.ts';
import { clientOf } from './client-values.ts';
import { useClientTabs } from './use-client-tabs.tsx';

export function ClientScreen({ view, parts }: { view: AccountView; parts: ClientParts }) {
  const t = useText();
  const language = useLanguage();
  const edits = useEdits(clientOf(view));
  const warning = useUnsavedWarning(edits.isDirty);
  const tabs = useClientTabs(view, edits, parts);
  const [name, second] = view.Organisation
    ? organisationNames(view.Organisation.OrgName, language)
    : [t('ORG_NONE_SHORT'), ''];
  return (
    <div className={frame.screen}>
      {warning}
      <PageHeader
        title={fullName(view)}
        crumbs={[{ label: t('MENU_CLIENTS'), href: '/users' }, { label: fullName(view) }]}
        lead={
          <>
            {name}{' '}
            {second && (
              <Words as="span" tone="soft" weight="normal">
                {second}
              </Words>
            )}{' '}
            · {view.Email}
          </>
        }
      >
        <AccountBadge status={view.Status} />
      </PageHeader>
      <AccountNotice view={view} />
      <AccountActions view={view} />
      <div className={frame.columns}>
        <AccountTabs tabs={tabs} />
        <SignInCard view={view} />
      </div>
    </div>
  );
}
