import type { Check, Scene } from '../checks/check.ts';
import { CONTROLS } from './controls.ts';

/** Reports a check that does not detect its control error. The error is rolled back. */
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
