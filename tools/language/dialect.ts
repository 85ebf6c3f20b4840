/**
 * Lists words and phrases that interface texts, documents, comments and names in code must not use, with the
 * replacement of each, for the language check.
 */

/** A disallowed phrase (archaic, translated or invented) and its replacement. */
type Phrase = { pattern: RegExp; instead: string };

/** Phrases not allowed in texts, documents and comments. */
export const PHRASES: readonly Phrase[] = [
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bmeanwhile\b/i, instead: 'in the meantime, or nothing' },
  { pattern: /\bwhoever\b/i, instead: 'the role, or “anyone who”' },
  { pattern: /\b(somebody|everybody)\b/i, instead: 'the role, or the passive' },
  { pattern: /\bnobody\b/i, instead: '“no one”, “not assigned”, or the passive' },
  { pattern: /\bfor good\b/i, instead: 'permanently' },
  { pattern: /\bin earnest\b/i, instead: 'in live mode' },
  { pattern: /\ball the same\b/i, instead: 'anyway' },
  { pattern: /\bput(s|ting)? right\b/i, instead: 'correct' },
  { pattern: /\bput(s|ting)? aside\b/i, instead: 'ignore, or set aside' },
  { pattern: /\b(give|gives|gave|given|giving) (it |them )?back\b/i, instead: 'refund, or return' },
  { pattern: /\b(gave|gives|given|giving) up\b/i, instead: 'stopped, cancelled, or discarded' },
  { pattern: /\bstands?\b(?! (for|by|alone|out)\b)/i, instead: 'is, or is shown' },
  { pattern: /\bholds from\b/i, instead: 'is valid from' },
  { pattern: /\bdeeds?\b/i, instead: 'action' },
  { pattern: /\bgrave\b/i, instead: 'serious' },
  {
    pattern: /\b(is|are|be|was|were|been|being)( not| never| also| only)? told\b/i,
    instead: 'is notified, or is shown',
  },
  { pattern: /\bhears?\b/i, instead: 'is notified' },
  { pattern: /\b(mails|e-mails?)\b/i, instead: 'email, emails' },
  { pattern: /\bsurplus\b/i, instead: 'overpayment' },
  {
    pattern:
      /\bthe body\b(?! of (a|an|the|its|every|each) (request|response|answer|call|action|email|message))/i,
    instead: 'the certification body',
  },
];

/** Additional phrases not allowed in documents and comments. */
export const CODE_PHRASES: readonly Phrase[] = [
  { pattern: /\bdoors?\b/i, instead: 'handler, or entry point' },
  { pattern: /\bwish(es|ed)?\b/i, instead: 'request' },
  { pattern: /\b(tells?|telling)\b/i, instead: 'notify, or report' },
  { pattern: /\b(is|are|was) said\b/i, instead: 'is reported, or is shown' },
  { pattern: /\blooks? at\b/i, instead: 'inspect, check, or poll' },
  { pattern: /\bbeside\b/i, instead: 'besides, next to, or in addition to' },
  { pattern: /\bthe (whole )?house\b/i, instead: 'the portal' },
];

/** Words that are meaningless as the first word of a name; some are not allowed anywhere in a name. */
export const NAME_WORDS: Readonly<Record<string, string>> = {
  keep: 'save, store, retain',
  kept: 'saved, stored',
  take: 'accept, apply, claim',
  tell: 'notify, publish',
  told: 'notified',
  say: 'format, report, log',
  said: 'formatted, reported',
  look: 'check, inspect, poll, sync',
  ask: 'fetch, query, request, prompt',
  door: 'handler',
  doors: 'handlers',
  wish: 'request',
  deed: 'action, effect',
  deeds: 'actions, effects',
  seer: 'scope subject',
  beside: 'related, background',
  behind: 'optimistic, deferred',
  drawn: 'rendered',
  house: 'portal',
  desk: 'controller, workspace',
  mend: 'fix, repair',
  anew: 'again',
  dossier: 'accreditation file',
  houses: 'portals',
  wishes: 'requests',
  says: 'text',
  surplus: 'overpayment',
};
