import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';

/**
 * Button in the content editors that removes a question, block, link or announcement from the draft after
 * confirmation.
 */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('CONTENT_REMOVE_ONE', { name })}
        title={t('CONTENT_REMOVE')}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <Confirm
        isOpen={isAsking}
        title={t('CONTENT_REMOVE')}
        text={t('CONTENT_REMOVE_ASK', { name })}
        confirmLabel={t('CONTENT_REMOVE')}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      />
    </>
  );
}
