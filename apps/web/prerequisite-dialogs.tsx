import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { type PrerequisiteCode, setPrerequisitePrompt } from '#platform/web/api/prerequisites.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { userQuery } from '#platform/web/session/use-user.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';

const DIALOGS = {
  ERR_STEP_UP: lazyPart(
    () => import('#modules/identity/sign-in/web/two-factor/step-up-dialog.tsx'),
    'StepUpDialog',
  ),
  ERR_TERMS_OPEN: lazyPart(() => import('#modules/public/content/web/terms-dialog.tsx'), 'TermsDialog'),
} as const;

type Question = { code: keyof typeof DIALOGS; answer: (isDone: boolean) => void };

/**
 * Opens the dialog that an API call waits for (identity confirmation, new terms), after which the call
 * continues; if two-factor became mandatory, has the guard redirect to the profile.
 */
export function PrerequisiteDialogs() {
  const router = useRouter();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(() => {
    const open = new Set<Question>();
    const ask = (code: Question['code']) => () =>
      new Promise<boolean>((resolve) => {
        const question: Question = {
          code,
          answer: (isDone) => {
            open.delete(question);
            setQuestions((all) => all.filter((one) => one !== question));
            resolve(isDone);
          },
        };
        open.add(question);
        setQuestions((all) => [...all, question]);
      });
    /**
     * Two-factor became mandatory during the session: the guard redirects to the profile, which explains
     * what to do.
     */
    const hold = async (): Promise<boolean> => {
      // A failed request counts as an unmet requirement; the action can be repeated.
      const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => null);
      if (user?.IsTwoFactorMissing && router.state.location.pathname !== '/profile')
        await router.invalidate();
      return user !== null && !user.IsTwoFactorMissing;
    };
    const prompts: [PrerequisiteCode, () => Promise<boolean>][] = [
      ['ERR_STEP_UP', ask('ERR_STEP_UP')],
      ['ERR_TERMS_OPEN', ask('ERR_TERMS_OPEN')],
      ['ERR_TWO_FACTOR_NEEDED', hold],
    ];
    const stops = prompts.map(([code, question]) => setPrerequisitePrompt(code, question));
    return () => {
      for (const stop of stops) stop();
      for (const question of open) question.answer(false);
    };
  }, [router]);
  // Dialogs can stack: closing the account in the terms dialog opens the step-up dialog above it.
  return questions.map(({ code, answer }) => {
    const Dialog = DIALOGS[code];
    return (
      <Suspense key={code}>
        <Dialog onAnswer={answer} />
      </Suspense>
    );
  });
}
