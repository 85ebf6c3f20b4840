import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@assay/shared/translation/language.ts';
import { type UserInfo, userRoutes } from '@assay/shared/user/contract.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { queryClient } from '../api/query-client.ts';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import { useConfig } from '../session/use-config.ts';
import { userQuery, useUser } from '../session/use-user.ts';
import { SecurityCard } from '../two-factor/security-card.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { toast } from '../ui/toast.ts';
import { Facts } from './facts.tsx';
import classes from './user.module.css';

/** The own account: who, which organisation, language of mails, safety, what was accepted. */
export function ProfilePage() {
  const t = useText();
  const user = useUser();
  const isStaff = !user.UserRoleList.some((role) => role === 'CLIENT' || role === 'SUB_CLIENT');
  const name = [user.FirstName, user.MiddleName, user.LastName].filter(Boolean).join(' ');
  return (
    <>
      <PageHeader title={t('TITLE_PROFILE')} lead={user.Email} />
      <div className={classes.grid}>
        <Card title={t('PROFILE_YOU')}>
          <Facts
            rows={[
              [t('PROFILE_NAME'), name],
              [t('AUTH_EMAIL'), user.Email],
              [t('PROFILE_PHONE'), user.PhoneNo ? `${user.PhoneCode} ${user.PhoneNo}` : '–'],
              [t('PROFILE_ROLES'), user.UserRoleList.map((role) => t(`ROLE_${role}`)).join(' · ')],
              ...(isStaff
                ? [
                    [
                      t('PROFILE_GENERATION'),
                      t(user.IsGrantGeneration ? 'PROFILE_YES' : 'PROFILE_NO'),
                    ] as const,
                  ]
                : []),
            ]}
          />
        </Card>
        {!isStaff && <OrganisationCard user={user} />}
        <MailLanguageCard language={user.Language} />
        <Card title={t('PROFILE_SAFETY')}>
          <p className={classes.text}>{t('PROFILE_PASSWORD_TEXT')}</p>
          <Button component={AppLink} href="/password" variant="default">
            {t('TITLE_PASSWORD')}
          </Button>
        </Card>
        <SecurityCard />
        <Card title={t('PROFILE_LEGAL')}>
          <Facts
            rows={[
              [t('PROFILE_TERMS'), <LegalLink key="terms" href="/terms" text={user.TermsVersion} />],
              [t('PROFILE_PRIVACY'), <LegalLink key="privacy" href="/privacy" text={user.PrivacyVersion} />],
            ]}
          />
        </Card>
      </div>
    </>
  );
}

const LegalLink = ({ href, text }: { href: string; text: string | null }) =>
  text === null ? <>–</> : <AppLink href={href}>{text}</AppLink>;

function OrganisationCard({ user }: { user: UserInfo }) {
  const t = useText();
  if (!user.IsHaveOrganization || !user.OrgName)
    return (
      <Card title={t('PROFILE_ORG')}>
        <p className={classes.text}>{t('PROFILE_ORG_NONE')}</p>
        <Button component={AppLink} href="/contact">
          {t('PROFILE_WRITE')}
        </Button>
      </Card>
    );
  const names = user.OrgName;
  return (
    <Card title={t('PROFILE_ORG')}>
      <Facts
        rows={LANGUAGES.filter((code) => names[code]).map((code) => [
          t(`REGISTER_ORG_${code}`),
          <span key={code} lang={LANGUAGE_TAGS[code]}>
            {names[code]}
          </span>,
        ])}
      />
    </Card>
  );
}

function MailLanguageCard({ language }: { language: Language }) {
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
      <p className={classes.text}>{t('PROFILE_LANGUAGE_HINT')}</p>
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
