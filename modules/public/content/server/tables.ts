import type { Generated } from 'kysely';
import type { LegalKind } from '#modules/identity/accounts/rules/index.ts';
import type { Id, Immutable, Json, Moment } from '#platform/server/database/columns.ts';
import type { ContentKind } from '../rules/kinds.ts';
import type { AnyContent } from '../rules/shapes.ts';

type ContentSource = 'BUILT_IN' | 'PORTAL' | 'EXTERNAL';

/** Tables of the organisation's content: versions, open drafts, pictures, state of the external server. */
export type ContentTables = {
  ContentVersion: {
    Id: Id;
    Kind: Immutable<ContentKind>;
    VersionId: Immutable<string>;
    /** Null: the built-in content. */
    Content: Immutable<AnyContent | null>;
    EffectiveAt: Immutable<Date>;
    Saved: Moment;
    AccountId: Immutable<number | null>;
    Source: Generated<ContentSource>;
    /** Version ID on the external server. */
    ExternalId: Generated<string | null>;
  };
  ContentDraft: {
    Kind: ContentKind;
    Content: Json<AnyContent>;
    BasedOn: string;
    Version: Generated<number>;
    AccountId: number | null;
    UpdatedAt: Moment;
  };
  ContentPicture: { FileKey: string; AccountId: number | null; At: Moment };
  ContentWithdrawal: { ContentVersionId: number; AccountId: number | null; At: Moment };
  ContentSource: { Kind: LegalKind; FetchedAt: Date; SucceededAt: Date | null; Problem: string | null };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends ContentTables {}
}
