import { createContext, useContext } from 'react';
import type { DesignPalette } from '~/lib/ticket-design/document';
import type { TicketFacts } from '~/lib/ticket-design/facts';
import type { DesignPicture } from './queries';

/** What a design is drawn with and for. */
export type Scene = {
  event: { id: number; title: string };
  /** What the ticket on the page says. */
  facts: TicketFacts;
  /** The colours of the event's poster. */
  poster: DesignPalette;
  pictures: ReadonlyMap<string, DesignPicture>;
  upload: (file: File, kind: PictureUse) => Promise<DesignPicture>;
};

export type PictureUse = 'background' | 'picture' | 'logo' | 'sponsor';

const SceneContext = createContext<Scene | null>(null);

export const SceneProvider = SceneContext.Provider;

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('The parts of the designer stand inside its scene.');
  return scene;
}
