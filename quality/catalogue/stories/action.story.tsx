/**
 * Stories of the action bar and its dialog, with the workflow of an application as example: the bar by role
 * and status, unavailable actions with reasons, the menu, and the dialog with and without errors.
 */
import type { ReactNode } from 'react';
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import { actor, application, NOW } from '#quality/support/rules/application-facts.ts';
import { data } from '../frame/answers.ts';
import { until } from '../frame/show-story.tsx';
import type { Story } from '../story.ts';

type Status = ApplicationFacts['ApplicationStatusCode'];

/** An application in a status; under review it is at the assessor's step, with open checklist items. */
const factsIn = (status: Status): ApplicationFacts => ({
  ...application,
  ApplicationStatusCode: status,
  ...(status === 'UNDERREVIEW' && {
    CurrentStep: 'ASSESSOR',
    Assigned: { ...application.Assigned, ASSESSOR: actor().UserKey },
    ChecklistOpen: 3,
  }),
});

/** The record's `Actions` for a role, as the server sends them. */
const actionsOf = (role: Role, status: Status, language: Language) =>
  actionsFor(applicationWorkflow, factsIn(status), actor(role), NOW).map((state) => ({
    ...state,
    Reasons: formatReasons(state.Reasons, language),
  }));

function Bar({ role, status }: { role: Role; status: Status }) {
  return (
    <ActionBar
      workflow={applicationWorkflow}
      record={{ ApplicationKey: 'application-1', Version: 4 }}
      actions={actionsOf(role, status, useLanguage())}
      onDone={() => undefined}
      subject="QMS-2026-0001 · Lantau Food Limited"
    />
  );
}

const PICTURED_ROLES = ['CLIENT', 'BUSINESS', 'ASSESSOR', 'ADMIN'] as const satisfies readonly Role[];
const PICTURED_STATUSES = ['DRAFT', 'PENDING', 'UNDERREVIEW', 'CERTIFIED', 'COMPLETED'] as const;

/** Part of the picture whose bottom edge holds the bar on a phone, as the window does in the portal. */
function Screen({ height, status, children }: { height: string; status: Status; children: ReactNode }) {
  return (
    <div data-bar={status} style={{ transform: 'translateZ(0)', minHeight: height }}>
      {children}
    </div>
  );
}

/** The bars of one role, one per status. */
function BarsOfRole({ role }: { role: Role }) {
  const language = useLanguage();
  return PICTURED_STATUSES.map((status) => (
    <Screen key={status} height="7rem" status={status}>
      <p style={{ margin: '0 0 0.5rem' }}>{translate(`STATUS_${status}`, language)}</p>
      <Bar role={role} status={status} />
    </Screen>
  ));
}

export const barsByRole = PICTURED_ROLES.map(
  (role): Story => ({
    id: `action/bar-${role.toLowerCase()}`,
    title: `Action bar of an application in each status, for the role ${role}`,
    render: () => <BarsOfRole role={role} />,
    shown: '[data-bar]',
    // A record's page has one bar; the picture has several with the same name.
    withoutRules: ['landmark-unique'],
  }),
);

const bar = (id: string, role: Role, status: Status, differences: Omit<Story, 'id' | 'render'>): Story => ({
  id: `action/${id}`,
  render: () => (
    <Screen height="12rem" status={status}>
      <Bar role={role} status={status} />
    </Screen>
  ),
  ...differences,
});

const isPhone = (): boolean => window.matchMedia('(max-width: 47.99em)').matches;

/** Presses a button of the bar by its place: 0 is the primary one. */
const press = (at: number) => (place: HTMLElement) => place.querySelectorAll('button')[at]?.click();

export const actionBar = bar('bar', 'BUSINESS', 'PENDING', {
  title: 'Action bar with a next step',
  shown: '#action-bar',
});

export const actionBarClosed = bar('bar-reason', 'ASSESSOR', 'UNDERREVIEW', {
  title: 'Action bar with the reason of an unavailable action, on a phone in the menu',
  shown: '[role="tooltip"], [role="menuitem"]',
  play: (place) => {
    if (isPhone()) place.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    else place.querySelector<HTMLElement>('[aria-disabled="true"]')?.focus();
  },
  pictured: '[role="menu"]',
});

export const actionMenu = bar('menu', 'BUSINESS', 'PENDING', {
  title: 'Menu of the action bar',
  shown: '[role="menuitem"]',
  play: (place) => place.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click(),
  pictured: '[role="menu"]',
});

export const RETURN_PATH = 'POST /application/return';

export const actionDialog = bar('dialog', 'BUSINESS', 'PENDING', {
  title: 'Dialog of an action with a required reason and files',
  answers: { [RETURN_PATH]: () => data({ ApplicationKey: 'application-1', Version: 5 }) },
  shown: '[role="dialog"] form',
  play: openReturnDialog,
  pictured: '[role="dialog"]',
});

export const actionDialogError = bar('dialog-error', 'BUSINESS', 'PENDING', {
  title: 'Dialog of an action without its required reason',
  shown: '[aria-invalid="true"]',
  play: async (place) => {
    await openReturnDialog(place);
    document.querySelector<HTMLElement>('[role="dialog"] [type="submit"]')?.click();
  },
  pictured: '[role="dialog"]',
});

/** On a phone the action is in the menu. */
async function openReturnDialog(place: HTMLElement): Promise<void> {
  if (!isPhone()) press(2)(place);
  else {
    place.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    await until(() => document.querySelector('[role="menuitem"]') !== null, 'the menu');
    document.querySelectorAll<HTMLElement>('[role="menuitem"]')[1]?.click();
  }
  await until(() => document.querySelector('[role="dialog"] form') !== null, 'the dialog');
}
