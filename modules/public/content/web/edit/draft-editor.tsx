/**
 * Editor of a content draft with automatic saving: fields for its kind, preview, comparison and publication;
 * faults that prevent publication link to their fields.
 */

import { Button, Group } from '@mantine/core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LegalKind } from '#modules/identity/accounts/rules/index.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { DraftFacts } from '../../rules/contract.ts';
import { contentRoutes } from '../../rules/contract.ts';
import type { ContentFault } from '../../rules/faults.ts';
import { contentFaults } from '../../rules/faults.ts';
import type { ContentKind } from '../../rules/kinds.ts';
import { isLegal } from '../../rules/kinds.ts';
import type { AnyContent, ContentOf } from '../../rules/shapes.ts';
import { CompareButton } from '../compare-button.tsx';
import { CompareDialog } from '../compare-dialog.tsx';
import { PreviewDialog } from '../preview-dialog.tsx';
import { AnnouncementsEditor } from './announcements-editor.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { createDraftStore } from './draft-store.ts';
import classes from './edit.module.css';
import type { EditorProps } from './editor-props.ts';
import { FaqEditor } from './faq-editor.tsx';
import { HomeEditor } from './home-editor.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RichField } from './rich-field.tsx';
import { SaveLine } from './save-line.tsx';

/** Editor of a legal text: one long text per language. */
function LegalEditor({ kind, content, faults, onChange }: EditorProps<'TERMS'> & { kind: LegalKind }) {
  const t = useText();
  return (
    <Card>
      <RichField
        label={t(`CONTENT_KIND_${kind}`)}
        hint={t('CONTENT_LEGAL_HINT', { body: '{{body}}', email: '{{email}}' })}
        path=""
        value={content}
        faults={faults}
        onChange={onChange}
        isTall
      />
    </Card>
  );
}

type EditorOfProps = {
  kind: ContentKind;
  content: AnyContent;
  faults: readonly ContentFault[];
  onChange: (content: AnyContent) => void;
};

/** Renders the editor for the kind; the content has the matching type. */
function EditorOf({ kind, content, faults, onChange }: EditorOfProps) {
  const rest = { faults, onChange };
  if (isLegal(kind)) return <LegalEditor kind={kind} content={content as ContentOf<'TERMS'>} {...rest} />;
  if (kind === 'FAQ') return <FaqEditor content={content as ContentOf<'FAQ'>} {...rest} />;
  if (kind === 'HOME') return <HomeEditor content={content as ContentOf<'HOME'>} {...rest} />;
  return <AnnouncementsEditor content={content as ContentOf<'ANNOUNCEMENTS'>} {...rest} />;
}

const isLanguage = (part: string): boolean => part === 'EN' || part === 'CHT' || part === 'CHS';

/** Displays the path `Groups.0.Questions.2.Answer.CHS` as "Group 1 › Question 3 › Answer › 简体中文". */
function usePlaceName(): (path: string) => string {
  const t = useText();
  return (path) => {
    const names: string[] = [];
    for (const part of path.split('.')) {
      const last = names.at(-1);
      if (/^\d+$/.test(part)) names[names.length - 1] = `${last ?? ''} ${Number(part) + 1}`.trim();
      else names.push(t(isLanguage(part) ? `ORG_LANGUAGE_${part}` : `CONTENT_PART_${part.toUpperCase()}`));
    }
    return names.join(' › ');
  };
}

const reach = (place: Element | null): boolean => {
  if (!(place instanceof HTMLElement)) return false;
  place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
  return true;
};

/** Scrolls to the field of a path, expanding collapsed parts; otherwise to the nearest enclosing element. */
function goToField(path: string): void {
  const parts = path.split('.');
  for (let length = 1; length <= parts.length; length += 1) {
    const around = parts.slice(0, length).join('.');
    const fold = document.querySelector(`details[data-fold="${CSS.escape(around)}"]`);
    if (fold instanceof HTMLDetailsElement) fold.open = true;
  }
  // Expanded parts are rendered in the next frame.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (let length = parts.length; length > 0; length -= 1) {
        const place = document.querySelector(
          `[data-place="${CSS.escape(parts.slice(0, length).join('.'))}"]`,
        );
        if (reach(place)) return;
      }
    }, 60),
  );
}

const SHOWN = 8;

/** Lists the faults that prevent publication, each with a link to its field. */
function FaultList({ faults }: { faults: readonly ContentFault[] }) {
  const t = useText();
  const placeName = usePlaceName();
  return (
    <Notice tone="warning" isAlert title={t('ERR_CONTENT_UNFINISHED')}>
      <ul className={classes.faults}>
        {faults.slice(0, SHOWN).map(({ Path, Code }) => (
          <li key={Path}>
            <button type="button" className={classes.fault} onClick={() => goToField(Path)}>
              {placeName(Path)}
            </button>
            {': '}
            {t(Code)}
          </li>
        ))}
        {faults.length > SHOWN && <li>{t('CONTENT_MORE_FAULTS', { count: faults.length - SHOWN })}</li>}
      </ul>
    </Notice>
  );
}

type Props = { kind: ContentKind; content: AnyContent; facts: DraftFacts };

/** Shows the fields of one draft, its save state, preview and publication. */
export function DraftEditor({ kind, content, facts }: Props) {
  const t = useText();
  // The server returns for each kind the content of that kind.
  const [store] = useState(() => createDraftStore(kind, content as ContentOf<ContentKind>, facts));
  const state = useSyncExternalStore(store.subscribe, store.get);
  const [open, setOpen] = useState<'PREVIEW' | 'COMPARE' | 'PUBLISH' | 'FAULTS' | null>(null);
  const faults = useMemo(() => contentFaults(kind, state.content), [kind, state.content]);
  const warning = useUnsavedWarning(state.content !== state.kept && state.save !== 'CLOSED');
  useEffect(
    () => () => {
      store.stop();
      void queryClient.invalidateQueries({ queryKey: [contentRoutes.list.path] });
    },
    [store],
  );
  const show = async (what: 'PREVIEW' | 'COMPARE' | 'PUBLISH') => {
    if (what === 'PUBLISH' && faults.length > 0) return setOpen('FAULTS');
    if (await store.flush()) setOpen(what);
  };
  return (
    <>
      <PageHeader
        title={t(`CONTENT_KIND_${kind}`)}
        lead={t('CONTENT_DRAFT_LEAD', { version: state.facts.BasedOn })}
      >
        <Group gap="xs">
          <SaveLine state={state} onRetry={() => void store.flush()} />
          <Button variant="default" onClick={() => void show('PREVIEW')}>
            {t('CONTENT_PREVIEW')}
          </Button>
          <CompareButton onOpen={() => void show('COMPARE')} />
          <Button onClick={() => void show('PUBLISH')}>{t('CONTENT_PUBLISH')}</Button>
        </Group>
      </PageHeader>
      {warning}
      <Stack gap="md">
        {(state.save === 'CONFLICT' || state.save === 'CLOSED') && (
          <DraftConflict kind={kind} store={store} />
        )}
        {open === 'FAULTS' && faults.length > 0 && <FaultList faults={faults} />}
        <EditorOf
          key={state.round}
          kind={kind}
          content={state.content}
          faults={open === 'FAULTS' ? faults : []}
          onChange={store.change}
        />
      </Stack>
      {open === 'PREVIEW' && <PreviewDialog kind={kind} onClose={() => setOpen(null)} />}
      {open === 'COMPARE' && <CompareDialog kind={kind} onClose={() => setOpen(null)} />}
      {open === 'PUBLISH' && (
        <PublishDialog kind={kind} version={state.facts.Version} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
