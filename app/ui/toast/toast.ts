export type Toast = {
  id: number;
  text: string;
  tone: 'good' | 'bad' | 'info';
  action?: { label: string; run: () => void };
};

const seconds = { good: 5, info: 6, bad: 10 };
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

/** Says something briefly from anywhere in the browser; what must be acted on belongs on the page instead. The same words twice are said anew, not stacked. */
export function toast({ text, tone = 'good', action }: Partial<Omit<Toast, 'id'>> & { text: string }): void {
  lastId += 1;
  const id = lastId;
  const others = toasts.filter((shown) => shown.text !== text || shown.action);
  change([...others, { id, text, tone, action }].slice(-3));
  setTimeout(() => dismissToast(id), seconds[tone] * 1000);
}

export function dismissToast(id: number): void {
  change(toasts.filter((shown) => shown.id !== id));
}

export function listToasts(): readonly Toast[] {
  return toasts;
}

export function onToastsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
