import { Checkbox } from '@mantine/core';
import { FieldGroup } from '#modules/identity/accounts/web/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import type { teamRoutes } from '../rules/contract.ts';
import type { TeamValues } from './team-values.ts';

type Services = DataOf<typeof teamRoutes.member>['Services'];
type Props = {
  services: Services;
  values: TeamValues;
  onChange: (patch: Partial<TeamValues>) => void;
  serviceError: string | undefined;
  industryError: string | undefined;
};

/**
 * Part of the team form that sets what the team handles: services, and optionally only some of their
 * industries.
 */
export function ScopeFields({ services, values, onChange, serviceError, industryError }: Props) {
  const t = useText();
  const localized = useLocalized();
  const industries = industriesOf(services, values.ServiceKeys);
  const chooseService = (key: string) => {
    const ServiceKeys = toggled(values.ServiceKeys, key);
    const known = industriesOf(services, ServiceKeys).map(({ Code }) => Code);
    onChange({ ServiceKeys, Industries: values.Industries.filter((code) => known.includes(code)) });
  };
  return (
    <>
      <FieldGroup legend={t('TEAM_SERVICES')} hint={t('TEAM_SERVICES_HINT')} error={serviceError}>
        <Columns least="md" gap="lg" lines="sm">
          {services.map(({ ServiceKey, Name }) => (
            <Checkbox
              key={ServiceKey}
              label={localized(Name)}
              checked={values.ServiceKeys.includes(ServiceKey)}
              onChange={() => chooseService(ServiceKey)}
            />
          ))}
        </Columns>
      </FieldGroup>
      {industries.length > 0 && (
        <FieldGroup legend={t('TEAM_INDUSTRIES')} hint={t('TEAM_INDUSTRIES_HINT')} error={industryError}>
          <Columns least="md" gap="lg" lines="sm">
            {industries.map(({ Code, Name }) => (
              <Checkbox
                key={Code}
                label={localized(Name)}
                checked={values.Industries.includes(Code)}
                onChange={() => onChange({ Industries: toggled(values.Industries, Code) })}
              />
            ))}
          </Columns>
        </FieldGroup>
      )}
    </>
  );
}

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** The industries of the selected services, without duplicates. */
function industriesOf(services: Services, keys: readonly string[]) {
  const all = services.filter(({ ServiceKey }) => keys.includes(ServiceKey)).flatMap((one) => one.Industries);
  return [...new Map(all.map((one) => [one.Code, one])).values()];
}
