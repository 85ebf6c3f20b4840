/**
 * Form to create or change a business team: name, members, services and industries; it explains before
 * saving who will no longer see which applications.
 */

import { Button, Group, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { SaveBar, useEdits } from '#modules/identity/accounts/web/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type TeamView, teamRoutes } from '../rules/contract.ts';
import { MemberFields } from './member-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { type TeamValues, teamBody, teamValues } from './team-values.ts';

type TeamNameFieldsProps = {
  values: TeamValues;
  onChange: (patch: Partial<TeamValues>) => void;
  errorOf: (field: string) => string | undefined;
};

function TeamNameFields({ values, onChange, errorOf }: TeamNameFieldsProps) {
  const t = useText();
  return (
    <Stack gap="sm">
      <TextInput
        label={t('TEAM_NAME')}
        value={values.Name}
        maxLength={80}
        onChange={(event) => onChange({ Name: event.currentTarget.value })}
        error={errorOf('Name')}
        autoComplete="off"
      />
      <Textarea
        label={t('OPTIONAL_OF', { label: t('TEAM_DESCRIPTION') })}
        value={values.Description}
        maxLength={400}
        autosize
        minRows={1}
        onChange={(event) => onChange({ Description: event.currentTarget.value })}
        error={errorOf('Description')}
      />
    </Stack>
  );
}

type TeamEffectProps = { services: DataOf<typeof teamRoutes.member>['Services']; values: TeamValues };

/** Explains, before saving, who will no longer see which applications. */
function TeamEffect({ services, values }: TeamEffectProps) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const chosen = services.filter(({ ServiceKey }) => values.ServiceKeys.includes(ServiceKey));
  if (chosen.length === 0) return null;
  const names = new Map(chosen.flatMap((one) => one.Industries).map((one) => [one.Code, one.Name]));
  const industries = format.list(values.Industries.map((code) => localized(names.get(code)) || code));
  return (
    <Notice tone="info" title={t('TEAM_EFFECT')}>
      {t('TEAM_EFFECT_TEXT', {
        services: format.list(chosen.map(({ Name }) => localized(Name))),
        industries: industries || t('TEAM_INDUSTRIES_ALL'),
      })}
    </Notice>
  );
}

type Props = { team: TeamView | null; onSaved: (team: TeamView) => void };

/** A team's name, members, services and industries. */
export function TeamForm({ team, onSaved }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const choices = useGet(teamRoutes.member);
  const { values, isDirty, change, reset } = useEdits(teamValues(team));
  const send = useSend(teamRoutes.submit, {
    onSuccess: (saved) => {
      toast(t('TEAM_DONE'));
      reset();
      onSaved(saved);
    },
    onError: (error) => {
      if (error.Code === 'ERR_CONFLICT')
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(teamRoutes.view) });
      errors.apply(error);
    },
  });
  const warning = useUnsavedWarning(isDirty && !send.isPending && !send.isSuccess);
  const set = (patch: Partial<TeamValues>) => {
    change(patch);
    for (const field of Object.keys(patch)) errors.clear(field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = teamBody(values, team);
    if (!errors.check(teamRoutes.submit.body, body)) return;
    errors.clear();
    send.mutate(body);
  };
  if (choices.error) return <ErrorPanel error={choices.error} onRetry={() => void choices.refetch()} />;
  if (!choices.data) return <Skeletons lines={8} height={28} />;
  return (
    <form ref={errors.form} onSubmit={submit} noValidate>
      {warning}
      <Card>
        <Stack gap="lg">
          <FormAlert text={errors.general} />
          <TeamNameFields values={values} onChange={set} errorOf={errors.of} />
          <MemberFields
            team={team}
            users={choices.data.Rows}
            value={values.Members}
            onChange={(Members) => set({ Members })}
            error={errors.of('Members') && t('TEAM_MEMBERS_EMPTY')}
          />
          <ScopeFields
            services={choices.data.Services}
            values={values}
            onChange={set}
            serviceError={errors.of('ServiceKeys') && t('TEAM_SERVICES_EMPTY')}
            industryError={errors.of('Industries')}
          />
          {isDirty && <TeamEffect services={choices.data.Services} values={values} />}
          {team ? (
            <SaveBar
              isDirty={isDirty}
              isSaving={send.isPending}
              label={t('TEAM_SAVE')}
              onDiscard={() => {
                reset();
                errors.clear();
              }}
            />
          ) : (
            <CreateBar isSaving={send.isPending} />
          )}
        </Stack>
      </Card>
    </form>
  );
}

/** A new team can be submitted at any time: missing fields are reported then. */
function CreateBar({ isSaving }: { isSaving: boolean }) {
  const t = useText();
  return (
    <Group gap="xs">
      <Button type="submit" loading={isSaving}>
        {t('TEAM_CREATE')}
      </Button>
      <Button component={AppLink} href="/business_teams" variant="default">
        {t('CANCEL')}
      </Button>
    </Group>
  );
}
