import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { authRoutes } from '../rules/contract.ts';
import classes from './auth.module.css';
import { AuthHeading } from './auth-heading.tsx';

/** After the registration: the same words whether or not the address was known before. */
export function CheckMail({ email }: { email: string }) {
  const t = useText();
  const resend = useSend(authRoutes.resend, { onSuccess: () => toast(t('REGISTER_RESENT', { email })) });
  return (
    <>
      <AuthHeading
        icon={<IconMailOpened size={26} stroke={1.5} />}
        title={t('REGISTER_MAIL_TITLE')}
        lead={t('REGISTER_MAIL_TEXT', { email })}
      />
      <div className={classes.form}>
        <span style={{ color: 'var(--ink2)', fontSize: '0.875rem' }}>{t('REGISTER_MAIL_NONE')}</span>
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({ Email: email })}>
          {t('REGISTER_RESEND')}
        </Button>
        <div className={classes.line}>
          <AppLink href="/login">{t('AUTH_BACK_TO_LOGIN')}</AppLink>
        </div>
      </div>
    </>
  );
}
