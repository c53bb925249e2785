import type { TicketDesign } from '~/lib/ticket-design/document';
import type { SizeName } from '~/lib/ticket-design/sizes';
import { beginHistory, type History, record, redo, undo } from './history';

export type DesignerState = {
  history: History<TicketDesign>;
  /** As it looks while something is held; not yet a step. */
  held: TicketDesign | null;
  selection: readonly string[];
  size: SizeName;
  /** For those who hear the page. */
  said: string;
};

type Change = {
  /** Changes of the same name that follow closely are taken back at once. */
  stroke?: string;
  say?: string;
  select?: readonly string[];
};

/** One design while it is worked on. */
export class DesignerStore {
  readonly #listeners = new Set<() => void>();
  #state: DesignerState;

  constructor(design: TicketDesign) {
    this.#state = { history: beginHistory(design), held: null, selection: [], size: 'phone', said: '' };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): DesignerState => this.#state;

  get design(): TicketDesign {
    return this.#state.held ?? this.#state.history.now;
  }

  readonly change = (
    change: (design: TicketDesign) => TicketDesign,
    { stroke, say, select }: Change = {},
  ) => {
    const next = change(this.#state.history.now);
    const history = record(this.#state.history, next, Date.now(), stroke);
    this.#show({ history, held: null, ...(say && { said: say }), ...(select && { selection: select }) });
  };

  /** Shows what it would be; null lets go of it again. */
  readonly hold = (design: TicketDesign | null) => {
    this.#show({ held: design });
  };

  /** What is held becomes a step. */
  readonly drop = (change: Change = {}) => {
    const { held } = this.#state;
    if (held) this.change(() => held, change);
  };

  readonly select = (ids: readonly string[], say?: string) => {
    const { selection } = this.#state;
    if (!say && ids.length === selection.length && ids.every((id, at) => id === selection[at])) return;
    this.#show({ selection: ids, ...(say && { said: say }) });
  };

  readonly toggle = (id: string) => {
    const { selection } = this.#state;
    this.select(selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]);
  };

  readonly undo = () => this.#travel(undo(this.#state.history), 'Taken back.');
  readonly redo = () => this.#travel(redo(this.#state.history), 'Done again.');

  readonly showSize = (size: SizeName) => this.#show({ size });
  readonly say = (said: string) => this.#show({ said });

  #travel(history: History<TicketDesign>, said: string): void {
    if (history === this.#state.history) return;
    const ids = new Set(history.now.elements.map(({ id }) => id));
    this.#show({
      history,
      held: null,
      said,
      selection: this.#state.selection.filter((id) => ids.has(id)),
    });
  }

  #show(part: Partial<DesignerState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
