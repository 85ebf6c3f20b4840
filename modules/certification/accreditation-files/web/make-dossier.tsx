import { IconFileZip } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { InLanguagesButton } from '#platform/web/ui/form/in-languages-button.tsx';
import { dossierRoutes } from '../rules/contract.ts';

type Props = { certificateKey: string; isAgain: boolean };

/** Has the file made, in the reader's language or in another. */
export function MakeDossier({ certificateKey: CertificateKey, isAgain }: Props) {
  const t = useText();
  const cache = useQueryClient();
  const send = useSend(dossierRoutes.make, {
    onSuccess: () =>
      cache.invalidateQueries({ queryKey: queryKeyOf(dossierRoutes.list, { CertificateKey }) }),
  });
  return (
    <InLanguagesButton
      icon={<IconFileZip size={17} stroke={1.7} />}
      label={t(isAgain ? 'DOSSIER_MAKE_AGAIN' : 'DOSSIER_MAKE')}
      othersLabel={t('DOSSIER_MAKE_IN')}
      isBusy={send.isPending}
      onChoose={(Language) => send.mutate({ CertificateKey, Language })}
    />
  );
}
