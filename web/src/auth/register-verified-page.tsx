import { authRoutes } from '@assay/shared/auth/contract.ts';
import { Button, Loader } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import { useScreenSearch } from '../search.ts';
import { AppLink } from '../ui/app-link.tsx';
import { toast } from '../ui/toast.ts';
import classes from './auth.module.css';
import { AuthHeading } from './auth-heading.tsx';
import { useEnter } from './use-enter.ts';

/** The link of the activation mail: opens the account and signs in, once. */
export function RegisterVerifiedPage() {
  const t = useText();
  const { code = '' } = useScreenSearch('registerVerified');
  const enter = useEnter();
  const activate = useSend(authRoutes.activate, {
    onSuccess: async ({ Token }) => {
      await enter(Token);
      toast(t('ACTIVATE_DONE'));
    },
    onError: () => undefined,
  });
  const isSent = useRef(false);
  useEffect(() => {
    // The code is good for one use, and effects may run twice.
    if (isSent.current || code === '') return;
    isSent.current = true;
    activate.mutate({ Code: code });
  }, [code, activate]);

  if (code !== '' && !activate.isError)
    return (
      <>
        <AuthHeading title={t('TITLE_ACTIVATE')} lead={t('ACTIVATE_BUSY')} />
        <Loader mt={24} size="sm" aria-label={t('LOADING')} />
      </>
    );
  return (
    <>
      <AuthHeading
        icon={<IconLinkOff size={26} stroke={1.5} />}
        title={t('ACTIVATE_FAILED')}
        lead={t('ACTIVATE_FAILED_TEXT')}
      />
      <div className={classes.form}>
        <Button component={AppLink} href="/login">
          {t('LOGIN_SUBMIT')}
        </Button>
        <Button component={AppLink} href="/register/client" variant="default">
          {t('TITLE_REGISTER')}
        </Button>
      </div>
    </>
  );
}
