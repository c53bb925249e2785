import { AppError } from '~/lib/app-error';
import {
  acceptSaved,
  beginPlanning,
  type PlannedSlot,
  type PlannerState,
  pendingChanges,
  rebase,
  type SlotChange,
} from './planner-state';

/** `waiting`: there is no connection, and it is tried again. `refused`: trying again would change nothing. */
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'refused';

type Snapshot = { plan: PlannerState; status: SaveStatus; reason: string | null };

type Calls = {
  save: (changes: SlotChange[]) => Promise<Record<string, number | null>>;
  load: () => Promise<PlannedSlot[]>;
};

const passing = new Set(['unreachable', 'too_busy', 'backend_failed']);
const settleDelay = 300;
const retryDelay = 3000;
/** So often somebody else may be faster before we say that it does not work. */
const mostRebases = 5;

/** A plan that saves itself: one request at a time, with everything that changed since the last. */
export class PlannerStore {
  readonly #calls: Calls;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #isStale = false;

  constructor(slots: readonly PlannedSlot[], calls: Calls) {
    this.#calls = calls;
    this.#snapshot = { plan: beginPlanning(slots), status: 'saved', reason: null };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getSnapshot = () => this.#snapshot;

  /** Shows a change at once and saves it soon: a row of key presses is one request. */
  change(next: (plan: PlannerState) => PlannerState): void {
    const plan = next(this.#snapshot.plan);
    if (plan === this.#snapshot.plan) return;
    const isSaved = pendingChanges(plan).length === 0;
    this.#show({ plan, ...(!isSaved && this.#snapshot.status !== 'waiting' && { status: 'saving' }) });
    this.#saveIn(settleDelay);
  }

  /** Reads what others have done meanwhile. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    await this.saveNow();
  }

  async saveNow(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#saveAll();
      this.#show({ status: 'saved', reason: null });
    } catch (error) {
      // The client's own code could not be loaded: the connection is gone.
      const reason = error instanceof TypeError ? 'unreachable' : error instanceof AppError && error.reason;
      if (!reason) throw error;
      const isPassing = passing.has(reason);
      this.#show({ status: isPassing ? 'waiting' : 'refused', reason });
      if (isPassing) this.#saveIn(retryDelay);
    } finally {
      this.#isBusy = false;
    }
    // What came in after the last look, while the answer was on its way here.
    if (this.#snapshot.status === 'saved' && this.#hasWork()) await this.saveNow();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #saveAll(): Promise<void> {
    for (let rebases = 0; this.#hasWork(); ) {
      const changes = pendingChanges(this.#snapshot.plan);
      if (changes.length > 0 && !this.#isStale) {
        this.#show({ status: 'saving', reason: null });
        try {
          const versions = await this.#calls.save(changes);
          this.#show({ plan: acceptSaved(this.#snapshot.plan, changes, versions) });
        } catch (error) {
          const isLate = error instanceof AppError && error.reason === 'changed_meanwhile';
          if (!isLate || rebases >= mostRebases) throw error;
          rebases += 1;
          this.#isStale = true;
        }
      } else {
        const fresh = await this.#calls.load();
        this.#isStale = false;
        this.#show({ plan: rebase(this.#snapshot.plan, fresh) });
      }
    }
  }

  #hasWork(): boolean {
    return this.#isStale || pendingChanges(this.#snapshot.plan).length > 0;
  }

  #saveIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.saveNow(), delay);
  }

  #show(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }
}
