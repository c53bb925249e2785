import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { checkAllSizes } from '~/lib/ticket-design/checks';
import type { DesignPalette } from '~/lib/ticket-design/document';
import { defaultDesign } from '~/lib/ticket-design/layouts';
import { sampleFacts } from '~/lib/ticket-design/samples';
import { ticketSizes } from '~/lib/ticket-design/sizes';
import { useUnsavedChanges } from '~/ui/form/use-unsaved-changes';
import { toast } from '~/ui/toast/toast';
import { drawPreview, saveTemplate, uploadPicture } from '../commands';
import { DesignerProvider } from '../designer-context';
import { DesignerStore } from '../designer-store';
import { groupProblems } from '../group-problems';
import { readKeptDesign } from '../kept-design';
import type { DesignedEvent, DesignTemplate, SavedDesign, TemplatePromoter } from '../queries';
import { SceneProvider } from '../scene-context';
import { useSaving } from '../use-saving';
import { useShortcuts } from '../use-shortcuts';
import { useStage } from '../use-stage';
import { useWide, wideQuery } from '../use-wide';
import { Canvas } from './canvas';
import { CanvasBar, type Sample, ZoomBar } from './canvas-bar';
import { ConflictDialog } from './conflict-dialog';
import { DesignerBar } from './designer-bar';
import { DesignerNotices } from './designer-notices';
import { DesignerPanels, type PanelName } from './designer-panels';
import classes from './ticket-designer.module.css';
import { VersionsDialog } from './versions-dialog';
import { WalletPreview } from './wallet-preview';

type TicketDesignerProps = {
  event: DesignedEvent;
  poster: DesignPalette;
  /** Null where nobody designed the tickets yet. */
  saved: SavedDesign | null;
  templates: readonly DesignTemplate[];
  /** Whose templates this person may keep. */
  promoters: readonly TemplatePromoter[];
  onTemplatesChanged: () => Promise<void>;
  onRemoveTemplate: (template: DesignTemplate) => Promise<void>;
  /** Asked for when they are looked at. */
  loadVersions: () => Promise<SavedDesign[]>;
};

/** The workshop of one event's tickets. */
export function TicketDesigner(props: TicketDesignerProps) {
  const { event, poster, saved, loadVersions } = props;
  const [begun] = useState(() => begin(event.id, saved, poster));
  const { store } = begun;
  const [restoredAt, setRestoredAt] = useState(begun.restoredAt);
  const { history, size, said } = useSyncExternalStore(store.subscribe, store.getState);
  const [sample, setSample] = useState<Sample>('event');
  const [panel, setPanel] = useState<PanelName>(() =>
    !window.matchMedia(wideQuery).matches ? 'none' : saved ? 'layers' : 'layouts',
  );
  const [side, setSide] = useState<PanelName>('style');
  const [versions, setVersions] = useState<SavedDesign[] | null | 'closed'>('closed');
  const [showsWallet, setShowsWallet] = useState(false);
  const isWide = useWide();
  const saving = useSaving(store, event.id, begun);
  const stage = useStage(ticketSizes[size]);
  const leaving = useUnsavedChanges(saving.isDirty);
  const checked = useDeferredValue(history.now);
  const problems = useMemo(() => groupProblems(checkAllSizes(checked)), [checked]);
  const facts = useMemo(
    () => (sample === 'event' ? event.facts : { ...sampleFacts[sample], eventId: event.id }),
    [sample, event],
  );
  const scene = useMemo(
    () => ({ eventId: event.id, facts, poster, upload: (file: File) => uploadPicture(event.id, file) }),
    [event.id, facts, poster],
  );
  const check = () => (isWide ? setSide('check') : setPanel('check'));
  useShortcuts({
    store,
    save: () => void saving.save(),
    zoom: (direction) => (direction === 0 ? stage.setZoom('fit') : stage.step(direction)),
  });

  const openVersions = async () => {
    setVersions(null);
    const found = await attempt(loadVersions);
    setVersions(found ?? 'closed');
  };
  const downloadPdf = async () => {
    const shown = sample === 'event' ? 'normal' : sample;
    const file = await attempt(() => drawPreview(event.id, store.design, size, shown));
    if (file) offer(file, `ticket-${size}.pdf`);
  };
  const tools = {
    openVersions: () => void openVersions(),
    openWallet: () => setShowsWallet(true),
    downloadPdf: () => void downloadPdf(),
  };
  const keepTemplate = async (promoterId: number, name: string): Promise<string | null> => {
    try {
      const [problem] = await saveTemplate(promoterId, name, store.getState().history.now);
      if (problem) return problem.words;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return wordsFor(error.reason);
    }
    toast({ text: `${name} is a template now.` });
    await props.onTemplatesChanged();
    return null;
  };
  const templates = {
    templates: props.templates,
    promoters: props.promoters,
    onSave: keepTemplate,
    onRemove: props.onRemoveTemplate,
  };
  return (
    <DesignerProvider value={store}>
      <SceneProvider value={scene}>
        <div className={classes.designer}>
          <DesignerBar event={event} saving={saving} tools={isWide ? tools : null} />
          <DesignerPanels
            isWide={isWide}
            panel={panel}
            onPanel={setPanel}
            side={side}
            onSide={setSide}
            problems={problems}
            templates={templates}
            tools={tools}
          />
          <section className={classes.work} aria-label="Drawing table">
            <DesignerNotices
              saving={saving}
              restoredAt={restoredAt}
              onCheck={check}
              onKeep={() => setRestoredAt(null)}
              onDiscard={() => {
                store.change(() => begun.design, { select: [] });
                saving.beginAt(saved?.version ?? 0);
                setRestoredAt(null);
              }}
            />
            <CanvasBar sample={sample} onSample={setSample} />
            <Canvas stage={stage} />
            <ZoomBar stage={stage} />
          </section>
        </div>
        <p className={classes.said} role="status">
          {said}
        </p>
        {versions !== 'closed' && (
          <VersionsDialog versions={versions} onClose={() => setVersions('closed')} />
        )}
        {showsWallet && <WalletPreview onClose={() => setShowsWallet(false)} />}
        <ConflictDialog saving={saving} />
        {leaving}
      </SceneProvider>
    </DesignerProvider>
  );
}

/** With what this device kept, as a step that can be taken back. */
function begin(eventId: number, saved: SavedDesign | null, poster: DesignPalette) {
  const design = saved?.design ?? defaultDesign(poster);
  const store = new DesignerStore(design);
  const kept = readKeptDesign(eventId);
  if (kept) store.change(() => kept.design);
  return { store, design, version: kept?.baseVersion ?? saved?.version ?? 0, restoredAt: kept?.at ?? null };
}

async function attempt<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toast({ text: wordsFor(error.reason), tone: 'bad' });
    return null;
  }
}

function offer(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
