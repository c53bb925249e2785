/** `good`, `worth knowing`, or `bad`: then Limelight does not start, or its tests do not pass. */
export type Finding = { verdict: 'good' | 'note' | 'bad'; words: string; remedy?: string };

export const good = (words: string): Finding => ({ verdict: 'good', words });
export const note = (words: string, remedy: string): Finding => ({ verdict: 'note', words, remedy });
export const bad = (words: string, remedy: string): Finding => ({ verdict: 'bad', words, remedy });
