/** Which part of the form shows a field: what is wrong in a closed part is opened. */
export function partOf(field: string): 'details' | 'competence' | 'absence' {
  const name = field.split('.')[0] ?? '';
  if (name === 'Competences') return 'competence';
  return name === 'Absences' || name === 'Interests' ? 'absence' : 'details';
}
