import { legalRoutes } from '@assay/shared/legal/contract.ts';
import type { LegalKind } from '@assay/shared/legal/kinds.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { Modal, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useGet } from '../api/use-get.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { LegalText } from './legal-text.tsx';

type Props = { kind: LegalKind; versionId: string; onClose: () => void };

/** One version as it was written, in each language. */
export function VersionDialog({ kind, versionId, onClose }: Props) {
  const t = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { data, error, refetch } = useGet(legalRoutes.view, { Kind: kind, VersionId: versionId });
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      attributes={{ header: { role: 'presentation' } }}
      title={<b>{`${t(`LEGAL_KIND_${kind}`)} ${versionId}`}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack gap={14}>
        <LanguageTabs value={language} onChange={setLanguage} />
        {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {data ? <LegalText text={data.Content[language]} language={language} /> : <Skeleton height={240} />}
      </Stack>
    </Modal>
  );
}
