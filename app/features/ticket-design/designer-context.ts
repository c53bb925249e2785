import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DesignElement, TicketDesign } from '~/lib/ticket-design/document';
import type { SizeName } from '~/lib/ticket-design/sizes';
import type { DesignerStore } from './designer-store';

const DesignerContext = createContext<DesignerStore | null>(null);

export const DesignerProvider = DesignerContext.Provider;

export function useDesignerStore(): DesignerStore {
  const store = useContext(DesignerContext);
  if (!store) throw new Error('The parts of the designer stand inside it.');
  return store;
}

type Shown = {
  store: DesignerStore;
  /** As it looks now, with what is held. */
  design: TicketDesign;
  size: SizeName;
  selection: readonly string[];
  selected: DesignElement[];
};

export function useDesigner(): Shown {
  const store = useDesignerStore();
  const { history, held, size, selection } = useSyncExternalStore(store.subscribe, store.getState);
  const design = held ?? history.now;
  const selected = design.elements.filter(({ id }) => selection.includes(id));
  return { store, design, size, selection, selected };
}
