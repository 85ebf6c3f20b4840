/**
 * Form for the client's own organisation, in the profile and at first sign-in: names in three languages,
 * registration number, billing email and address.
 */

import { Button, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { type OwnOrganisation, profileRoutes } from '../../rules/profile/contract.ts';
import { useEdits } from '../use-edits.ts';
import { type NameField, organisationBody, organisationValues } from './organisation-values.ts';
import { SuggestButton } from './suggest-button.tsx';
import { cacheCurrentProfile, cacheProfile } from './use-profile.ts';
import classes from './user.module.css';

type Props = {
  /** Null if the user is creating the first organisation. */
  organisation: OwnOrganisation | null;
  submit: string;
  onSaved: () => void;
  onClose?: () => void;
};

/** The form: names in three languages, registration number, billing email and address. */
export function OrganisationForm({ organisation, submit, onSaved, onClose }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const { values, isDirty, change } = useEdits(organisationValues(organisation));
  const send = useSend(profileRoutes.updateOrganisation, {
    onSuccess: (saved) => {
      cacheProfile(saved);
      onSaved();
    },
    onError: (error) => {
      cacheCurrentProfile(error);
      errors.apply(error);
    },
  });
  const warning = useUnsavedWarning(isDirty && !send.isPending && !send.isSuccess);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = organisationBody(values, organisation);
    if (!errors.check(profileRoutes.updateOrganisation.body, body)) return;
    errors.clear();
    send.mutate(body);
  };
  const set = (patch: Partial<typeof values>) => {
    change(patch);
    for (const field of Object.keys(patch)) errors.clear(field);
    errors.clear('OrgName.EN');
  };
  const field = (name: NameField) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
    error: errors.of(name),
    autoComplete: name === 'OrgName.EN' ? 'organization' : 'off',
  });
  const names = (part: 'OrgName' | 'BranchName') =>
    LANGUAGES.map((language) => (
      <TextInput
        key={language}
        label={t(`ORG_LANGUAGE_${language}`)}
        lang={LANGUAGE_TAGS[language]}
        {...field(`${part}.${language}`)}
      />
    ));
  return (
    <Stack as="form" gap="md" ref={errors.form} onSubmit={save} noValidate>
      {warning}
      <FormAlert text={errors.general} />
      <Stack as="fieldset" gap="xs">
        <Words as="legend" weight="strong">
          {t('ORG_NAME')}
        </Words>
        <Words tone="soft" size="sm">
          {t('ORG_ONE_NEEDED')}
        </Words>
        <Columns least="sm" align="start" gap="sm">
          {names('OrgName')}
        </Columns>
        <SuggestButton values={values} onSuggest={set} />
      </Stack>
      <Stack as="fieldset" gap="xs">
        <Words as="legend" weight="strong">
          {t('OPTIONAL_OF', { label: t('ORG_BRANCH') })}
        </Words>
        <Words tone="soft" size="sm">
          {t('ORG_BRANCH_HINT')}
        </Words>
        <Columns least="sm" align="start" gap="sm">
          {names('BranchName')}
        </Columns>
      </Stack>
      <TextInput
        className={classes.number}
        label={t('OPTIONAL_OF', { label: t('ORG_NO') })}
        {...field('RegistrationNo')}
      />
      <TextInput
        className={classes.number}
        type="email"
        label={t('OPTIONAL_OF', { label: t('ORG_BILLING_EMAIL') })}
        description={t('ORG_BILLING_EMAIL_HINT')}
        {...field('BillingEmail')}
      />
      <Textarea
        className={classes.number}
        label={t('OPTIONAL_OF', { label: t('ORG_BILLING_ADDRESS') })}
        description={t('ORG_BILLING_ADDRESS_HINT')}
        autosize
        minRows={3}
        {...field('BillingAddress')}
      />
      {organisation && organisation.Certificates > 0 && <Notice tone="info">{t('ORG_CERTIFICATES')}</Notice>}
      <Row gap="xs" className={classes.buttons}>
        <Button type="submit" loading={send.isPending} disabled={organisation !== null && !isDirty}>
          {submit}
        </Button>
        {onClose && (
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            {t('PROFILE_CANCEL')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
