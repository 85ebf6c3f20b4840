/** Returns the tab of the staff form that contains a field, so that the tab with an error can be opened. */
export function partOf(field: string): 'details' | 'competence' | 'absence' {
  const name = field.split('.')[0] ?? '';
  if (name === 'Competences') return 'competence';
  return name === 'Absences' || name === 'Interests' ? 'absence' : 'details';
}
