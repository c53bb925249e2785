import { createContext, useContext } from 'react';
import type { DesignPalette, DesignPicture } from '~/lib/ticket-design/document';
import type { TicketFacts } from '~/lib/ticket-design/facts';

/** What a design is drawn with and for. */
export type Scene = {
  eventId: number;
  /** What the ticket on the page says. */
  facts: TicketFacts;
  /** The colours of the event's poster. */
  poster: DesignPalette;
  upload: (file: File) => Promise<DesignPicture>;
};

const SceneContext = createContext<Scene | null>(null);

export const SceneProvider = SceneContext.Provider;

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('The parts of the designer stand inside its scene.');
  return scene;
}
