import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './chat.module.css';

/** The body's own chat server, in a frame that reaches nothing of ours; or in a tab, where it wants no frame. */
export function ExternalChat({ address }: { address: string }) {
  const t = useText();
  return (
    <div className={classes.external}>
      <p>{t('CHAT_EXTERNAL')}</p>
      <iframe
        className={classes.frame}
        src={address}
        title={t('HELP_CHAT')}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-downloads"
        referrerPolicy="no-referrer"
      />
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<IconExternalLink size={17} stroke={1.7} aria-hidden="true" />}
      >
        {t('CHAT_EXTERNAL_OPEN')}
      </Button>
    </div>
  );
}
