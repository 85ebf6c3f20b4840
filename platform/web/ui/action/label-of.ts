import type { DialogField } from '#platform/common/workflow/types.ts';

/** Text key of a field's label: its own, or the one under the field's name; a required remark is a reason. */
export function labelOf({ Field, Kind, IsRequired, Label }: DialogField): string {
  if (Label) return Label;
  return Kind === 'remark' && IsRequired ? 'FIELD_Reason' : `FIELD_${Field}`;
}
