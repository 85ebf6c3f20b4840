import { IconBuilding, IconChevronRight, IconIdBadge2, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import classes from './auth.module.css';
import { AuthHeading } from './auth-heading.tsx';

/**
 * Screen for visitors who want to register, with three choices: register as a client, check a certificate,
 * or sign in as staff; only the first needs a new account.
 */
export function RegisterPage() {
  const t = useText();
  const icon = { size: 21, stroke: 1.6 };
  return (
    <>
      <AuthHeading title={t('TITLE_REGISTER')} lead={t('REGISTER_LEAD')} />
      <ul className={classes.choices}>
        <Choice
          href="/register/client"
          icon={<IconBuilding {...icon} />}
          title={t('REGISTER_CLIENT')}
          text={t('REGISTER_CLIENT_TEXT')}
        />
        <Choice
          href="/search"
          icon={<IconSearch {...icon} />}
          title={t('REGISTER_CHECK')}
          text={t('REGISTER_CHECK_TEXT')}
        />
        <Choice
          href="/login"
          icon={<IconIdBadge2 {...icon} />}
          title={t('REGISTER_STAFF')}
          text={t('REGISTER_STAFF_TEXT')}
        />
      </ul>
      <div className={classes.line}>
        <span>
          {t('REGISTER_HAVE')} <AppLink href="/login">{t('LOGIN_SUBMIT')}</AppLink>
        </span>
      </div>
    </>
  );
}

function Choice({ href, icon, title, text }: { href: string; icon: ReactNode; title: string; text: string }) {
  return (
    <li>
      <AppLink href={href} className={classes.choice}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <span>
          <span className={classes.choiceTitle}>{title}</span>
          <br />
          <span className={classes.choiceText}>{text}</span>
        </span>
        <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
      </AppLink>
    </li>
  );
}
