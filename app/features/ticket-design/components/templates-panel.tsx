import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { toast } from '~/ui/toast/toast';
import { useDesigner } from '../designer-context';
import type { DesignTemplate, TemplatePromoter } from '../queries';
import { DesignDrawing } from './design-drawing';
import classes from './panels.module.css';
import start from './start-panel.module.css';
import { TemplateDialog } from './template-dialog';

type TemplatesPanelProps = {
  templates: readonly DesignTemplate[];
  /** Whose templates this person may keep. */
  promoters: readonly TemplatePromoter[];
  onSave: (promoterId: number, name: string) => Promise<string | null>;
  onRemove: (template: DesignTemplate) => Promise<void>;
};

/** Designs that the event's promoters use again. */
export function TemplatesPanel({ templates, promoters, onSave, onRemove }: TemplatesPanelProps) {
  const { store } = useDesigner();
  const [saving, setSaving] = useState(false);
  const [removed, setRemoved] = useState<DesignTemplate | null>(null);
  const begin = ({ name, design }: DesignTemplate) => {
    store.change(() => design, { say: `Begun with ${name}.`, select: [] });
    toast({ text: `Begun with ${name}.`, tone: 'info', action: { label: 'Undo', run: store.undo } });
  };
  return (
    <>
      {promoters.length > 0 && (
        <div className={classes.add}>
          <Button kind="secondary" size="sm" icon="plus" full onClick={() => setSaving(true)}>
            Save as a template
          </Button>
        </div>
      )}
      {templates.length === 0 ? (
        <div className={classes.nothing}>
          <EmptyState icon="ticket" title="No templates yet">
            {promoters.length > 0
              ? 'Save this design as one, and the next event begins with it.'
              : 'Templates belong to a promoter of this event, and are made by its editors.'}
          </EmptyState>
        </div>
      ) : (
        <ul className={start.layouts} aria-label="Templates">
          {templates.map((template) => (
            <li key={template.id} className={classes.template}>
              <button type="button" className={start.layout} onClick={() => begin(template)}>
                <DesignDrawing design={template.design} size="phone" className={start.thumbnail} />
                {template.name}
              </button>
              {template.mayChange && (
                <IconButton
                  icon="trash"
                  label={`Delete the template ${template.name}`}
                  onClick={() => setRemoved(template)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {saving && <TemplateDialog promoters={promoters} onSave={onSave} onClose={() => setSaving(false)} />}
      <ConfirmDialog
        open={removed !== null}
        title={`Delete the template ${removed?.name ?? ''}?`}
        confirmLabel="Delete"
        danger
        onConfirm={async () => {
          if (removed) await onRemove(removed);
          setRemoved(null);
        }}
        onCancel={() => setRemoved(null)}
      >
        Events that began with it keep their design.
      </ConfirmDialog>
    </>
  );
}
