import type { ZodType } from 'zod';
import type { Role } from '../access/roles.ts';
import { defineRoute, type Nothing, type Route } from '../contract/define-route.ts';

export type PostRow = { Path: string; Input: ZodType; By: readonly { Roles: readonly Role[] }[] };

/** Creates the POST route of a workflow row: its path, its body and the roles it is granted to. */
export function actionRoute<Row extends PostRow, Data extends ZodType>(
  { Path: path, Input: body, By }: Row,
  { summary, data }: { summary: string; data: Data },
): Route<Nothing, Row['Input'], Data, readonly Role[]> {
  const access = [...new Set(By.flatMap((by) => by.Roles))];
  return defineRoute({ method: 'POST', path, summary, access, body, data });
}
