import { useText } from '#platform/web/i18n/use-text.ts';
import { SiblingLinks } from '#platform/web/ui/sibling-links.tsx';

const LINKS = [
  ['/assessment_services', 'TITLE_ASSESSMENT_SERVICES'],
  ['/industries', 'TITLE_INDUSTRIES'],
  ['/tags', 'TITLE_TAGS'],
  ['/stages', 'TITLE_STAGES'],
  ['/grounds', 'TITLE_GROUNDS'],
  ['/marks', 'TITLE_MARKS'],
] as const;

/** Navigation between the settings screens around services: services, industries, tags, stages, grounds and marks. */
export function SetupLinks() {
  const t = useText();
  return <SiblingLinks label={t('SERVICE_SETUP')} links={LINKS} />;
}
