import type { ReactNode } from 'react';
import { SecurityCard } from '#modules/identity/sign-in/web/two-factor/security-card.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { ProfileView } from '../../rules/profile/contract.ts';
import type { ProfileCards } from '../account-parts.ts';
import { CloseCard } from './close-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { DataCard } from './data-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { KeysCard } from './keys-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { OrganisationCard } from './organisation-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileParts } from './profile-parts.tsx';
import { useProfile } from './use-profile.ts';
import classes from './user.module.css';

/** The own account: who, which organisation, safety, messages, what was accepted, the own data. */
export function ProfilePage({ cards }: { cards: ProfileCards }) {
  const t = useText();
  const user = useUser();
  const { data, error, refetch } = useProfile();
  if (data && user.UserRoleList.includes('CLIENT') && !data.Organisation)
    return <FirstSteps profile={data} />;
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

function Parts({ profile, isHeld, cards }: Props) {
  const t = useText();
  const { Language } = useUser();
  const isStaff = !profile.UserRoleList.some((role) => role === 'CLIENT' || role === 'SUB_CLIENT');
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
  // Until the second factor is there nothing else can be done here.
  const shown = isHeld ? [security] : parts;
  return (
    <div className={classes.profile}>
      {!isHeld && <ProfileParts parts={shown} />}
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
