/**
 * Form to write or edit a comment on an application: its readers (internal or shared with the client, fixed
 * once sent), text with mentions, and files.
 */

import { SegmentedControl } from '@mantine/core';
import { IconLock, IconUsers } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FileDrop } from '#platform/web/ui/file/file-drop.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { CommentView } from '../rules/contract.ts';
import classes from './composer.module.css';
import { ComposerBar } from './composer-bar.tsx';
import { ComposerField } from './composer-field.tsx';
import { useComposer } from './use-composer.ts';

type KindChoiceProps = { isInternal: boolean; onChange: (isInternal: boolean) => void };

/** Choice of the audience: the only property that cannot be changed afterwards. */
function KindChoice({ isInternal, onChange }: KindChoiceProps) {
  const t = useText();
  const label = (Icon: typeof IconLock, text: string) => (
    <Row as="span" isInline isOneLine justify="center" gap="xs">
      <Icon size={16} stroke={1.7} aria-hidden="true" />
      {text}
    </Row>
  );
  return (
    <SegmentedControl
      aria-label={t('COMMENT_WHO_READS')}
      value={isInternal ? 'internal' : 'shared'}
      onChange={(value) => onChange(value === 'internal')}
      data={[
        { value: 'internal', label: label(IconLock, t('COMMENT_INTERNAL')) },
        { value: 'shared', label: label(IconUsers, t('COMMENT_SHARED')) },
      ]}
    />
  );
}

type Props = {
  applicationKey: string;
  isStaff: boolean;
  /** The comment being edited; if omitted, a new one is written. */
  edited?: CommentView;
  /** Called when the comment is sent or discarded. */
  onOver?: () => void;
};

/** Audience, text with mentions, and files of a comment. Drafts are kept in the browser. */
export function Composer({ applicationKey, isStaff, edited, onOver }: Props) {
  const t = useText();
  const composer = useComposer({ applicationKey, isStaff, edited, onOver });
  const { draft, change, errors } = composer;
  const [isAttaching, setAttaching] = useState(false);
  const hasFiles = isAttaching || draft.Files.length > 0;
  const reads = isStaff ? (draft.IsInternal ? 'INTERNAL' : 'SHARED') : 'CLIENT';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void composer.send();
  };
  const chooseKind = (IsInternal: boolean) => {
    errors.clear();
    change({ IsInternal });
  };
  return (
    <form
      ref={errors.form}
      className={`${classes.composer} ${reads === 'INTERNAL' ? classes.internal : ''}`}
      aria-label={edited ? t('ACT_COMMENT_EDIT') : t('COMMENT_WRITE')}
      onSubmit={submit}
      noValidate
    >
      {!edited && (
        <Row gap="sm" lines="xs">
          {isStaff && <KindChoice isInternal={draft.IsInternal} onChange={chooseKind} />}
          <Words as="span" tone="soft" size="xs">
            {t(`COMMENT_READS_${reads}`)}
          </Words>
        </Row>
      )}
      <FormAlert text={errors.general ?? errors.of('IsInternal') ?? errors.of('Attachment') ?? null} />
      <ComposerField composer={composer} />
      {hasFiles && (
        <FileDrop
          kind="document"
          files={draft.Files}
          onChange={(Files) => change({ Files })}
          label={t('COMMENT_ATTACH')}
          onBusy={composer.onUploading}
        />
      )}
      <ComposerBar
        composer={composer}
        label={edited ? t('SAVE') : t(`COMMENT_SEND_${reads}`)}
        onCancel={edited && composer.discard}
        onAttach={hasFiles ? undefined : () => setAttaching(true)}
      />
    </form>
  );
}
