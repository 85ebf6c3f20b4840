import { type AccountView, subWorkflow } from '#modules/identity/accounts/rules/index.ts';
import classes from '#modules/identity/accounts/web/account.module.css';
import { type Edits, SaveBar, useSaveAccount } from '#modules/identity/accounts/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { ApplicationChecks } from './application-checks.tsx';

type Props = { view: AccountView; edits: Edits<{ Keys: string[] }> };

/**
 * Form on a sub-account's page that sets which of the organisation's applications it may see besides its
 * own; saved by the SHARE action, otherwise read-only.
 */
export function SubApplications({ view, edits }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const { save, isSaving } = useSaveAccount(subWorkflow.Rows.SHARE, errors, edits.reset);
  const isOpen = view.Actions.some(({ Action, Allowed }) => Action === 'SHARE' && Allowed);
  if (view.Applications.length === 0)
    return <EmptyState title={t('APP_LIST_EMPTY')} text={t('SHARE_NONE_TEXT')} />;
  return (
    <Stack
      as="form"
      gap="lg"
      ref={errors.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save({ UserKey: view.UserKey, Version: view.Version, ApplicationKeys: edits.values.Keys });
      }}
    >
      <Words tone="soft">{t('SHARE_TEXT')}</Words>
      <FormAlert text={errors.general ?? errors.of('ApplicationKeys') ?? null} />
      <fieldset className={classes.group} aria-label={t('SHARE_TITLE')}>
        <ApplicationChecks
          applications={view.Applications}
          value={edits.values.Keys}
          onChange={(Keys) => edits.change({ Keys: [...Keys].sort() })}
          isDisabled={!isOpen}
        />
      </fieldset>
      {isOpen && (
        <SaveBar
          isDirty={edits.isDirty}
          isSaving={isSaving}
          label={t('SHARE_SAVE')}
          onDiscard={edits.reset}
        />
      )}
    </Stack>
  );
}
