/**
 * Registry of the kinds of notifications that modules send to users, with the group each belongs to, the
 * page it links to, and the button and placeholders of its email.
 */
import { type DeclaredName, declared } from './declarations.ts';
import type { TextKey } from './i18n/texts.ts';
import type { NoticeGroup } from './notice-groups.ts';

/** Data stored with a notification, including the application's key and status. */
export type NoticeSubject = Readonly<Record<string, string | null | undefined>>;

/** A kind of notification. */
export type Notice = {
  Group: NoticeGroup;
  /** Path that the notification links to; null: no link. */
  path: (about: NoticeSubject) => `/${string}` | null;
  Mail: {
    Button: TextKey;
    /** Placeholders that its texts may use. */
    Params: readonly string[];
    /**
     * Only if the email carries a document: the code that generates the document sends the email, with this
     * text.
     */
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

/** Installs the modules' kinds of notifications; a kind declared by two modules aborts startup. */
export function installNotices(
  modules: readonly { readonly name: string; readonly notices?: NoticeTable }[],
): void {
  installed = declared(
    'have the notice',
    modules.map(({ name, notices: table }) => ({ name, table })),
  );
}

/** Whether this version of the portal knows the kind. */
export const isNoticeKind = (kind: string): kind is NoticeKind => installed.has(kind);

export const noticeKinds = (): readonly NoticeKind[] => [...installed.keys()].filter(isNoticeKind);

/** Returns a kind of notification; undefined if it is from another version of the portal. */
export const findNotice = (kind: string): Notice | undefined => installed.get(kind);

export function noticeOf(kind: NoticeKind): Notice {
  const notice = installed.get(kind);
  if (!notice) throw new Error(`The notice ${kind} is read before the modules are installed.`);
  return notice;
}
