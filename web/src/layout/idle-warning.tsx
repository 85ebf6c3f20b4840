import { Button, Group, Modal, Text } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import { signOut } from '../session/sign-out.ts';
import { useConfig } from '../session/use-config.ts';
import { useIdle } from '../session/use-idle.ts';

export function IdleWarning() {
  const t = useText();
  const { isWarning, stay } = useIdle(useConfig().IdleMinutes);
  return (
    <Modal opened={isWarning} onClose={stay} withCloseButton={false} title={<b>{t('IDLE_TITLE')}</b>}>
      <Text>{t('IDLE_TEXT')}</Text>
      <Group justify="flex-end" gap={10} mt={24}>
        <Button variant="default" onClick={() => signOut()}>
          {t('ACCOUNT_LOGOUT')}
        </Button>
        <Button onClick={stay} data-autofocus>
          {t('IDLE_STAY')}
        </Button>
      </Group>
    </Modal>
  );
}
