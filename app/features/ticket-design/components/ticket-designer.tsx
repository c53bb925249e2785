import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { checkAllSizes } from '~/lib/ticket-design/checks';
import type { DesignPalette } from '~/lib/ticket-design/document';
import { defaultDesign } from '~/lib/ticket-design/layouts';
import { sampleFacts } from '~/lib/ticket-design/samples';
import { ticketSizes } from '~/lib/ticket-design/sizes';
import { useUnsavedChanges } from '~/ui/form/use-unsaved-changes';
import { classNames } from '~/ui/page/class-names';
import { uploadPicture } from '../commands';
import { DesignerProvider } from '../designer-context';
import { DesignerStore } from '../designer-store';
import { groupProblems } from '../group-problems';
import { readKeptDesign } from '../kept-design';
import type { DesignedEvent, DesignTemplate, SavedDesign, TemplatePromoter } from '../queries';
import { SceneProvider } from '../scene-context';
import { useDesignTools } from '../use-design-tools';
import { useSaving } from '../use-saving';
import { useShortcuts } from '../use-shortcuts';
import { useStage } from '../use-stage';
import { useWide, wideQuery } from '../use-wide';
import { Canvas } from './canvas';
import { CanvasBar, type Sample, ZoomBar } from './canvas-bar';
import { ConflictDialog } from './conflict-dialog';
import { DesignerBar } from './designer-bar';
import frame from './designer-frame.module.css';
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
  const { event, poster, saved } = props;
  const [begun] = useState(() => begin(event.id, saved, poster));
  const { store } = begun;
  const [restoredAt, setRestoredAt] = useState(begun.restoredAt);
  const { history, size, said } = useSyncExternalStore(store.subscribe, store.getState);
  const [sample, setSample] = useState<Sample>('event');
  const [panel, setPanel] = useState<PanelName>(() =>
    !window.matchMedia(wideQuery).matches ? 'none' : saved ? 'layers' : 'layouts',
  );
  const [side, setSide] = useState<PanelName>('style');
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
  const whole = useDesignTools({
    store,
    eventId: event.id,
    sample: sample === 'event' ? 'normal' : sample,
    loadVersions: props.loadVersions,
    onTemplatesChanged: props.onTemplatesChanged,
  });
  useShortcuts({
    store,
    save: () => void saving.save(),
    zoom: (direction) => (direction === 0 ? stage.setZoom('fit') : stage.step(direction)),
  });

  const templates = {
    templates: props.templates,
    promoters: props.promoters,
    onSave: whole.keepTemplate,
    onRemove: props.onRemoveTemplate,
  };
  return (
    <DesignerProvider value={store}>
      <SceneProvider value={scene}>
        <div className={classNames(frame.frame, classes.designer)}>
          <DesignerBar event={event} saving={saving} tools={isWide ? whole.tools : null} />
          <DesignerPanels
            isWide={isWide}
            panel={panel}
            onPanel={setPanel}
            side={side}
            onSide={setSide}
            problems={problems}
            templates={templates}
            tools={whole.tools}
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
        {whole.versions !== 'closed' && (
          <VersionsDialog versions={whole.versions} onClose={whole.closeVersions} />
        )}
        {whole.showsWallet && <WalletPreview onClose={whole.closeWallet} />}
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
