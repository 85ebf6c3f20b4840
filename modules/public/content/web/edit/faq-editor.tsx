/**
 * Editor for the draft of the FAQ: groups of questions with formatted answers in three languages, which can
 * be added, removed and reordered.
 */

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { ContentFault } from '../../rules/faults.ts';
import type { FaqGroup, FaqQuestion } from '../../rules/shapes.ts';
import classes from './edit.module.css';
import type { EditorProps } from './editor-props.ts';
import { changed, moved, without } from './list-changes.ts';
import { newGroup, newQuestion } from './new-parts.ts';
import { RemoveButton } from './remove-button.tsx';
import { RichField } from './rich-field.tsx';
import { useAvailableText } from './use-available-text.ts';

type FoldProps = { name: ReactNode; path: string; isOpen?: boolean; children: ReactNode };

/** Collapsed content is not rendered: a page of sixty editors would be slow. */
function Fold({ name, path, isOpen: isOpenFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <details
      className={classes.fold}
      data-fold={path}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{name}</summary>
      {isOpen && (
        <Stack gap="md" className={classes.inside}>
          {children}
        </Stack>
      )}
    </details>
  );
}

type Props = {
  question: FaqQuestion;
  path: string;
  faults: readonly ContentFault[];
  onChange: (part: Partial<FaqQuestion>) => void;
  onRemove: () => void;
};

/** One question with its answer; collapsed until it is edited. */
function FaqQuestionFields({ question, path, faults, onChange, onRemove }: Props) {
  const t = useText();
  const name = useAvailableText()(question.Title) || t('CONTENT_QUESTION_NEW');
  return (
    <Fold name={name} path={path} isOpen={question.Title.EN === '' && question.Answer.EN === ''}>
      <LocalizedField
        label={t('CONTENT_PART_QUESTIONS')}
        path={`${path}.Title`}
        value={question.Title}
        onChange={(Title) => onChange({ Title })}
      />
      <RichField
        label={t('CONTENT_PART_ANSWER')}
        path={`${path}.Answer`}
        value={question.Answer}
        faults={faults}
        onChange={(Answer) => onChange({ Answer })}
      />
      <Row align="stretch" justify="between" gap="xs">
        <RemoveButton name={name} onRemove={onRemove} />
      </Row>
    </Fold>
  );
}

/** Edits groups of questions; groups and questions can be reordered. */
export function FaqEditor({ content, faults, onChange }: EditorProps<'FAQ'>) {
  const t = useText();
  const first = useAvailableText();
  const { Groups } = content;
  const set = (next: FaqGroup[]) => onChange({ Groups: next });
  const nameOf = (group: FaqGroup, at: number) =>
    first(group.Title) || `${t('CONTENT_PART_GROUPS')} ${at + 1}`;
  return (
    <div className={classes.part}>
      <ReorderList
        items={Groups}
        keyOf={(group) => group.Key}
        nameOf={nameOf}
        label={t('CONTENT_GROUPS')}
        onMove={(from, to) => set(moved(Groups, from, to))}
        className={classes.part}
      >
        {(group, at, handle) => (
          <Card
            title={nameOf(group, at)}
            aside={
              <>
                {handle}
                <RemoveButton name={nameOf(group, at)} onRemove={() => set(without(Groups, at))} />
              </>
            }
          >
            <LocalizedField
              label={t('CONTENT_GROUP_TITLE')}
              path={`Groups.${at}.Title`}
              value={group.Title}
              onChange={(Title) => set(changed(Groups, at, { Title }))}
            />
            <Questions
              group={group}
              path={`Groups.${at}`}
              faults={faults}
              onChange={(Questions) => set(changed(Groups, at, { Questions }))}
            />
          </Card>
        )}
      </ReorderList>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        data-place="Groups"
        onClick={() => set([...Groups, newGroup()])}
        disabled={Groups.length >= 20}
        style={{ justifySelf: 'start' }}
      >
        {t('CONTENT_GROUP_ADD')}
      </Button>
    </div>
  );
}

type QuestionsProps = {
  group: FaqGroup;
  path: string;
  faults: EditorProps<'FAQ'>['faults'];
  onChange: (questions: FaqGroup['Questions']) => void;
};

function Questions({ group: { Questions: all }, path, faults, onChange }: QuestionsProps) {
  const t = useText();
  const first = useAvailableText();
  return (
    <div style={{ marginTop: 'var(--space-md)' }}>
      <ReorderList
        items={all}
        keyOf={(question) => question.Key}
        nameOf={(question, at) => first(question.Title) || `${t('CONTENT_PART_QUESTIONS')} ${at + 1}`}
        label={t('CONTENT_QUESTIONS')}
        onMove={(from, to) => onChange(moved(all, from, to))}
      >
        {(question, at, handle) => (
          <div className={classes.row}>
            {handle}
            <FaqQuestionFields
              question={question}
              path={`${path}.Questions.${at}`}
              faults={faults}
              onChange={(part) => onChange(changed(all, at, part))}
              onRemove={() => onChange(without(all, at))}
            />
          </div>
        )}
      </ReorderList>
      <Button
        variant="default"
        size="sm"
        mt="sm"
        leftSection={<IconPlus size={16} />}
        data-place={`${path}.Questions`}
        disabled={all.length >= 60}
        onClick={() => onChange([...all, newQuestion()])}
      >
        {t('CONTENT_QUESTION_ADD')}
      </Button>
    </div>
  );
}
