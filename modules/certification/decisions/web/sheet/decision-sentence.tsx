/** What is decided, in one sentence: above the buttons of the decision sheet, and in the dialog of the decision. */

import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { DecisionSheet } from '../../rules/sheet-contract.ts';
import classes from './sheet.module.css';
import { useFindings, useSentence, useSentenceLabel, useSheet, weighed } from './use-sheet.ts';

type Props = { view: ApplicationView };

export function DecisionSentence({ view }: Props) {
  const { data, error } = useSheet(view.ApplicationKey);
  // The sheet below says what failed, and offers to try again.
  if (error && !data) return <div />;
  return <div>{data ? <Sentence view={view} sheet={data} /> : <Skeletons lines={2} />}</div>;
}

function Sentence({ view, sheet }: Props & { sheet: DecisionSheet }) {
  const label = useSentenceLabel(view, sheet);
  const sentence = useSentence();
  return (
    <>
      <Words as="div" mb="2xs" tone="faint" size="xs">
        {label}
      </Words>
      <Words size="lg" weight="strong" className={classes.sentence}>
        {sentence(view, sheet)}
      </Words>
    </>
  );
}

/** In the dialog, also the minor nonconformities that stay open; those that block the decision have a notice of their own. */
export function DecisionDialogNotice({ view }: Props) {
  const t = useText();
  const sentence = useSentence();
  const { data: sheet } = useSheet(view.ApplicationKey);
  const { data: findings } = useFindings(view.ApplicationKey);
  if (!sheet) return null;
  const { openPlanned, openUnplanned } = weighed(findings?.Rows ?? []).minor;
  return (
    <Notice tone={openUnplanned > 0 ? 'warning' : 'info'} title={sentence(view, sheet)}>
      {openPlanned > 0 && <div>{t('SHEET_MINORS_PLANNED', { count: openPlanned })}</div>}
      {openUnplanned > 0 && <div>{t('SHEET_MINORS_UNPLANNED', { count: openUnplanned })}</div>}
    </Notice>
  );
}
