/**
 * Buttons on the dry run screen for the workflow actions of the selected role, with the live dialogs and
 * refusals but sample people and files; actions affect the dry run only.
 */

import { Checkbox } from '@mantine/core';
import { useEffect } from 'react';
import { type ApplicationView, applicationWorkflow } from '#modules/applications/applications/rules/index.ts';
import { PointField, StepField } from '#modules/applications/applications/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import type { FieldProps, FieldRenderers } from '#platform/web/ui/action/action-types.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { TrialPerson, TrialRecordState } from '../rules/contract.ts';
import { trialAction } from '../rules/scenario.ts';
import { TrialAssignField } from './trial-assign-field.tsx';
import { TrialPointsField } from './trial-points-field.tsx';
import type { Trial } from './use-trial.ts';

const SAMPLE = [{ FileKey: 'SAMPLE' }];

/**
 * Checkbox instead of a file upload: checked for a sample file, unchecked to see the refusal when it is
 * missing.
 */
function TrialFilesField({ field, values, set, propose, errors }: FieldProps<ApplicationView>) {
  const t = useText();
  const value = values[field.Field];
  const isNew = value === undefined;
  useEffect(() => {
    if (isNew && field.IsRequired) propose(field.Field, SAMPLE);
  }, [isNew, field, propose]);
  return (
    <Checkbox
      label={t('TRIAL_FILE_SAMPLE')}
      description={t('TRIAL_FILE_SAMPLE_HELP')}
      checked={Array.isArray(value) && value.length > 0}
      error={errors[field.Field]}
      onChange={(event) => set(field.Field, event.currentTarget.checked ? SAMPLE : [])}
    />
  );
}

const fields: FieldRenderers<ApplicationView & { Trial: TrialRecordState }> = {
  person: TrialAssignField,
  step: StepField,
  point: PointField,
  files: TrialFilesField,
  points: TrialPointsField,
};

/** Actions of the form column; external forms are not part of a dry run. */
const HANDLED_ELSEWHERE = ['SAVE', 'CHANGE_MACHFORM', 'CREATE'];

type Props = { trial: Trial; state: TrialRecordState; person: TrialPerson };

/** The live action buttons with their dialogs and refusals; actions are added to the dry run only. */
export function TrialActions({ trial, state, person }: Props) {
  const t = useText();
  if (!person.IsInSight)
    return (
      <Words tone="faint" size="xs">
        {t('TRIAL_OUT_OF_SIGHT', { role: t(`ROLE_${person.Role}`) })}
      </Words>
    );
  const record = { ...state.View, Trial: state };
  return (
    <ActionBar
      key={person.Role}
      workflow={applicationWorkflow}
      record={record}
      actions={person.Actions.filter((action) => !HANDLED_ELSEWHERE.includes(action.Action))}
      isYourTurn={person.IsTurn}
      subject={t('TRIAL_BANNER')}
      fields={fields}
      onDone={() => undefined}
      perform={async (Action, entries) => {
        const data = await trial.act(person.Role, [
          { Action, Input: trialAction.shape.Input.parse(plain(entries)) },
        ]);
        return { ...record, ...data.Standing?.View };
      }}
    />
  );
}

/** The form stores points as one value, so that the dialog does not treat them as files; unwraps it. */
const plain = (entries: object): object =>
  'Points' in entries ? { ...entries, Points: (entries.Points as { List: unknown[] }).List } : entries;
