import type { Tx } from '#platform/server/database/connect.ts';
import type { ResponsePart } from '../rules/inputs.ts';

type Response = Record<ResponsePart, string> & { Attachment: string[]; AccountId: number; At: Date };

/**
 * Stores the next response to a nonconformity; responses are never changed.
 *
 * @returns columns of the nonconformity that change with it
 */
export async function addResponse(
  tx: Tx,
  { Id, Responses }: { Id: number; Responses: number },
  response: Response,
): Promise<{ Responses: number; Draft: null }> {
  const Round = Responses + 1;
  await tx
    .insertInto('NonconformityResponse')
    .values({ NonconformityId: Id, Round, ...response })
    .execute();
  return { Responses: Round, Draft: null };
}
