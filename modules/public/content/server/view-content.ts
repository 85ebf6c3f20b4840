import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { contentRoutes, WholeContent } from '../rules/contract.ts';
import { draftFacts } from './draft-facts.ts';
import { findContent } from './find-content.ts';

/** A version as it was published, or the open draft. */
export async function viewContent({ db, query }: Context<typeof contentRoutes.view>): Promise<WholeContent> {
  const { Kind, VersionId } = query;
  const Content = (await findContent(db, Kind, VersionId)) ?? fail('ERR_NOT_FOUND');
  const Draft = VersionId === undefined ? await draftFacts(db, Kind) : null;
  // One kind and the content of that kind; the compiler cannot follow the pair through the union.
  return { Kind, VersionId: VersionId ?? null, Draft, Content } as WholeContent;
}
