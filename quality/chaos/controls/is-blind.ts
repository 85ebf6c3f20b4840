import type { Check, Scene } from '../checks/check.ts';
import { CONTROLS } from './controls.ts';

/**
 * Proves that a chaos check works: introduces its control error in a transaction that is rolled back, and
 * returns a finding if the check does not detect the error or has no control.
 */
export async function isBlind({ name, find }: Check, scene: Scene): Promise<string[]> {
  const control = CONTROLS[name];
  if (!control) return [`BLIND ${name}: there is nothing that it has to see`];
  const tx = await scene.portal.db.startTransaction().execute();
  try {
    const found = await find(await control.spoil({ ...scene, portal: { ...scene.portal, db: tx } }));
    return found.length > 0 ? [] : [`BLIND ${name} does not see that ${control.spoils}`];
  } finally {
    await tx.rollback().execute();
  }
}
