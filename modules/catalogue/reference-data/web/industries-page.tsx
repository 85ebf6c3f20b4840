/** Settings screen for the list of industries. */
import { industryKind } from './reference-kind.ts';
import { ReferencePage } from './reference-page.tsx';

export function IndustriesPage() {
  return <ReferencePage kind={industryKind} />;
}
