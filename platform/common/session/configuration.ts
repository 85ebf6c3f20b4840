import { z } from 'zod';
import { AUDIENCES } from '../access/provider-audience.ts';
import { publicTag } from '../contract/public-tag.ts';
import { localized } from '../contract/shapes.ts';

/** What a browser needs before anybody signs in. */
export const configuration = z.object({
  /** The name the certification body uses for itself. */
  Name: localized,
  Brand: z.object({
    /** The certification body's colours overriding the built-in ones, as a style sheet; null: none. */
    Css: z.string().nullable(),
    /** Addresses of the logo and of its icon; null: the portal's own mark. */
    Logo: z.string().nullable(),
    Icon: z.string().nullable(),
  }),
  PublicUrl: z.string(),
  Languages: z.array(
    z.object({ Name: z.string(), Code: z.enum(['EN', 'CHT', 'CHS']), AlternativeCode: z.string() }),
  ),
  TermsVersion: z.string(),
  PrivacyVersion: z.string(),
  CookieVersion: z.string(),
  NotificationDuration: z.int(),
  /** Idle minutes until the session ends by itself. */
  IdleMinutes: z.int(),
  PasswordMinLength: z.int(),
  IsDemo: z.boolean(),
  charLimit: z.int(),
  ScopeRequirement: z.object({ rLimit: z.int(), charLimit: z.int() }),
  /** Labels of services on offer, to find these by. */
  TagOptions: z.array(publicTag),
  FileKinds: z.record(z.string(), z.object({ Extensions: z.array(z.string()), MaxBytes: z.int() })),
  /** Files that one question of a form takes at most. */
  FilesOfAQuestion: z.int(),
  StripePublishableKey: z.string().nullable(),
  /** Whether Stripe's script is loaded at startup, or only on payment pages. */
  IsCardScriptLoaded: z.boolean(),
  /** The identity provider at which people may sign in, and who. */
  Provider: z.object({ Name: z.string(), Audience: z.enum(AUDIENCES) }).nullable(),
  /** A chat server that takes the place of the portal's chat. */
  ChatUrl: z.string().nullable(),
});
export type Configuration = z.infer<typeof configuration>;
