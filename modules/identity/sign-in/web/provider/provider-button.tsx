import { Button } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { startAddress } from './start-address.ts';
import { markStartedHere } from './started-here.ts';

/**
 * Button on the sign-in screen that starts sign-in at the external identity provider; renders nothing if
 * none is configured.
 */
export function ProviderButton() {
  const t = useText();
  const { Provider } = useConfig();
  const { redirect } = useSearchText<'redirect'>();
  if (!Provider) return null;
  return (
    <Button
      component="a"
      href={startAddress(redirect)}
      onClick={markStartedHere}
      variant="default"
      fullWidth
      leftSection={<IconBuildingBank size={18} stroke={1.7} aria-hidden="true" />}
    >
      {t('PROVIDER_SIGN_IN', { name: Provider.Name })}
    </Button>
  );
}
