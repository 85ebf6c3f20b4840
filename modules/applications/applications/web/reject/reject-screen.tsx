/**
 * Screen on which an assessor selects checklist points and form fields, adds remarks and sends them back to
 * the client for correction.
 */

import { Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import type { ChecklistPoint } from '#modules/applications/assessments/rules/index.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { AnswerRow, ApplicationView } from '../../rules/contract.ts';
import { viewAddress } from '../addresses.ts';
import classes from './reject.module.css';
import { fieldItems, pointItems, type RejectItem } from './reject-item.ts';
import { RejectList } from './reject-list.tsx';
import { RejectPreview } from './reject-preview.tsx';
import { useReject } from './use-reject.ts';

type RejectJumpProps = { count: number; to: RefObject<HTMLElement | null> };

/** On a narrow screen the preview is below two long lists: the link to it is sticky once something is selected. */
function RejectJump({ count, to }: RejectJumpProps) {
  const t = useText();
  if (count === 0) return null;
  const jump = (): void => {
    to.current?.scrollIntoView({ block: 'start' });
    to.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.jump}>
      <Button fullWidth rightSection={<IconArrowDown size={17} aria-hidden="true" />} onClick={jump}>
        {t('REJECT_JUMP', { count })}
      </Button>
    </div>
  );
}

type Props = { view: ApplicationView; points: readonly ChecklistPoint[]; answers: readonly AnswerRow[] };

export function RejectScreen({ view, points, answers }: Props) {
  const t = useText();
  const nameOf = useApplicationName();
  const [search, setSearch] = useState('');
  const side = useRef<HTMLDivElement>(null);
  const [ofChecklist, ofForm] = [pointItems(points, answers), fieldItems(answers)];
  const reject = useReject(view, [...ofChecklist, ...ofForm], points);
  const warning = useUnsavedWarning(reject.isDirty);
  const action = view.Actions.find((one) => one.Action === 'REJECT_CHECKLIST');
  const isFound = (item: RejectItem): boolean =>
    item.id in reject.remarks ||
    `${item.about} ${item.title} ${item.answer}`.toLowerCase().includes(search.trim().toLowerCase());
  return (
    <>
      <PageHeader
        title={t('REJECT_TITLE')}
        lead={t('REJECT_LEAD')}
        crumbs={[
          { label: t('MENU_APPLICATIONS'), href: '/applications' },
          { label: nameOf(view), href: viewAddress(view.ApplicationKey) },
          { label: t('REJECT_TITLE') },
        ]}
      />
      {action?.Allowed !== true && (
        <Words as="div" mb="md">
          <Notice tone="warning" title={t('REJECT_CLOSED')}>
            {action ? joinSentences(action.Reasons.map((reason) => reason.Message)) : t('REASON_ROLE')}
          </Notice>
        </Words>
      )}
      <Columns count="side" until="lg" align="start" gap="md">
        <Stack gap="md">
          <TextInput
            leftSection={<IconSearch size={16} />}
            aria-label={t('REJECT_SEARCH')}
            placeholder={t('REJECT_SEARCH')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <RejectList
            title={t('REJECT_POINTS')}
            items={ofChecklist.filter(isFound)}
            fields={ofForm}
            reject={reject}
          />
          <RejectList
            title={t('REJECT_FIELDS')}
            items={ofForm.filter(isFound)}
            fields={ofForm}
            reject={reject}
          />
          <RejectJump count={reject.picked.length} to={side} />
        </Stack>
        <div className={classes.side} ref={side} tabIndex={-1}>
          <RejectPreview view={view} reject={reject} isOpen={action?.Allowed === true} fields={ofForm}>
            <RemarkField
              label={t('REJECT_GENERAL')}
              minRows={2}
              maxRows={8}
              required={action?.IsOverrideNeeded === true}
              value={reject.general}
              error={reject.errors.Remark}
              onChange={(event) => reject.setGeneral(event.currentTarget.value)}
            />
          </RejectPreview>
        </div>
      </Columns>
      {warning}
    </>
  );
}
