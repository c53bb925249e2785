/**
 * Answers after a fixed time, so that the time does not tell what the words do not. What takes longer runs on
 * and reports its failure to `late`; what fails earlier fails here, at the same time as everything else.
 */
export async function atEvenTime(
  milliseconds: number,
  work: Promise<void>,
  late: (error: unknown) => void,
): Promise<void> {
  let answered = false;
  const deadline = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const outcome = work.then(
    () => undefined,
    (error: unknown) => {
      if (answered) late(error);
      return { error };
    },
  );
  const [early] = await Promise.all([Promise.race([outcome, deadline]), deadline]);
  answered = true;
  if (early) throw early.error;
}
