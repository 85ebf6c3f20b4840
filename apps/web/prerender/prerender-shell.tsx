import { Skeleton } from '@mantine/core';
import type { Screen } from '#platform/common/access/screen.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Brand } from '#platform/web/ui/brand.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import header from '#platform/web/ui/page-header.module.css';
import { LanguageSwitch } from '#platform/web/ui/preference/language-switch.tsx';
import { SchemeSwitch } from '#platform/web/ui/preference/scheme-switch.tsx';
import { TextSizeSwitch } from '#platform/web/ui/preference/text-size-switch.tsx';
import { FindButton } from '../layout/find-button.tsx';
import { MenuButton } from '../layout/menu-button.tsx';
import { PagePending } from '../layout/page-pending.tsx';
import shell from '../layout/shell.module.css';
import side from '../layout/side-menu.module.css';

const ITEMS = [62, 48, 70, 55, 64, 44];

/**
 * Prerendered layout of the signed-in screens before the user is known: real title and switches, with
 * skeletons for menu, account and content, which `prerender-for-user.tsx` may fill.
 */
export function PrerenderShell({ screen }: { screen: Screen }) {
  const t = useText();
  return (
    <div className={shell.shell}>
      <aside className={shell.side} data-part="menu" aria-label={t('MENU')}>
        <Stack gap="2xs" className={side.side}>
          <a href="/dashboard" className={side.brand}>
            <Brand />
          </a>
          {ITEMS.map((width) => (
            <div key={width} className={side.item}>
              <Skeleton height={14} width={`${width}%`} radius="md" />
            </div>
          ))}
        </Stack>
      </aside>
      <div>
        <Row as="header" isOneLine gap="xs" padX="lg" className={shell.top}>
          <MenuButton />
          <FindButton />
          <Words as="span" isGrowing className={shell.space} />
          <Row as="span" isOneLine gap="xs" className={shell.wide}>
            <LanguageSwitch />
            <TextSizeSwitch />
            <SchemeSwitch />
          </Row>
          <span data-part="account" style={{ display: 'contents' }}>
            <Skeleton height={36} width={36} circle style={{ flex: 'none' }} />
            <Skeleton height={34} width={34} circle style={{ flex: 'none' }} />
          </span>
        </Row>
        <main className={shell.main} data-part="main">
          <Row as="header" align="start" justify="between" gap="md" mb="lg">
            <div className={header.text}>
              <Words as="h1" size="xl" weight="strong" className={header.title}>
                {t(screen.Title)}
              </Words>
            </div>
          </Row>
          <PagePending />
        </main>
      </div>
    </div>
  );
}
