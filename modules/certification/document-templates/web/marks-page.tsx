/**
 * Settings screen of the pictures printed on certificates: lists logos, signatures and accreditation marks
 * with their periods of use, and adds, edits and removes them.
 */
import { Button } from '@mantine/core';
import { IconPlus, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SetupLinks } from '#modules/catalogue/services/web/index.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { markRoutes } from '../rules/mark-contract.ts';
import { MarkDrawer } from './mark-drawer.tsx';
import { MarkList } from './mark-list.tsx';

/** Key that denotes a new mark; no mark has it. */
const NEW = '';

/** Lists the marks and opens the drawer for adding or editing one. */
export function MarksPage() {
  const t = useText();
  const cache = useQueryClient();
  const { data, error, refetch } = useGet(markRoutes.list);
  const [edited, setEdited] = useState<string | null>(null);
  const opened = data?.Rows.find((row) => row.MarkKey === edited) ?? null;
  const changed = async () => {
    await cache.invalidateQueries({ queryKey: queryKeyOf(markRoutes.list) });
  };
  const add = (
    <Button leftSection={<IconPlus size={17} />} onClick={() => setEdited(NEW)}>
      {t('MARK_ADD')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('TITLE_MARKS')} lead={t('MARK_LEAD')}>
        {add}
      </PageHeader>
      <SetupLinks />
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons lines={6} height={64} />
      ) : data.Rows.length === 0 ? (
        <EmptyState
          icon={<IconRosetteDiscountCheck size={22} stroke={1.6} />}
          title={t('MARK_EMPTY')}
          text={t('MARK_EMPTY_TEXT')}
          action={add}
        />
      ) : (
        <MarkList
          rows={data.Rows}
          services={data.Services}
          onEdit={(row) => setEdited(row.MarkKey)}
          onChanged={changed}
        />
      )}
      {data && (edited === NEW || opened) && (
        <MarkDrawer
          key={edited}
          mark={opened}
          services={data.Services}
          onChanged={changed}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
