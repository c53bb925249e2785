import { useDesigner } from './designer-context';
import { useScene } from './scene-context';

const most = 10;

/** The colours that fit here: those of the background and the poster, those in use, black and white. */
export function usePaletteColours(): string[] {
  const { design } = useDesigner();
  const { poster } = useScene();
  const own = design.background.kind === 'art' ? Object.values(design.background.palette) : [];
  const used = design.elements.filter(({ kind }) => kind !== 'code').map(({ colour }) => colour);
  const all = ['#ffffff', '#0c1512', ...own, ...Object.values(poster), ...used];
  return [...new Set(all)].slice(0, most);
}
