import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '#quality/catalogue/frame/accessibility-problems.ts';
import { focusStart, showAt } from '#quality/catalogue/frame/show-at.ts';
import {
  attempts,
  stateEmpty,
  stateError,
  stateErrorReload,
  stateLoading,
} from '#quality/catalogue/stories/states.story.tsx';

describe('empty, error and loading states', () => {
  it('say what will appear, and offer the first step', async () => {
    focusStart((await showAt(stateEmpty)).place);
    await expect.element(page.getByText('No invoices')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
  });

  it('announce an error and retry with the keyboard', async () => {
    const { place } = await showAt(stateError);
    await expect.element(page.getByRole('alert').getByText('This page could not be loaded')).toBeVisible();
    const before = attempts.count;
    focusStart(place);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(attempts.count).toBe(before + 1);
    expect(await accessibilityProblems(place)).toEqual([]);
  });

  it('offer to reload the page if a part of the portal is missing', async () => {
    await showAt(stateErrorReload);
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('announce that content is loading, in the language of the page', async () => {
    const { place } = await showAt(stateLoading, { language: 'CHT' });
    await expect.element(page.getByRole('status', { name: '載入中' })).toBeVisible();
    expect(await accessibilityProblems(place)).toEqual([]);
  });
});
