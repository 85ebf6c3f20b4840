/**
 * Button that opens or downloads a document in the reader's language, with a menu for the other two
 * languages.
 */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';

type Props = {
  icon: ReactNode;
  label: string;
  /** Accessible label of the menu with the other languages. */
  othersLabel: string;
  isBusy: boolean;
  onChoose: (language: Language) => void;
};

/** The button opens the document in the reader's language, the menu in the others. */
export function InLanguagesButton({ icon, label, othersLabel, isBusy, onChoose }: Props) {
  const own = useLanguage();
  return (
    <Button.Group>
      <Button variant="default" leftSection={icon} loading={isBusy} onClick={() => onChoose(own)}>
        {label}
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size="auto" w="2.25rem" aria-label={othersLabel} disabled={isBusy}>
            <IconChevronDown size={15} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {LANGUAGES.filter((language) => language !== own).map((language) => (
            <Menu.Item key={language} lang={LANGUAGE_TAGS[language]} onClick={() => onChoose(language)}>
              {LANGUAGE_NAMES[language]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
