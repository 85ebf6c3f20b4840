import { type ContentVersionRow, contentRoutes } from '@assay/shared/content/contract.ts';
import type { ContentKind } from '@assay/shared/content/kinds.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useGet } from '../api/use-get.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import classes from './content.module.css';
import { contentLines } from './content-lines.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { WordDiff } from './word-diff.tsx';

type Props = {
  kind: ContentKind;
  /** Newest first. */
  rows: readonly ContentVersionRow[];
  versionId: string;
  onClose: () => void;
};

/** What is different between two versions, word by word in each language. */
export function CompareDialog({ kind, rows, versionId, onClose }: Props) {
  const t = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const at = rows.findIndex((row) => row.VersionId === versionId);
  // The one before it, or for the oldest the one after it.
  const [from, setFrom] = useState((rows[at + 1] ?? rows[at])?.VersionId ?? versionId);
  const [to, setTo] = useState((rows[at + 1] ? rows[at] : rows[at - 1])?.VersionId ?? versionId);
  const before = useGet(contentRoutes.view, { Kind: kind, VersionId: from });
  const after = useGet(contentRoutes.view, { Kind: kind, VersionId: to });
  const choice = (label: string, value: string, set: (id: string) => void) => (
    <NativeSelect
      label={label}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
      data={rows.map((row) => ({
        value: row.VersionId,
        label: `${row.VersionId} · ${t(`CONTENT_STATE_${row.State}`)}`,
      }))}
    />
  );
  const error = before.error ?? after.error;
  return (
    <Modal
      opened
      onClose={onClose}
      size="60rem"
      attributes={{ header: { role: 'presentation' } }}
      title={<b>{`${t('CONTENT_COMPARE_TITLE')} · ${t(`CONTENT_KIND_${kind}`)}`}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <div className={classes.compareTools}>
        {choice(t('CONTENT_COMPARE_FROM'), from, setFrom)}
        {choice(t('CONTENT_COMPARE_TO'), to, setTo)}
      </div>
      <LanguageTabs value={language} onChange={setLanguage} />
      {error && (
        <ErrorPanel error={error} onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />
      )}
      {before.data && after.data ? (
        <WordDiff
          language={language}
          before={contentLines(before.data, language, t)}
          after={contentLines(after.data, language, t)}
        />
      ) : (
        !error && <Skeletons lines={8} />
      )}
    </Modal>
  );
}
