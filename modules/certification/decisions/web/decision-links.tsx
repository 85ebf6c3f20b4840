import { useText } from '#platform/web/i18n/use-text.ts';
import { SiblingLinks } from '#platform/web/ui/sibling-links.tsx';

const LINKS = [
  ['/decisions', 'PROPOSAL_TAB_RECORDED'],
  ['/decisions/proposals', 'PROPOSAL_TAB_PROPOSED'],
] as const;

/** Navigation between the register of decisions and the proposed ones. */
export function DecisionLinks() {
  const t = useText();
  return <SiblingLinks label={t('PROPOSAL_TABS')} links={LINKS} />;
}
