import { Modal } from '@mantine/core';
import { IconKeyboard, IconMessage, IconMessageQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import classes from './help-dialog.module.css';
import { shortcutText } from './shortcut-text.ts';

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const icon = { size: 20, stroke: 1.6 };
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('HELP_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <ul className={classes.list}>
        <li>
          {/* Public pages open beside the work, so that nothing typed is left. */}
          <a className={classes.one} href="/faq" target="_blank" rel="noopener">
            <Entry icon={<IconMessageQuestion {...icon} />} title={t('HELP_FAQ')} text={t('HELP_FAQ_TEXT')} />
          </a>
        </li>
        <li>
          <a className={classes.one} href="/contact" target="_blank" rel="noopener">
            <Entry icon={<IconMessage {...icon} />} title={t('HELP_CONTACT')} text={t('HELP_CONTACT_TEXT')} />
          </a>
        </li>
        <li className={classes.one}>
          <Entry
            icon={<IconKeyboard {...icon} />}
            title={t('HELP_KEYS')}
            text={t('HELP_KEYS_TEXT', { keys: shortcutText() })}
          />
        </li>
      </ul>
    </Modal>
  );
}

function Entry({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <span>
        <span className={classes.title}>{title}</span>
        <br />
        <span className={classes.text}>{text}</span>
      </span>
    </>
  );
}
