import type { Competence } from './staff-values.ts';

/**
 * Props of the two competence editors, as list and as table, and functions that check and toggle a staff
 * member's competence for a whole service or one industry.
 */
export type CompetenceChoice = {
  value: readonly Competence[];
  onChange: (competences: Competence[]) => void;
  isDisabled?: boolean | undefined;
};
export type CompetenceProps = CompetenceChoice & {
  services: readonly { Key: string; Name: string; Industries: { Code: string; Name: string }[] }[];
};

type All = readonly Competence[];

/** Whether the competence covers the whole service, which is stored without an industry. */
export const isWholeService = (all: All, service: string): boolean =>
  all.some((one) => one.ServiceKey === service && one.IndustryCode === null);

export const hasIndustry = (all: All, service: string, industry: string): boolean =>
  all.some((one) => one.ServiceKey === service && one.IndustryCode === industry);

const without = (all: All, service: string): Competence[] => all.filter((one) => one.ServiceKey !== service);

/** Adds the whole service, which replaces its single industries, or removes it completely. */
export const toggleService = (all: All, service: string): Competence[] =>
  isWholeService(all, service)
    ? without(all, service)
    : [...without(all, service), { ServiceKey: service, IndustryCode: null }];

export const toggleIndustry = (all: All, service: string, industry: string): Competence[] =>
  hasIndustry(all, service, industry)
    ? all.filter((one) => one.ServiceKey !== service || one.IndustryCode !== industry)
    : [...all, { ServiceKey: service, IndustryCode: industry }];
