import { Tabs } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import { useScreenSearch } from '../search.ts';
import { useUser } from '../session/use-user.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useGo } from '../ui/use-go.ts';
import { EventLog } from './event-log.tsx';
import { MailOutbox } from './mail-outbox.tsx';

const TABS = ['log', 'mail'] as const;

/** Who did what, when, from where; and the mails that the portal wrote. */
export function LogsPage() {
  const t = useText();
  const go = useGo();
  const { UserRoleList } = useUser();
  const maySeeMail = UserRoleList.some((role) => role === 'ADMIN' || role === 'IT');
  const asked = useScreenSearch('logs').tab;
  const tab = maySeeMail && asked === 'mail' ? 'mail' : 'log';
  return (
    <>
      <PageHeader title={t('TITLE_LOGS')} />
      <Tabs
        value={tab}
        onChange={(next) => go(next === 'mail' ? '/logs?tab=mail' : '/logs')}
        keepMounted={false}
      >
        {maySeeMail && (
          <Tabs.List mb="md" aria-label={t('LOG_TABS')}>
            {TABS.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`LOG_TAB_${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        )}
        <Tabs.Panel value="log">
          <EventLog />
        </Tabs.Panel>
        <Tabs.Panel value="mail">
          <MailOutbox />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
