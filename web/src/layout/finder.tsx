import type { Screen } from '@assay/shared/access/screen.ts';
import { screens } from '@assay/shared/access/screens.ts';
import { applicationRoutes } from '@assay/shared/application/contract.ts';
import { certificateAddress } from '@assay/shared/certificate/certificate-address.ts';
import { certificateRoutes } from '@assay/shared/certificate/contract.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useGet } from '../api/use-get.ts';
import { useLocalized } from '../i18n/localized-text.ts';
import { useText } from '../i18n/use-text.ts';
import { mayOpen } from '../session/may-open.ts';
import { useUser } from '../session/use-user.ts';
import { CertificateBadge, StatusBadge } from '../ui/status-badge.tsx';
import { useGo } from '../ui/use-go.ts';
import { MenuIcon } from './menu-icon.tsx';

const TYPING_MS = 250;
const MOST = '10';

/** ⌘K: jumps to a screen, an application or a certificate. */
export function Finder({ onClose }: { onClose: () => void }) {
  const t = useText();
  const go = useGo();
  const localized = useLocalized();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_MS);
  const found = { enabled: asked.length > 1 };
  const query = { Search: asked, PageSize: MOST } as const;
  const applications = useGet(applicationRoutes.list, query, found).data?.Rows ?? [];
  const certificates = useGet(certificateRoutes.list, query, found).data?.Rows ?? [];
  const pages = useScreens(text);
  useEffect(() => spotlight.open(), []);

  const isEmpty = pages.length + (found.enabled ? applications.length + certificates.length : 0) === 0;
  return (
    <Spotlight.Root
      query={text}
      onQueryChange={setText}
      onSpotlightClose={onClose}
      shortcut={null}
      overlayProps={{ blur: 0, backgroundOpacity: 0.45 }}
      scrollable
      maxHeight="60vh"
      radius={12}
      attributes={{ content: { 'aria-label': t('FIND') } }}
    >
      <Spotlight.Search
        placeholder={t('FIND_HINT')}
        aria-label={t('FIND')}
        leftSection={<IconSearch size={19} stroke={1.7} />}
      />
      <Spotlight.ActionsList>
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label={t('FIND_SCREENS')}>
            {pages.map((screen) => (
              <Spotlight.Action
                key={screen.Path}
                label={t(screen.Title)}
                leftSection={<MenuIcon name={screen.Menu?.Icon ?? ''} />}
                onClick={() => go(screen.Path)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.enabled && applications.length > 0 && (
          <Spotlight.ActionsGroup label={t('FIND_APPLICATIONS')}>
            {applications.map((row) => (
              <Spotlight.Action
                key={row.ApplicationKey}
                label={localized(row.OrgName)}
                description={[row.ApplicationNo, localized(row.ServiceName), t(`TYPE_${row.AssessmentType}`)]
                  .filter(Boolean)
                  .join(' · ')}
                rightSection={<StatusBadge status={row.ApplicationStatusCode} step={row.CurrentStep} />}
                onClick={() => go(`/viewform?key=${row.ApplicationKey}`)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.enabled && certificates.length > 0 && (
          <Spotlight.ActionsGroup label={t('FIND_CERTIFICATES')}>
            {certificates.map((row) => (
              <Spotlight.Action
                key={row.CertificateKey}
                label={row.CertificateNo}
                description={`${localized(row.OrgName)} · ${localized(row.ServiceName)}`}
                rightSection={<CertificateBadge of={row} />}
                onClick={() => go(certificateAddress(row))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {isEmpty && text.trim() === asked && <Spotlight.Empty>{t('FIND_NOTHING', { text })}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Screens that stand on their own: those of the menu, and the own account. */
function useScreens(text: string): Screen[] {
  const t = useText();
  const { UserRoleList } = useUser();
  const words = text.trim().toLowerCase();
  return Object.values<Screen>(screens).filter(
    (screen) =>
      (screen.Menu || screen.Access === 'session' || screen.Path === '/application/add') &&
      mayOpen(screen, UserRoleList) &&
      t(screen.Title).toLowerCase().includes(words),
  );
}
