import { IconBuilding, IconChevronRight, IconIdBadge2, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
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
      <Stack as="ul" gap="sm" mt="lg" mb="lg">
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
      </Stack>
      <Row align="stretch" justify="between" gap="md" lines="xs" tone="soft" size="sm">
        <span>
          {t('REGISTER_HAVE')} <AppLink href="/login">{t('LOGIN_SUBMIT')}</AppLink>
        </span>
      </Row>
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
          <Words as="span" weight="strong">
            {title}
          </Words>
          <br />
          <Words as="span" tone="soft" size="sm">
            {text}
          </Words>
        </span>
        <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
      </AppLink>
    </li>
  );
}
