import { isClient } from '@assay/shared/access/roles.ts';
import { applicationRoutes } from '@assay/shared/application/contract.ts';
import { ASSESSMENT_TYPES } from '@assay/shared/application/statuses.ts';
import { Button } from '@mantine/core';
import { useGet } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import { AppLink } from '../ui/app-link.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useApplicationColumns } from './application-columns.tsx';
import { quickFilters } from './quick-filters.ts';
import { useTagOptions } from './use-tag-options.ts';

/** Every application in the reader's scope. */
export function ApplicationsPage() {
  const t = useText();
  const isOfClient = isClient(useUser().UserRoleList);
  const count = useGet(applicationRoutes.count).data;
  const tags = useTagOptions(!isOfClient);
  const add = isOfClient && (
    <Button component={AppLink} href="/application/add">
      {t('DASH_NEW')}
    </Button>
  );
  return (
    <ListPage
      title={t('TITLE_APPLICATIONS')}
      toolbar={add}
      route={applicationRoutes.list}
      columns={useApplicationColumns()}
      rowKey={(row) => row.ApplicationKey}
      rowHref={(row) => `/viewform?key=${row.ApplicationKey}`}
      quickFilters={quickFilters(t, count)}
      filters={[
        {
          name: 'AssessmentType',
          label: t('APP_LIST_TYPE'),
          options: ASSESSMENT_TYPES.map((type) => ({ value: type, label: t(`TYPE_${type}`) })),
        },
        ...(tags.length > 0 ? [{ name: 'TagCode', label: t('TAG_LABEL'), options: tags }] : []),
      ]}
      searchLabel={t('APP_LIST_SEARCH')}
      emptyState={{
        title: t('APP_LIST_EMPTY'),
        text: t(isOfClient ? 'APP_LIST_EMPTY_CLIENT' : 'APP_LIST_EMPTY_STAFF'),
        action: add,
      }}
    />
  );
}
