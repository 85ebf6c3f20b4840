/** Profile screen: own details, organisation, security, notifications, consents, data export and closure. */

import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { SecurityCard } from '#modules/identity/sign-in/web/index.ts';
import { isClient, isMainClient } from '#platform/common/access/roles.ts';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { userQuery, useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { KeysSwitch } from '#platform/web/ui/preference/keys-switch.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ProfileView } from '../../rules/profile/contract.ts';
import { userRoutes } from '../../rules/user/contract.ts';
import type { ProfileCards } from '../account-parts.ts';
import { CloseCard } from './close-card.tsx';
import { DataCard } from './data-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OrganisationCard } from './organisation-card.tsx';
import { ProfileParts } from './profile-parts.tsx';
import { useProfile } from './use-profile.ts';
import classes from './user.module.css';

function PasswordCard() {
  const t = useText();
  return (
    <Card title={t('PROFILE_SAFETY')}>
      <Words mb="md" tone="soft" size="sm">
        {t('PROFILE_PASSWORD_TEXT')}
      </Words>
      <Button component={AppLink} href="/password" variant="default">
        {t('TITLE_PASSWORD')}
      </Button>
    </Card>
  );
}

/** Language of emails; the screen's language is chosen at the top of every page. */
function LanguageCard({ language }: { language: Language }) {
  const t = useText();
  const { Languages } = useConfig();
  const send = useSend(userRoutes.language, {
    onSuccess: (_, { Language: chosen }) => {
      queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, Language: chosen });
      toast(t('PROFILE_LANGUAGE_DONE'));
    },
  });
  const isNarrow = useMediaQuery('(max-width: 36em)');
  return (
    <Card title={t('PROFILE_LANGUAGE')}>
      <Words mb="md" tone="soft" size="sm">
        {t('PROFILE_LANGUAGE_HINT')}
      </Words>
      <SegmentedControl
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        aria-label={t('PROFILE_LANGUAGE')}
        value={send.isPending ? send.variables.Language : language}
        onChange={(value) => send.mutate({ Language: value as Language })}
        data={Languages.map(({ Code, Name }) => ({
          value: Code,
          label: <span lang={LANGUAGE_TAGS[Code]}>{Name}</span>,
        }))}
      />
    </Card>
  );
}

/** Switch for single-key shortcuts, for users whom they disturb (WCAG 2.1.4). */
function KeysCard() {
  const t = useText();
  return (
    <Card title={t('KEYS_TITLE')}>
      <Words mb="md" tone="soft" size="sm">
        {t('KEYS_TEXT')}
      </Words>
      <KeysSwitch />
    </Card>
  );
}

const ADDRESS = { TERMS: '/terms', PRIVACY: '/privacy', COOKIES: '/privacy' } as const;

/** Legal texts that the user accepted, with version and time. */
function ConsentsCard({ consents }: { consents: ProfileView['Consents'] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Card title={t('PROFILE_LEGAL')}>
      {consents.length === 0 ? (
        <Words mb="md" tone="soft" size="sm">
          {t('CONSENT_NONE')}
        </Words>
      ) : (
        <Facts
          rows={consents.map(({ Kind, VersionId, At }) => [
            t('CONSENT_NAMED', { name: t(`CONSENT_${Kind}`), version: VersionId }),
            <Row
              key={`${Kind} ${VersionId}`}
              as="span"
              align="stretch"
              justify="between"
              gap="md"
              lines="2xs"
            >
              <span>{At === null ? t('CONSENT_UNKNOWN') : format.dateTime(At)}</span>
              <AppLink href={ADDRESS[Kind]}>{t('CONSENT_READ')}</AppLink>
            </Row>,
          ])}
        />
      )}
    </Card>
  );
}

/** The profile screen with all its sections. */
export function ProfilePage({ cards }: { cards: ProfileCards }) {
  const t = useText();
  const user = useUser();
  const { data, error, refetch } = useProfile();
  if (data && isMainClient(user.UserRoleList) && !data.Organisation) return <FirstSteps profile={data} />;
  return (
    <>
      <PageHeader title={t('TITLE_PROFILE')} lead={user.Email} />
      {data ? (
        <Parts profile={data} isHeld={user.IsTwoFactorMissing} cards={cards} />
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeletons lines={8} height={28} />
      )}
    </>
  );
}

type Part = { id: string; label: string; content: ReactNode };

type Props = { profile: ProfileView; isHeld: boolean; cards: ProfileCards };

function Parts({ profile, isHeld: isRestricted, cards }: Props) {
  const t = useText();
  const { Language } = useUser();
  const isStaff = !isClient(profile.UserRoleList);
  const security: Part = { id: 'security', label: t('PROFILE_PART_SECURITY'), content: <SecurityPart /> };
  const parts: Part[] = [
    { id: 'details', label: t('PROFILE_YOU'), content: <DetailsCard profile={profile} /> },
    ...(isStaff
      ? []
      : [{ id: 'organisation', label: t('PROFILE_ORG'), content: <OrganisationCard profile={profile} /> }]),
    security,
    { id: 'notices', label: t('PROFILE_PART_NOTICES'), content: cards.notices },
    ...(profile.UserRoleList.some((role) => cards.calendar.roles.includes(role))
      ? [{ id: 'calendar', label: t('CALENDAR_TITLE'), content: cards.calendar.card }]
      : []),
    { id: 'language', label: t('PROFILE_LANGUAGE'), content: <LanguageCard language={Language} /> },
    { id: 'keys', label: t('KEYS_TITLE'), content: <KeysCard /> },
    { id: 'consents', label: t('PROFILE_LEGAL'), content: <ConsentsCard consents={profile.Consents} /> },
    {
      id: 'data',
      label: t('DATA_TITLE'),
      content: (
        <>
          <DataCard isStaff={isStaff} />
          <CloseCard profile={profile} />
        </>
      ),
    },
  ];
  // Until the required second factor is set up, only the security section is available.
  const shown = isRestricted ? [security] : parts;
  return (
    <div className={classes.profile}>
      {!isRestricted && <ProfileParts parts={shown} />}
      <div className={classes.parts}>
        {shown.map(({ id, content }) => (
          <div key={id} id={id} className={classes.part}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

const SecurityPart = () => (
  <>
    <PasswordCard />
    <SecurityCard />
  </>
);
