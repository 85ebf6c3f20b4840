/** Navigation between screens that belong together, such as the lists of one subject, below the header of each of them. */

import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from './app-link.tsx';
import { Row } from './layout/row.tsx';
import classes from './sibling-links.module.css';

type Props = { label: string; links: readonly (readonly [href: `/${string}`, title: TextKey])[] };

export function SiblingLinks({ label, links }: Props) {
  const t = useText();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the active link may be outside the visible area.
  useEffect(() => {
    const open = pathname && nav.current?.querySelector('[aria-current]');
    if (open) open.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <Row
      ref={nav}
      as="nav"
      isOneLine
      align="stretch"
      gap="2xs"
      mb="md"
      className={`${classes.nav} sideways`}
      aria-label={label}
    >
      {links.map(([href, title]) => (
        <AppLink
          key={href}
          href={href}
          className={classes.link}
          aria-current={pathname === href ? 'page' : undefined}
        >
          {t(title)}
        </AppLink>
      ))}
    </Row>
  );
}
