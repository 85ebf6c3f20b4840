import { Button, Loader } from '@mantine/core';
import { IconLockExclamation } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { PROVIDER_PROBLEMS } from '../../rules/provider/problems.ts';
import { AuthHeading } from '../auth-heading.tsx';
import { SecondFactorStep } from '../second-factor-step.tsx';
import { startAddress } from './start-address.ts';
import { clearStartedHere, markStartedHere, wasStartedHere } from './started-here.ts';
import { useExchange } from './use-exchange.ts';

const codeHere = (): string | null =>
  wasStartedHere() ? new URLSearchParams(window.location.hash.slice(1)).get('code') : null;

/**
 * Screen to which users return from the identity provider: signs in with the code in the URL, asks for a
 * second factor if needed, or shows the error.
 */
export function ProviderPage() {
  const t = useText();
  const go = useNavigateTo();
  const { Provider } = useConfig();
  const { problem: message } = useSearchText<'problem'>();
  const [code] = useState(codeHere);
  const { isBusy, methods, problem, isOver, trade, withPasskey } = useExchange(code);
  const isSent = useRef(false);
  const start = useRef(trade);
  useEffect(() => {
    // The code can be used once, and effects may run twice.
    if (isSent.current) return;
    isSent.current = true;
    clearStartedHere();
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    void start.current();
  }, []);

  const known = PROVIDER_PROBLEMS.find((one) => one === message);
  if (known || code === null || isOver) return <Failed text={t(known ?? 'ERR_PROVIDER_STATE')} />;
  const name = Provider?.Name ?? '';
  if (methods)
    return (
      <>
        <AuthHeading title={t('TITLE_LOGIN')} lead={t('PROVIDER_SECOND', { name })} />
        <SecondFactorStep
          methods={methods}
          isBusy={isBusy}
          problem={problem}
          onCode={(Otp) => void trade({ Otp })}
          onPasskey={() => void withPasskey()}
          onBack={() => go('/login')}
        />
      </>
    );
  if (problem) return <Failed text={problem} />;
  return (
    <>
      <AuthHeading title={t('TITLE_LOGIN')} lead={t('PROVIDER_BUSY', { name })} />
      <Loader mt="lg" size="sm" aria-label={t('LOADING')} />
    </>
  );
}

function Failed({ text }: { text: string }) {
  const t = useText();
  const { Provider } = useConfig();
  const { redirect } = useSearchText<'redirect'>();
  return (
    <>
      <AuthHeading
        icon={<IconLockExclamation size={26} stroke={1.5} />}
        title={t('PROVIDER_FAILED_TITLE')}
        lead={text}
      />
      <Stack gap="md" mt="lg">
        <Button
          component={AppLink}
          href={redirect ? `/login?${new URLSearchParams({ redirect })}` : '/login'}
        >
          {t('AUTH_BACK_TO_LOGIN')}
        </Button>
        {Provider && (
          <Button component="a" href={startAddress(redirect)} onClick={markStartedHere} variant="default">
            {t('PROVIDER_AGAIN', { name: Provider.Name })}
          </Button>
        )}
      </Stack>
    </>
  );
}
