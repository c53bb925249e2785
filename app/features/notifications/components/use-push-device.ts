import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { getBrowserDb } from '~/db/browser-middleware';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { getPushState, type PushState, turnOffPush, turnOnPush } from '../push-device';

/** How this browser stands; undefined until it is known, which only the browser does. */
export function usePushDevice(userId: number) {
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState<{ state: PushState; endpoint: string | null }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const look = useCallback(async () => {
    try {
      setKnown(await getPushState());
    } catch (error) {
      setProblem(wordsOf(error));
    }
  }, []);
  useEffect(() => {
    void look();
  }, [look]);

  const change = async (how: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await how();
      await revalidate();
    } catch (error) {
      setProblem(wordsOf(error));
    }
    await look();
    setBusy(false);
  };
  return {
    state: known?.state,
    endpoint: known?.endpoint ?? null,
    busy,
    problem,
    turnOn: () => change(async () => turnOnPush(await getBrowserDb(), userId)),
    turnOff: () => change(async () => turnOffPush(await getBrowserDb())),
  };
}

function wordsOf(error: unknown): string {
  return wordsFor(error instanceof AppError ? error.reason : 'unreachable');
}
