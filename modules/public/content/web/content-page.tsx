import { Tabs } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { CONTENT_KINDS, type ContentKind } from '../rules/kinds.ts';
import classes from './content.module.css';
import { ContentKindPanel } from './content-kind-panel.tsx';

/**
 * Page on which staff manage the public content: one tab per kind (legal texts, FAQ, home page,
 * announcements) with its draft and versions.
 */
export function ContentPage() {
  const t = useText();
  const go = useNavigateTo();
  const requestedKind = useSearchText<'kind'>().kind;
  const tabs = useRef<HTMLDivElement>(null);
  const kind: ContentKind = CONTENT_KINDS.find((one) => one === requestedKind) ?? 'TERMS';
  // On phones the tabs are wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another tab
  useEffect(() => {
    tabs.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [kind]);
  return (
    <>
      <PageHeader title={t('TITLE_CONTENT')} lead={t('CONTENT_LEAD')} />
      <Tabs value={kind} onChange={(next) => go(`/content?kind=${next}`)} keepMounted={false}>
        <Tabs.List ref={tabs} mb="md" aria-label={t('CONTENT_KINDS')} className={classes.tabs}>
          {CONTENT_KINDS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`CONTENT_KIND_${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {CONTENT_KINDS.map((one) => (
          <Tabs.Panel key={one} value={one}>
            <ContentKindPanel kind={one} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
