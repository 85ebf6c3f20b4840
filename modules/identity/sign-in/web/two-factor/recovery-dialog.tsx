/**
 * Dialog that shows a user's new recovery codes once, to copy, download or print; it closes only after the
 * user confirms having saved them.
 */

import { Button, Checkbox, Group } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useCertificationBodyName } from '#platform/web/session/use-certification-body-name.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { saveText } from '#platform/web/ui/file/save-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useReturnFocus } from '#platform/web/ui/use-return-focus.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './two-factor.module.css';

/** Prints a text alone, without the page around it. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  const sheet = document.createElement('pre');
  sheet.textContent = text;
  page?.body.append(sheet);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}

type Props = {
  codes: readonly string[];
  onClose: () => void;
  /**
   * Element that receives the focus afterwards, because the dialog that requested the codes is already
   * closed.
   */
  below: RefObject<HTMLElement | null>;
};

/** Shows the recovery codes, which cannot be displayed again. */
export function RecoveryDialog({ codes, onClose, below }: Props) {
  const t = useText();
  useReturnFocus(below);
  const bodyName = useCertificationBodyName();
  const { Email } = useUser();
  const [isSaved, setSaved] = useState(false);
  const title = t('TF_RECOVERY_FILE', { name: bodyName, email: Email });
  const text = [title, '', ...codes, '', t('TF_RECOVERY_ONCE'), ''].join('\n');
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={<b>{t('TF_RECOVERY_TITLE')}</b>}
    >
      <Words mb="md" tone="soft" size="sm">
        {t('TF_RECOVERY_TEXT')}
      </Words>
      <ul className={classes.codes} aria-label={t('TF_RECOVERY')}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs" mb="md">
        <CopyButton text={codes.join('\n')} />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={15} />}
          onClick={() => saveText('recovery-codes.txt', 'text/plain', text)}
        >
          {t('TF_DOWNLOAD')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={15} />}
          onClick={() => printText(text)}
        >
          {t('TF_PRINT')}
        </Button>
      </Group>
      <Checkbox
        label={t('TF_RECOVERY_KEPT')}
        checked={isSaved}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      <Group justify="flex-end" mt="lg">
        <Button disabled={!isSaved} onClick={onClose}>
          {t('TF_RECOVERY_DONE')}
        </Button>
      </Group>
    </Dialog>
  );
}
