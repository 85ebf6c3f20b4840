import { LEGAL_KINDS, type LegalKind } from '@assay/shared/legal/kinds.ts';
import { Tabs } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import { useScreenSearch } from '../search.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useGo } from '../ui/use-go.ts';
import { LegalVersions } from './legal-versions.tsx';

/** The legal texts, their versions and who accepted them. */
export function LegalPage() {
  const t = useText();
  const go = useGo();
  const asked = useScreenSearch('legal').kind;
  const kind: LegalKind = LEGAL_KINDS.find((one) => one === asked) ?? 'TERMS';
  return (
    <>
      <PageHeader title={t('TITLE_LEGAL')} lead={t('LEGAL_LEAD')} />
      <Tabs value={kind} onChange={(next) => go(`/legal?kind=${next}`)} keepMounted={false}>
        <Tabs.List mb="md" aria-label={t('LEGAL_KINDS')}>
          {LEGAL_KINDS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`LEGAL_KIND_${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {LEGAL_KINDS.map((one) => (
          <Tabs.Panel key={one} value={one}>
            <LegalVersions kind={one} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
