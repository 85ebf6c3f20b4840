import type { DataOf } from '#platform/common/contract/define-route.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { teamRoutes } from '../rules/contract.ts';
import type { TeamValues } from './team-values.ts';

type Props = { services: DataOf<typeof teamRoutes.member>['Services']; values: TeamValues };

/** Says in one sentence who will no longer see what, before it is saved. */
export function TeamEffect({ services, values }: Props) {
  const t = useText();
  const localized = useLocalized();
  const chosen = services.filter(({ ServiceKey }) => values.ServiceKeys.includes(ServiceKey));
  if (chosen.length === 0) return null;
  const names = new Map(chosen.flatMap((one) => one.Industries).map((one) => [one.Code, one.Name]));
  const industries = values.Industries.map((code) => localized(names.get(code)) || code).join(', ');
  return (
    <Notice tone="info" title={t('TEAM_EFFECT')}>
      {t('TEAM_EFFECT_TEXT', {
        services: chosen.map(({ Name }) => localized(Name)).join(', '),
        industries: industries || t('TEAM_INDUSTRIES_ALL'),
      })}
    </Notice>
  );
}
