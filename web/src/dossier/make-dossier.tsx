import { dossierRoutes } from '@assay/shared/dossier/contract.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@assay/shared/translation/language.ts';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileZip } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../api/use-get.ts';
import { useSend } from '../api/use-send.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';

type Props = { certificateKey: string; isAgain: boolean };

/** Has the file made, in the reader's language at once and in the others by a menu. */
export function MakeDossier({ certificateKey: CertificateKey, isAgain }: Props) {
  const t = useText();
  const own = useLanguage();
  const cache = useQueryClient();
  const send = useSend(dossierRoutes.make, {
    onSuccess: () =>
      cache.invalidateQueries({ queryKey: queryKeyOf(dossierRoutes.list, { CertificateKey }) }),
  });
  const others = LANGUAGES.filter((language) => language !== own);
  return (
    <Button.Group>
      <Button
        variant="default"
        leftSection={<IconFileZip size={17} stroke={1.7} />}
        loading={send.isPending}
        onClick={() => send.mutate({ CertificateKey, Language: own })}
      >
        {t(isAgain ? 'DOSSIER_MAKE_AGAIN' : 'DOSSIER_MAKE')}
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="auto"
            w="2.25rem"
            aria-label={t('DOSSIER_MAKE_IN')}
            disabled={send.isPending}
          >
            <IconChevronDown size={15} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((language) => (
            <Menu.Item
              key={language}
              lang={LANGUAGE_TAGS[language]}
              onClick={() => send.mutate({ CertificateKey, Language: language })}
            >
              {LANGUAGE_NAMES[language]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
