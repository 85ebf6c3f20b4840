import type { SettingName } from '#platform/server/configuration/settings.ts';
import type { DeploymentFact, PartState } from '../../rules/contract.ts';

/** A part of the deployment as described from the settings; `Note` is the text key of what needs attention. */
export type Described = {
  State: PartState;
  Note?: string | null;
  Facts: DeploymentFact[];
  Variables: readonly SettingName[];
};

export const text = (Name: string, Value: string): DeploymentFact => ({ Name, Kind: 'TEXT', Value });
/** A value with a text of its own. */
export const code = (Name: string, Value: string): DeploymentFact => ({ Name, Kind: 'CODE', Value });
export const date = (Name: string, value: Date): DeploymentFact => ({
  Name,
  Kind: 'DATE',
  Value: value.toISOString(),
});
export const bytes = (Name: string, value: number): DeploymentFact => ({
  Name,
  Kind: 'BYTES',
  Value: String(value),
});
export const number = (Name: string, value: number): DeploymentFact => ({
  Name,
  Kind: 'NUMBER',
  Value: String(value),
});
