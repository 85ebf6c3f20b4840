import { Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { authRoutes } from '../rules/contract.ts';
import { AuthHeading } from './auth-heading.tsx';
import { ResendActivation } from './resend-activation.tsx';
import { useEnter } from './use-enter.ts';

/**
 * Screen opened by the link of the activation email: activates the account and signs in, once. If the link
 * is no longer valid, a new one can be requested.
 */
export function RegisterVerifiedPage() {
  const t = useText();
  const { code = '' } = useSearchText<'code'>();
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
    // The code can be used once, and effects may run twice.
    if (isSent.current || code === '') return;
    isSent.current = true;
    activate.mutate({ Code: code });
  }, [code, activate]);

  if (code === '')
    return <ResendActivation title={t('ACTIVATE_NO_CODE')} lead={t('ACTIVATE_NO_CODE_TEXT')} />;
  if (activate.isError)
    return <ResendActivation title={t('ACTIVATE_FAILED')} lead={t('ACTIVATE_FAILED_TEXT')} />;
  return (
    <>
      <AuthHeading title={t('TITLE_ACTIVATE')} lead={t('ACTIVATE_BUSY')} />
      <Loader mt="lg" size="sm" aria-label={t('LOADING')} />
    </>
  );
}
