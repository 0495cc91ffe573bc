const MAX_POLLS = 120;

/** Polls until the state is no longer pending; undefined when a response breaks the contract. */
export async function polled<Answer>(
  ask: () => Promise<Answer | undefined>,
  stateOf: (answer: Answer) => string,
  intervalMs: number,
): Promise<Answer | undefined> {
  for (let polls = 0; ; polls += 1) {
    const answer = await ask();
    if (answer === undefined || stateOf(answer) !== 'Pending' || polls === MAX_POLLS) return answer;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
