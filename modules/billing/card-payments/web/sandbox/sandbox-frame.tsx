import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LanguageSwitch } from '#platform/web/ui/preference/language-switch.tsx';
import { SchemeSwitch } from '#platform/web/ui/preference/scheme-switch.tsx';
import { TextSizeSwitch } from '#platform/web/ui/preference/text-size-switch.tsx';
import classes from './sandbox.module.css';

/** The page of another company, so none of our frames; that it is only played never leaves the sight. */
export function SandboxFrame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <p className={classes.banner}>
          <IconFlask size={18} stroke={1.8} aria-hidden="true" />
          <span>
            <b>{t('SANDBOX_BANNER')}</b>{' '}
            <span className={classes.bannerText}>{t('SANDBOX_BANNER_TEXT')}</span>
          </span>
        </p>
        <div className={classes.tools}>
          <LanguageSwitch />
          <TextSizeSwitch />
          <SchemeSwitch />
        </div>
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
