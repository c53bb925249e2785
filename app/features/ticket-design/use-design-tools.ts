import { useState } from 'react';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import type { SampleName } from '~/lib/ticket-design/samples';
import { toast } from '~/ui/toast/toast';
import { drawPreview, saveTemplate } from './commands';
import type { DesignerStore } from './designer-store';
import type { SavedDesign } from './queries';

type Asked = {
  store: DesignerStore;
  eventId: number;
  sample: SampleName;
  loadVersions: () => Promise<SavedDesign[]>;
  onTemplatesChanged: () => Promise<void>;
};

/** What is done with the design as a whole, beside saving it. */
export function useDesignTools({ store, eventId, sample, loadVersions, onTemplatesChanged }: Asked) {
  /** Null while they are on their way. */
  const [versions, setVersions] = useState<SavedDesign[] | null | 'closed'>('closed');
  const [showsWallet, setShowsWallet] = useState(false);

  const openVersions = async () => {
    setVersions(null);
    setVersions(await loadVersions());
  };

  const downloadPdf = async () => {
    const { size } = store.getState();
    try {
      offer(await drawPreview(eventId, store.design, size, sample), `ticket-${size}.pdf`);
    } catch (error) {
      toast({ text: wordsFor(reasonOf(error)), tone: 'bad' });
    }
  };

  /** Answers why it did not work, in words. */
  const keepTemplate = async (promoterId: number, name: string): Promise<string | null> => {
    try {
      const [problem] = await saveTemplate(promoterId, name, store.getState().history.now);
      if (problem) return problem.words;
    } catch (error) {
      return wordsFor(reasonOf(error));
    }
    toast({ text: `${name} is a template now.` });
    await onTemplatesChanged();
    return null;
  };

  return {
    versions,
    closeVersions: () => setVersions('closed'),
    showsWallet,
    closeWallet: () => setShowsWallet(false),
    keepTemplate,
    tools: {
      openVersions: () => void openVersions(),
      openWallet: () => setShowsWallet(true),
      downloadPdf: () => void downloadPdf(),
    },
  };
}

/** Anything else than a refusal is a defect, and is not to be swallowed. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.reason;
  throw error;
}

function offer(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
