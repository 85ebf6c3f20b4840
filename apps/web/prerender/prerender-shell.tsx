import { Skeleton } from '@mantine/core';
import type { Screen } from '#platform/common/access/screen.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Brand } from '#platform/web/ui/brand.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
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
        <div className={side.side}>
          <a href="/dashboard" className={side.brand}>
            <Brand />
          </a>
          {ITEMS.map((width) => (
            <div key={width} className={side.item}>
              <Skeleton height={14} width={`${width}%`} radius="md" />
            </div>
          ))}
        </div>
      </aside>
      <div>
        <header className={shell.top}>
          <MenuButton />
          <FindButton />
          <span className={shell.space} />
          <span className={shell.wide}>
            <LanguageSwitch />
            <TextSizeSwitch />
            <SchemeSwitch />
          </span>
          <span data-part="account" style={{ display: 'contents' }}>
            <Skeleton height={36} width={36} circle style={{ flex: 'none' }} />
            <Skeleton height={34} width={34} circle style={{ flex: 'none' }} />
          </span>
        </header>
        <main className={shell.main} data-part="main">
          <Row as="header" align="start" justify="between" gap="md" mb="lg">
            <div className={header.text}>
              <h1 className={header.title}>{t(screen.Title)}</h1>
            </div>
          </Row>
          <PagePending />
        </main>
      </div>
    </div>
  );
}
