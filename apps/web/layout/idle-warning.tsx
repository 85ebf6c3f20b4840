import { Button, Group, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { signOut } from '#platform/web/session/sign-out.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';

/**
 * Dialog shown shortly before the session ends because of inactivity: the user stays signed in or signs out.
 */
export function IdleWarning({ onStay }: { onStay: () => void }) {
  const t = useText();
  return (
    <Dialog opened onClose={onStay} withCloseButton={false} title={<b>{t('IDLE_TITLE')}</b>}>
      <Text>{t('IDLE_TEXT')}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => signOut()}>
          {t('ACCOUNT_LOGOUT')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('IDLE_STAY')}
        </Button>
      </Group>
    </Dialog>
  );
}
