import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import classes from './setup-links.module.css';

const LINKS = [
  ['/assessment_services', 'TITLE_ASSESSMENT_SERVICES'],
  ['/industries', 'TITLE_INDUSTRIES'],
  ['/tags', 'TITLE_TAGS'],
  ['/stages', 'TITLE_STAGES'],
  ['/marks', 'TITLE_MARKS'],
] as const;

/** Navigation between the settings screens around services: services, industries, tags, stages and marks. */
export function SetupLinks() {
  const t = useText();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the active link may be outside the visible area.
  useEffect(() => {
    const open = pathname && nav.current?.querySelector('[aria-current]');
    if (open) open.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={nav} className={`${classes.nav} sideways`} aria-label={t('SERVICE_SETUP')}>
      {LINKS.map(([href, title]) => (
        <AppLink
          key={href}
          href={href}
          className={classes.link}
          aria-current={pathname === href ? 'page' : undefined}
        >
          {t(title)}
        </AppLink>
      ))}
    </nav>
  );
}
