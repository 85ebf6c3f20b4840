import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '#quality/catalogue/frame/accessibility-problems.ts';
import { type Asked, data, refusal } from '#quality/catalogue/frame/answers.ts';
import { showAt } from '#quality/catalogue/frame/show-at.ts';
import {
  actionBar,
  actionBarClosed,
  actionDialog,
  barsByRole,
  RETURN_PATH,
} from '#quality/catalogue/stories/action.story.tsx';

const ISSUED = 'Generate certificate (The certificate has already been generated.)';
const NONE = 'No actions available to you.';
const OPEN_STEP = [
  'Recommend (The checklist of this step has unanswered items.)',
  'Return to earlier step (This is the first step; there is no earlier step to return to.)',
];
/** The buttons of an application by role and status (domain 4): `*` marks the next step, brackets the reason. */
const BUTTONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  client: {
    DRAFT: ['Edit', 'More'],
    PENDING: [NONE, 'More'],
    UNDERREVIEW: [NONE, 'More'],
    CERTIFIED: [NONE, 'More'],
    COMPLETED: [NONE],
  },
  business: {
    DRAFT: ['Edit', 'More'],
    PENDING: ['Confirm to review*', 'Edit', 'Return to client', 'More'],
    UNDERREVIEW: ['Actions'],
    CERTIFIED: ['Publish*', ISSUED, 'More'],
    COMPLETED: [ISSUED, 'More'],
  },
  assessor: {
    DRAFT: ['Actions'],
    PENDING: ['Actions'],
    UNDERREVIEW: ['Send queries to client', 'Reject', ...OPEN_STEP, 'More'],
    CERTIFIED: ['Publish*', ISSUED, 'More'],
    COMPLETED: [ISSUED, 'More'],
  },
  admin: {
    DRAFT: ['Edit', 'More'],
    PENDING: ['Confirm to review*', 'Edit', 'Return to client', 'Assign auditor', 'More'],
    UNDERREVIEW: ['Send queries to client', 'Reject', 'Assign auditor', ...OPEN_STEP, 'More'],
    CERTIFIED: ['Publish*', 'Confirm CRB', ISSUED, 'More'],
    COMPLETED: ['Confirm CRB', ISSUED, 'More'],
  },
};

const buttonsIn = (bar: Element): string[] =>
  [...bar.querySelectorAll<HTMLElement>('section > :not(:empty)')].map((button) => {
    const reason = button.querySelector('[hidden]')?.textContent ?? '';
    const label = button.textContent.replace(reason, '');
    const mark = button.dataset.variant === 'filled' ? '*' : '';
    return label + mark + (reason && ` (${reason.replace('Not available. ', '')})`);
  });

const dialog = () => page.getByRole('dialog');
const reason = () => dialog().getByRole('textbox', { name: 'Reason' });

describe('action bar by role and status', () => {
  it.each(barsByRole.map((story) => [story.id.replace('action/bar-', ''), story] as const))(
    'shows the buttons of %s, unavailable ones with their reasons',
    async (role, story) => {
      const { place } = await showAt(story);
      const shown = [...place.querySelectorAll<HTMLElement>('[data-bar]')].map((bar) => [
        bar.dataset.bar,
        buttonsIn(bar),
      ]);
      expect(Object.fromEntries(shown)).toEqual(BUTTONS[role]);
    },
  );

  it('has one button and the menu on a phone', async () => {
    const { place } = await showAt(actionBar, { width: 390 });
    expect(buttonsIn(place)).toEqual(['Confirm to review*', 'More']);
  });
});

describe('action bar with the keyboard', () => {
  it('reaches an unavailable action, says why, and does not take it', async () => {
    const { place } = await showAt(actionBarClosed);
    const closed = page.getByRole('button', { name: /^Recommend/ });
    await expect.element(closed).toHaveFocus();
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Not availableThe checklist of this step has unanswered items.');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(await accessibilityProblems(place)).toEqual([]);
  });

  it('opens the menu, and an action from it; the focus returns when the dialog closes', async () => {
    await showAt(actionBar);
    const more = page.getByRole('button', { name: 'More' });
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Cancel application' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
  });
});

describe('action dialog', () => {
  it('does not send without a required reason, and says so at the field', async () => {
    await showAt(actionDialog);
    await dialog().getByRole('button', { name: 'OK' }).click();
    await expect.element(reason()).toHaveAccessibleDescription('Complete this field.');
    await expect.element(reason()).toHaveFocus();
    expect(await accessibilityProblems(dialog().element())).toEqual([]);
  });

  it('sends the entered reason with key and version of the record, and closes', async () => {
    const sent: unknown[] = [];
    const answer = ({ body }: Asked) => {
      sent.push(body);
      return data({ ApplicationKey: 'application-1', Version: 5 });
    };
    await showAt(actionDialog, { answers: { [RETURN_PATH]: answer } });
    await reason().fill('The scope is missing.');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent).toEqual([{ ApplicationKey: 'application-1', Version: 4, Remark: 'The scope is missing.' }]);
    await expect.element(page.getByRole('status')).toBeVisible();
  });

  it('shows why the server refuses, and keeps what was entered', async () => {
    const Reasons = [{ Code: 'REASON_STATUS', Message: 'Only available in status: Submitted.' }];
    const answer = () => refusal('ERR_TRANSITION', { Message: '', Reasons });
    await showAt(actionDialog, { answers: { [RETURN_PATH]: answer } });
    await reason().fill('The scope is missing.');
    await dialog().getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog().getByText('Only available in status: Submitted.')).toBeVisible();
    await expect.element(dialog().getByRole('alert').first()).toHaveFocus();
    await expect.element(reason()).toHaveValue('The scope is missing.');
  });

  it('asks before entered text is lost', async () => {
    await showAt(actionDialog);
    await reason().fill('The scope is missing.');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog').nth(1)).toBeVisible();
  });
});
