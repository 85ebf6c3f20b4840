import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { contentRoutes } from '../rules/contract.ts';
import type { ContentKind } from '../rules/kinds.ts';
import { Compared } from './compared.tsx';
import classes from './content.module.css';

/** The open draft, among the versions. */
const DRAFT = 'draft of mine';

type Props = {
  kind: ContentKind;
  /** Without one it is the open draft, beside the newest version. */
  versionId?: string;
  onClose: () => void;
};

/** What is different between two versions, or a version and the draft, word by word in each language. */
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
  const [asked, setAsked] = useState<{ from?: string; to?: string }>({});
  const { from, to } = { ...first, ...asked };
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
      onChange={(event) => setAsked({ ...asked, [name]: event.currentTarget.value })}
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
        <div className={classes.compareTools}>
          {choice('from', from)}
          {choice('to', to)}
        </div>
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

/** Of versions, newest first: one and the one before it, or for the oldest the one after it. */
function ends(names: readonly string[], at: number, asked: string | undefined): { from: string; to: string } {
  if (asked === undefined) return { from: names[0] ?? DRAFT, to: DRAFT };
  const older = names[at + 1];
  return older === undefined ? { from: asked, to: names[at - 1] ?? asked } : { from: older, to: asked };
}
