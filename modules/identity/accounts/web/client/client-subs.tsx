import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { type AccountView, accountRoutes } from '../../rules/contract.ts';
import { subsAddress } from '../../rules/sub-addresses.ts';
import { useSubColumns } from '../sub/sub-columns.tsx';
import { useSubHref } from '../sub/use-sub-href.ts';
import classes from './client-subs.module.css';

/** The client's sub-accounts; they are looked after on a screen of their own. */
export function ClientSubs({ view }: { view: AccountView }) {
  const t = useText();
  const hrefOf = useSubHref(view.UserKey);
  return (
    <div>
      <div className={classes.head}>
        <span>{t('SUB_LEAD_STAFF')}</span>
        <Button component={AppLink} href={subsAddress(view.UserKey)} variant="default">
          {t('SUB_MANAGE')}
        </Button>
      </div>
      <ListView
        route={accountRoutes.subs}
        params={{ UserKey: view.UserKey }}
        columns={useSubColumns()}
        rowKey={(row) => row.UserKey}
        rowHref={(row) => hrefOf(row.UserKey)}
        emptyState={{ title: t('SUB_EMPTY'), text: t('SUB_EMPTY_STAFF') }}
      />
    </div>
  );
}
