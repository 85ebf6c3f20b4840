import { type DeclaredName, declared } from './declarations.ts';
import type { TextKey } from './i18n/texts.ts';
import type { NoticeGroup } from './notice-groups.ts';

/** What is kept with a message, and of its application the key and the status. */
export type NoticeSubject = Readonly<Record<string, string | null | undefined>>;

/** A kind of message to a person. */
export type Notice = {
  Group: NoticeGroup;
  /** Where it leads; null: nowhere. */
  path: (about: NoticeSubject) => `/${string}` | null;
  Mail: {
    Button: TextKey;
    /** The placeholders that its texts may use. */
    Params: readonly string[];
    /** Only where the email carries a document: the code that prints it sends the email, with this text. */
    DocumentText?: TextKey;
  };
};
export type NoticeTable = Readonly<Record<string, Notice>>;

/**
 * Every kind of message to a person, by module. Each module adds its own in `rules/notices.ts` by declaration merging, so
 * that a kind that no module has does not compile. Its words are NOTICE_<kind>_TITLE and NOTICE_<kind>_TEXT.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface Notices {}
export type NoticeKind = DeclaredName<Notices>;

let installed: ReadonlyMap<string, Notice> = new Map();

/** Takes over the kinds of messages of the modules; one that two of them have ends the start. */
export function installNotices(
  modules: readonly { readonly name: string; readonly notices?: NoticeTable }[],
): void {
  installed = declared(
    'have the notice',
    modules.map(({ name, notices: table }) => ({ name, table })),
  );
}

/** Whether a kind is one of this version of the portal. */
export const isNoticeKind = (kind: string): kind is NoticeKind => installed.has(kind);

export const noticeKinds = (): readonly NoticeKind[] => [...installed.keys()].filter(isNoticeKind);

/** Undefined: of another version of the portal. */
export const findNotice = (kind: string): Notice | undefined => installed.get(kind);

export function noticeOf(kind: NoticeKind): Notice {
  const notice = installed.get(kind);
  if (!notice) throw new Error(`The notice ${kind} is read before the modules are installed.`);
  return notice;
}
