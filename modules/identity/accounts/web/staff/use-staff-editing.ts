import { useLocation } from '@tanstack/react-router';
import { useText } from '#platform/web/i18n/use-text.ts';
import { fieldProblems } from '#platform/web/ui/form/field-problems.ts';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import type { AccountView } from '../../rules/contract.ts';
import { staffWorkflow } from '../../rules/workflow.ts';
import { useEdits } from '../use-edits.ts';
import { useSaveAccount } from '../use-save-account.ts';
import { dutiesProblem } from './duties-problem.ts';
import { partOf } from './staff-parts.ts';
import { type StaffValues, staffBody, staffOf } from './staff-values.ts';

/**
 * Hook with the editing state of one staff account across all tabs: values, errors, saving and discarding;
 * on an error it opens the tab with the wrong field.
 */
export function useStaffEditing(view: AccountView) {
  const t = useText();
  const go = useNavigateTo();
  const { pathname } = useLocation();
  const errors = useFormErrors();
  const edits = useEdits(staffOf(view));
  const { save, isSaving } = useSaveAccount(staffWorkflow.Rows.UPDATE, errors, edits.reset);
  const change = (patch: Partial<StaffValues>): void => {
    edits.change(patch);
    errors.clear();
  };
  const submit = (): void => {
    const body = staffBody(view, edits.values, edits.changed);
    const problem = dutiesProblem(edits.values);
    const wrong = problem?.Field ?? fieldProblems(staffWorkflow.Rows.UPDATE.Input, body)[0]?.Field;
    if (wrong !== undefined) go(`${pathname}?tab=${partOf(wrong)}`, { replace: true });
    if (problem) errors.set(problem.Field, t(problem.Key));
    else save(body);
  };
  const discard = (): void => {
    edits.reset();
    errors.clear();
  };
  return { edits, errors, change, submit, discard, isSaving };
}
export type StaffEditing = ReturnType<typeof useStaffEditing>;
