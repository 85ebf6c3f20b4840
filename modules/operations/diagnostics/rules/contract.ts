/** HTTP endpoints of the deployment page: what the environment variables configure, and checks of it. */
import { z } from 'zod';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { diagnosticsPermissions } from './permissions.ts';

/** Parts of the deployment, in the order of the page. */
export const PARTS = [
  'ADDRESS',
  'DATABASE',
  'STORE',
  'MAIL',
  'SIGNING',
  'STAMPS',
  'PAYMENTS',
  'PROVIDER',
  'PROCESSES',
] as const;
export type Part = (typeof PARTS)[number];

/** Parts with a check, which connects to the service without changing anything. */
export const CHECKED_PARTS = [
  'STORE',
  'MAIL',
  'SIGNING',
  'STAMPS',
  'PAYMENTS',
  'PROVIDER',
] as const satisfies readonly Part[];
export type CheckedPart = (typeof CHECKED_PARTS)[number];

/** OK: configured. OFF: not configured, and not needed. WARN: usable, but needs attention. FAIL: unusable. */
const PART_STATES = ['OK', 'OFF', 'WARN', 'FAIL'] as const;
export type PartState = (typeof PART_STATES)[number];

const fact = z.object({
  /** Name of the value; its text is `DEPLOYMENT_FACT_<Name>`. */
  Name: z.string(),
  /** CODE: the value is a text key. */
  Kind: z.enum(['TEXT', 'CODE', 'DATE', 'BYTES', 'NUMBER']),
  Value: z.string(),
});
export type DeploymentFact = z.infer<typeof fact>;

const part = z.object({
  Part: z.enum(PARTS),
  State: z.enum(PART_STATES),
  /** Text key of the reason for the state; null if there is nothing to say. */
  Note: z.string().nullable(),
  Facts: z.array(fact),
  /** Environment variables that configure it; never their secret values. */
  Variables: z.array(z.object({ Name: z.string(), IsSet: z.boolean() })),
});
export type DeploymentPart = z.infer<typeof part>;

const finding = z.object({
  Level: z.enum(['OK', 'WARN', 'FAIL']),
  /** Technical messages in English, without possible secrets. */
  What: z.string(),
  Why: z.string().nullable(),
  Do: z.string().nullable(),
});
export type DeploymentFinding = z.infer<typeof finding>;

export const deploymentRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/deployment/view',
    summary: 'What the environment variables configure, without secrets',
    access: diagnosticsPermissions.READ_DEPLOYMENT,
    reads: ['jobs', 'mails', 'status'],
    data: z.object({ Parts: z.array(part) }),
  }),
  check: defineRoute({
    method: 'POST',
    path: '/deployment/check',
    summary: 'Checks one part of the deployment by connecting to it',
    access: diagnosticsPermissions.READ_DEPLOYMENT,
    isReadOnly: true,
    reads: [],
    body: z.strictObject({ Part: z.enum(CHECKED_PARTS) }),
    data: z.object({ Findings: z.array(finding) }),
  }),
} as const satisfies Record<string, Route>;
