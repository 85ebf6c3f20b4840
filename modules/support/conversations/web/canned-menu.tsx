import { Button, Menu } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import {
  CANNED_PLACEHOLDERS,
  type CannedAnswer,
  type ConversationView,
  conversationRoutes,
} from '../rules/contract.ts';

type Props = { conversation: ConversationView; onChoose: (text: string) => void };

/**
 * Menu in the staff's reply field that inserts a canned answer, with its placeholders filled in; titles are
 * in the user's language, the inserted text in the asker's.
 */
export function CannedMenu({ conversation, onChoose }: Props) {
  const t = useText();
  const language = useLanguage();
  const rows = useGet(conversationRoutes.cannedList).data?.Rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Menu position="top-start" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTemplate size={16} stroke={1.7} aria-hidden="true" />}
        >
          {t('CANNED_INSERT')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
        {rows.map((row) => (
          <Menu.Item key={row.CannedKey} onClick={() => onChoose(filled(row, conversation))}>
            {row.Title[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Replaces all placeholders in one pass: braces in a person's name are not a placeholder. */
const filled = ({ Text }: CannedAnswer, conversation: ConversationView): string =>
  Text[conversation.Language].replace(
    new RegExp(`\\{\\{(${CANNED_PLACEHOLDERS.join('|')})\\}\\}`, 'g'),
    (_, name: (typeof CANNED_PLACEHOLDERS)[number]) => conversation[name],
  );
