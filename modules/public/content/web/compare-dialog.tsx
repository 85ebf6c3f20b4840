/**
 * Dialog of the content pages that shows the differences between two versions, or between a version and the
 * draft, word by word in each language.
 */

import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { TextDiff } from '#platform/web/ui/text-diff/text-diff.tsx';
import type { WholeContent } from '../rules/contract.ts';
import { contentRoutes } from '../rules/contract.ts';
import type { ContentKind } from '../rules/kinds.ts';
import classes from './content.module.css';
import { contentLines, contentSignature } from './content-lines.ts';
import { LanguageTabs } from './language-tabs.tsx';

type ComparedProps = { before: WholeContent; after: WholeContent };

/** Shows which languages differ, and the differences in the selected language. */
function Compared({ before, after }: ComparedProps) {
  const t = useText();
  const own = useLanguage();
  const [selectedLanguage, setSelectedLanguage] = useState<Language | null>(null);
  const differing = LANGUAGES.filter((one) => contentSignature(before, one) !== contentSignature(after, one));
  // Otherwise a reader of English would see no differences if only the Chinese text changed.
  const found = differing.includes(own) ? own : (differing[0] ?? own);
  const language = selectedLanguage ?? found;
  const [old, fresh] = [before, after].map((one) => contentLines(one, language, t)) as [string, string];
  return (
    <>
      <LanguageTabs
        value={language}
        onChange={setSelectedLanguage}
        marks={{ of: differing, text: t('CONTENT_COMPARE_CHANGED') }}
      />
      {old === fresh ? (
        <Words mt="md">
          {t(differing.includes(language) ? 'CONTENT_COMPARE_VIEW' : 'CONTENT_COMPARE_SAME')}
        </Words>
      ) : (
        // Scrollable content must be reachable by keyboard
        <Box pad="md" mt="sm" line="line" round="lg" className={classes.diff} tabIndex={0}>
          <TextDiff language={language} before={old} after={fresh} />
        </Box>
      )}
    </>
  );
}

/** Select value for the open draft. */
const DRAFT = 'draft of mine';

type Props = {
  kind: ContentKind;
  /** If absent, the open draft is compared with the newest version. */
  versionId?: string;
  onClose: () => void;
};

/** Shows the differences between two versions, or a version and the draft, word by word in each language. */
export function CompareDialog({ kind, versionId, onClose }: Props) {
  const t = useText();
  const list = useGet(contentRoutes.list, { Kind: kind });
  const rows = list.data?.Rows ?? [];
  const at = rows.findIndex((row) => row.VersionId === versionId);
  const first = ends(
    rows.map((row) => row.VersionId),
    at,
    versionId,
  );
  const [selection, setSelection] = useState<{ from?: string; to?: string }>({});
  const { from, to } = { ...first, ...selection };
  const isKnown = list.data !== undefined;
  const before = useGet(contentRoutes.view, queryOf(kind, from), { enabled: isKnown, staleMs: 0 });
  const after = useGet(contentRoutes.view, queryOf(kind, to), { enabled: isKnown, staleMs: 0 });
  const versions = rows.map((row) => ({
    value: row.VersionId,
    label: `${row.VersionId} · ${t(`CONTENT_STATE_${row.State}`)}`,
  }));
  const draft = list.data?.Draft ? [{ value: DRAFT, label: t('CONTENT_STATE_DRAFT') }] : [];
  const choice = (name: 'from' | 'to', value: string) => (
    <NativeSelect
      label={t(name === 'from' ? 'CONTENT_COMPARE_FROM' : 'CONTENT_COMPARE_TO')}
      value={value}
      onChange={(event) => setSelection({ ...selection, [name]: event.currentTarget.value })}
      data={[...draft, ...versions]}
    />
  );
  const error = list.error ?? before.error ?? after.error;
  const retry = () => void Promise.all([list, before, after].map((one) => one.refetch()));
  return (
    <Dialog
      opened
      onClose={onClose}
      size="60rem"
      attributes={{ header: { role: 'presentation' } }}
      title={<b>{`${t('CONTENT_COMPARE_TITLE')} · ${t(`CONTENT_KIND_${kind}`)}`}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {isKnown && (
        <Columns least="md" gap="sm" mb="sm">
          {choice('from', from)}
          {choice('to', to)}
        </Columns>
      )}
      {error && <ErrorPanel error={error} onRetry={retry} />}
      {before.data && after.data ? (
        <Compared before={before.data} after={after.data} />
      ) : (
        !error && <Skeletons lines={8} />
      )}
    </Dialog>
  );
}

const queryOf = (Kind: ContentKind, version: string) =>
  version === DRAFT ? { Kind } : { Kind, VersionId: version };

/** Compares a version with the one before it, or the oldest with the one after it. Names are newest first. */
function ends(
  names: readonly string[],
  at: number,
  selected: string | undefined,
): { from: string; to: string } {
  if (selected === undefined) return { from: names[0] ?? DRAFT, to: DRAFT };
  const older = names[at + 1];
  return older === undefined
    ? { from: selected, to: names[at - 1] ?? selected }
    : { from: older, to: selected };
}
