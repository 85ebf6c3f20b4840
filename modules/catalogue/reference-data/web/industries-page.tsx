/**
 * Settings screen for industries, which uses the shared reference list screen to add, edit, reorder and
 * retire them.
 */
import { industryKind } from './reference-kind.ts';
import { ReferencePage } from './reference-page.tsx';

export function IndustriesPage() {
  return <ReferencePage kind={industryKind} />;
}
