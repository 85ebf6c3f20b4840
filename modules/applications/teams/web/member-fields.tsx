import { ActionIcon, Checkbox, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FieldGroup } from '#modules/identity/accounts/web/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { TeamView, teamRoutes } from '../rules/contract.ts';
import { Avatar } from './avatar.tsx';
import classes from './team.module.css';
import type { TeamValues } from './team-values.ts';

type Person = DataOf<typeof teamRoutes.member>['Rows'][number];
type Member = TeamValues['Members'][number];
type Props = {
  team: TeamView | null;
  users: readonly Person[];
  value: readonly Member[];
  onChange: (members: Member[]) => void;
  error: string | undefined;
};

/** Part of the team form in which members are added and removed and leads are marked. */
export function MemberFields({ team, users, value, onChange, error }: Props) {
  const t = useText();
  const left = users.filter(({ UserKey }) => !value.some((one) => one.UserKey === UserKey));
  return (
    <FieldGroup legend={t('TEAM_MEMBERS')} hint={t('TEAM_MEMBERS_HINT')} error={error}>
      {value.length > 0 && (
        <Stack as="ul" gap="sm">
          {value.map((member) => (
            <MemberRow
              key={member.UserKey}
              team={team}
              person={users.find(({ UserKey }) => UserKey === member.UserKey)}
              member={member}
              onLead={(IsLead) => onChange(value.map((one) => (one === member ? { ...one, IsLead } : one)))}
              onOut={() => onChange(value.filter((one) => one !== member))}
            />
          ))}
        </Stack>
      )}
      <Select
        // A new key after each addition, to clear the search text.
        key={value.length}
        className={classes.add}
        aria-label={t('TEAM_MEMBER_ADD')}
        placeholder={t('TEAM_MEMBER_ADD')}
        nothingFoundMessage={t('TEAM_MEMBER_NONE')}
        searchable
        data={left.map(({ UserKey, Name, Email }) => ({ value: UserKey, label: `${Name} · ${Email}` }))}
        value={null}
        onChange={(UserKey) => UserKey && onChange([...value, { UserKey, IsLead: false }])}
      />
    </FieldGroup>
  );
}

type RowProps = {
  team: TeamView | null;
  person: Person | undefined;
  member: Member;
  onLead: (isLead: boolean) => void;
  onOut: () => void;
};

function MemberRow({ team, person, member, onLead, onOut }: RowProps) {
  const t = useText();
  const format = useFormat();
  // Inactive members are not offered for selection, but stay listed by name.
  const known = person ?? team?.Members.find(({ UserKey }) => UserKey === member.UserKey);
  const name = known?.Name ?? '';
  const others = (person?.Teams ?? []).filter(({ TeamKey }) => TeamKey !== team?.TeamKey);
  return (
    <li className={classes.row}>
      <Avatar name={name} isPale={!person} />
      <Stack gap="2xs">
        <Row as="span" gap="xs" lines="2xs" weight="medium">
          {name}
          {!person && <Badge tone="plain">{t('TEAM_MEMBER_INACTIVE')}</Badge>}
        </Row>
        <span className={classes.small}>
          {[
            known?.Email,
            others.length > 0 &&
              t('TEAM_MEMBER_TEAMS', { teams: format.list(others.map((one) => one.Name)) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Stack>
      <Checkbox
        label={t('TEAM_LEAD')}
        aria-label={t('TEAM_LEAD_OF', { name })}
        checked={member.IsLead}
        onChange={(event) => onLead(event.currentTarget.checked)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('TEAM_MEMBER_OUT', { name })}
        onClick={onOut}
      >
        <IconX size={17} />
      </ActionIcon>
    </li>
  );
}
