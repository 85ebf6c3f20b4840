import type { ReactNode } from 'react';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { usePageTitle } from '#platform/web/ui/use-page-title.ts';
import classes from './auth.module.css';

/**
 * Main heading (h1) of the sign-in, registration and password reset pages, with optional lead text and icon.
 */
export function AuthHeading({ title, lead, icon }: { title: string; lead?: ReactNode; icon?: ReactNode }) {
  const heading = usePageTitle(title);
  return (
    <header>
      {icon && (
        <span className={`${classes.icon} ${classes.big}`} aria-hidden="true">
          {icon}
        </span>
      )}
      <Words as="h1" size="xl" weight="strong" className={classes.title} ref={heading} tabIndex={-1}>
        {title}
      </Words>
      {lead && (
        <Words mt="2xs" tone="soft">
          {lead}
        </Words>
      )}
    </header>
  );
}
