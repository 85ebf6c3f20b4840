import { z } from 'zod';
import { AUDIENCES } from '../access/provider-audience.ts';
import { publicTag } from '../contract/public-tag.ts';
import { localized } from '../contract/shapes.ts';

/** Schema of /auth/config: the configuration a browser needs before sign-in. */
export const configuration = z.object({
  /** The certification body's display name. */
  Name: localized,
  Brand: z.object({
    /** Style sheet with the certification body's colours, overriding the built-in ones; null: none. */
    Css: z.string().nullable(),
    /** URLs of the logo and its icon; null: the portal's own logo. */
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
  /** Minutes of inactivity until the session ends. */
  IdleMinutes: z.int(),
  PasswordMinLength: z.int(),
  IsDemo: z.boolean(),
  charLimit: z.int(),
  ScopeRequirement: z.object({ rLimit: z.int(), charLimit: z.int() }),
  /** Labels of the services on offer, used as a filter. */
  TagOptions: z.array(publicTag),
  FileKinds: z.record(z.string(), z.object({ Extensions: z.array(z.string()), MaxBytes: z.int() })),
  /** Maximum number of files for one question of a form. */
  FilesOfAQuestion: z.int(),
  StripePublishableKey: z.string().nullable(),
  /** Whether Stripe's script is loaded at startup, or only on payment pages. */
  IsCardScriptLoaded: z.boolean(),
  /** The external identity provider, and which users may sign in with it. */
  Provider: z.object({ Name: z.string(), Audience: z.enum(AUDIENCES) }).nullable(),
  /** URL of a chat server that replaces the portal's chat. */
  ChatUrl: z.string().nullable(),
});
export type Configuration = z.infer<typeof configuration>;
