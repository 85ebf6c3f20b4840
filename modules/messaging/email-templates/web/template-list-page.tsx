/**
 * List of all emails of the portal by group, with search; shows when each is sent and in which languages it
 * has custom texts, and links to its editor.
 */

import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { LANGUAGE_NAMES } from '#platform/common/i18n/language.ts';
import { templateGroups } from '#platform/common/mail/mail-text.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { mailTemplateRoutes } from '../rules/contract.ts';
import classes from './templates.module.css';

const templateAddress = (template: string): string =>
  `/email_notification?${new URLSearchParams({ template })}`;

type TemplateRow = DataOf<(typeof mailTemplateRoutes)['list']>['Rows'][number];

function TemplateRowItem({ row }: { row: TemplateRow }) {
  const t = useText();
  return (
    <Row as="li" justify="between" gap="md" lines="xs" padY="sm" padX="md" className={classes.row}>
      <div>
        <AppLink href={templateAddress(row.Template)} className={classes.name}>
          {row.Subject}
        </AppLink>
        <Words as="div" tone="soft" size="sm">
          {row.When}
        </Words>
      </div>
      {row.Outdated.length > 0 && (
        <Badge tone="warning">
          {t('TEMPLATE_OUTDATED_IN', {
            languages: row.Outdated.map((one) => LANGUAGE_NAMES[one]).join(' · '),
          })}
        </Badge>
      )}
      {row.Own.length > 0 && (
        <Badge tone="info">
          {t('TEMPLATE_OWN_IN', { languages: row.Own.map((one) => LANGUAGE_NAMES[one]).join(' · ') })}
        </Badge>
      )}
    </Row>
  );
}

export function TemplateListPage() {
  const t = useText();
  const list = useGet(mailTemplateRoutes.list, undefined, { staleMs: 0 });
  const [search, setSearch] = useState('');
  const term = search.trim().toLowerCase();
  const isMatch = (row: TemplateRow) => `${row.Subject} ${row.When}`.toLowerCase().includes(term);
  const rows = (list.data?.Rows ?? []).filter(isMatch);
  return (
    <>
      <PageHeader title={t('TITLE_EMAIL_NOTIFICATION')} lead={t('TEMPLATES_TEXT')} />
      <TextInput
        className={classes.search}
        aria-label={t('TEMPLATES_SEARCH')}
        placeholder={t('TEMPLATES_SEARCH')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {list.isPending && <Skeletons lines={10} height={24} />}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => list.refetch()} />}
      {list.isSuccess && rows.length === 0 && (
        <EmptyState title={t('TEMPLATES_NONE')} text={t('TEMPLATES_NONE_TEXT')} />
      )}
      <Stack gap="md">
        {templateGroups().map((group) => {
          const own = rows.filter((row) => row.Group === group);
          return own.length === 0 ? null : (
            <Card key={group} title={t(`NOTICE_GROUP_${group}`)} isFlush>
              <Stack as="ul">
                {own.map((row) => (
                  <TemplateRowItem key={row.Template} row={row} />
                ))}
              </Stack>
            </Card>
          );
        })}
      </Stack>
    </>
  );
}
