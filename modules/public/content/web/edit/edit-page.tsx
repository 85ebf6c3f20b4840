import { useParams } from '@tanstack/react-router';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { contentRoutes } from '../../rules/contract.ts';
import { CONTENT_KINDS } from '../../rules/kinds.ts';
import { DraftEditor } from './draft-editor.tsx';

/** Page with the editor for the open draft of one kind of public content; explains if there is no draft. */
export function ContentEditPage() {
  const t = useText();
  const params = useParams({ strict: false }) as { kind?: string };
  const kind = CONTENT_KINDS.find((one) => one.toLowerCase() === params.kind);
  const draft = useGet(
    contentRoutes.view,
    { Kind: kind ?? 'TERMS' },
    { enabled: kind !== undefined, staleMs: 0 },
  );
  // Only the first response is used: later refetches, on window focus or for a comparison, must not change
  // the fields.
  const first = draft.isFetchedAfterMount ? draft.data : undefined;
  if (kind === undefined || (draft.error && !first))
    return (
      <MissingRecord
        error={draft.error ?? new ApiError(404, { Code: 'ERR_NOT_FOUND', Message: '' })}
        onRetry={() => void draft.refetch()}
        title={t('TITLE_CONTENT_EDIT')}
        missing={{ title: t('ERR_CONTENT_NO_DRAFT'), text: t('CONTENT_NO_DRAFT_TEXT') }}
        list={{ label: t('TITLE_CONTENT'), href: '/content' }}
      />
    );
  if (!first?.Draft) return <Skeletons lines={8} height={28} />;
  return <DraftEditor key={kind} kind={kind} content={first.Content} facts={first.Draft} />;
}
