import { applicationRoutes } from '@assay/shared/application/contract.ts';
import { type ChecklistPoint, checklistRoutes } from '@assay/shared/checklist/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { call, newIntention } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf } from '../api/use-get.ts';
import { useToastError } from '../ui/toast-error.ts';

type Answer = { Result: ChecklistPoint['Result']; Remark: string };
type State = 'IDLE' | 'SAVING' | 'SAVED' | 'FAILED';
const WAIT_MS = 1200;

/** Shows an answer at once and keeps it on the server; what failed stays on the screen, marked. */
export function useChecklistAnswer(ApplicationKey: string, point: ChecklistPoint) {
  const toastError = useToastError();
  const [answer, setAnswer] = useState<Answer>({ Result: point.Result, Remark: point.Remark ?? '' });
  const [state, setState] = useState<State>('IDLE');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(answer);
  const sent = useRef(answer);

  const send = async (): Promise<void> => {
    clearTimeout(timer.current);
    const { Result, Remark } = newest.current;
    if (Result === null || newest.current === sent.current) return;
    const before = sent.current;
    sent.current = newest.current;
    setState('SAVING');
    try {
      const Answers = [{ PointKey: point.PointKey, Result, ...(Remark.trim() && { Remark: Remark.trim() }) }];
      const data = await call(checklistRoutes.submission, {
        body: { ApplicationKey, Answers },
        idempotencyKey: newIntention(),
      });
      queryClient.setQueryData(queryKeyOf(checklistRoutes.view, { ApplicationKey }), data);
      setState('SAVED');
      // The last answer opens the step's decision: the record's actions may have changed.
      void queryClient.invalidateQueries({
        queryKey: queryKeyOf(applicationRoutes.view, { ApplicationKey }),
      });
    } catch (error) {
      sent.current = before;
      setState('FAILED');
      toastError(error);
    }
  };
  const last = useRef(send);
  useEffect(() => {
    last.current = send;
  });
  // Leaving the tab keeps a remark that was still waiting.
  useEffect(() => () => void last.current(), []);

  const change = (next: Answer, wait: number): void => {
    newest.current = next;
    setAnswer(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void last.current(), wait);
  };
  return {
    answer,
    state,
    setResult: (Result: Answer['Result']) => change({ ...newest.current, Result }, 0),
    setRemark: (Remark: string) => change({ ...newest.current, Remark }, WAIT_MS),
    keepRemark: () => void send(),
    retry: () => void send(),
  };
}
