import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';

type Props = { of: string; onClick: () => void; ref: Ref<HTMLButtonElement> };

/** Button that opens the fields of a profile card; its label names the card, because a page has several. */
export function EditButton({ of, onClick, ref }: Props) {
  const t = useText();
  const label = t('PROFILE_EDIT');
  return (
    <Button
      ref={ref}
      size="xs"
      variant="default"
      aria-label={`${label}: ${of}`}
      leftSection={<IconPencil size={15} />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
