import type { ComponentProps } from 'react';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import type { ProblemGroup } from '../group-problems';
import type { DesignerTools } from './designer-bar';
import { DesignerIcon } from './designer-icon';
import { Inspector } from './inspector';
import { LayersPanel } from './layers-panel';
import panels from './panels.module.css';
import { ProblemsPanel } from './problems-panel';
import { StartPanel } from './start-panel';
import { Tabs } from './tabs';
import { TemplatesPanel } from './templates-panel';
import classes from './ticket-designer.module.css';

export type PanelName = 'layouts' | 'layers' | 'templates' | 'style' | 'check' | 'more' | 'none';
type Templates = ComponentProps<typeof TemplatesPanel>;

type DesignerPanelsProps = {
  isWide: boolean;
  panel: PanelName;
  onPanel: (name: PanelName) => void;
  /** On the right, where there are two sides. */
  side: PanelName;
  onSide: (name: PanelName) => void;
  problems: readonly ProblemGroup[];
  templates: Templates;
  tools: DesignerTools;
};

/** Beside the page on both sides, or below it on a phone. */
export function DesignerPanels(props: DesignerPanelsProps) {
  const { isWide, panel, onPanel, side, onSide, problems, templates, tools } = props;
  const isBad = problems.some(({ first }) => first.level === 'error');
  const left = [
    { name: 'layouts', label: 'Layouts', content: <StartPanel /> },
    { name: 'layers', label: 'Layers', content: <LayersPanel /> },
    { name: 'templates', label: 'Templates', content: <TemplatesPanel {...templates} /> },
  ] as const;
  const right = [
    { name: 'style', label: 'Style', content: <Inspector /> },
    {
      name: 'check',
      label: 'Check',
      count: problems.length,
      isBad,
      content: <ProblemsPanel groups={problems} />,
    },
  ] as const;
  if (isWide)
    return (
      <>
        <aside className={classes.left} aria-label="Layouts and layers">
          <Tabs label="Begin and arrange" tabs={left} value={known(left, panel)} onChange={onPanel} />
        </aside>
        <aside className={classes.right} aria-label="Style and check">
          <Tabs label="Style and check" tabs={right} value={known(right, side)} onChange={onSide} />
        </aside>
      </>
    );
  const more = { name: 'more', label: 'More', content: <MorePanel {...templates} tools={tools} /> } as const;
  const all = [...left.slice(0, 2), ...right, more];
  const isOpen = panel !== 'none';
  return (
    <aside className={classes.below} aria-label="Tools" data-open={isOpen || undefined}>
      <Tabs label="Tools" tabs={all} value={isOpen ? panel : 'style'} onChange={onPanel} />
      <IconButton
        icon={isOpen ? 'chevron-down' : 'chevron-up'}
        label={isOpen ? 'Close the tools' : 'Open the tools'}
        className={classes.fold}
        aria-expanded={isOpen}
        onClick={() => onPanel(isOpen ? 'none' : 'style')}
      />
    </aside>
  );
}

function known<Name extends string>(tabs: readonly { name: Name }[], name: string): Name {
  const [first] = tabs;
  return tabs.find((tab) => tab.name === name)?.name ?? (first?.name as Name);
}

/** On a phone, what has its place in the bar elsewhere. */
function MorePanel({ tools, ...templates }: Templates & { tools: DesignerTools }) {
  return (
    <>
      <div className={panels.add}>
        <Button kind="secondary" size="sm" icon="clock" full onClick={tools.openVersions}>
          Earlier versions
        </Button>
        <Button kind="secondary" size="sm" icon="phone" full onClick={tools.openWallet}>
          In a wallet
        </Button>
        <Button kind="secondary" size="sm" icon="download" full onClick={tools.downloadPdf}>
          Download as PDF
        </Button>
      </div>
      <h2 className={classes.moreTitle}>
        <DesignerIcon name="layers" size={18} /> Templates
      </h2>
      <TemplatesPanel {...templates} />
    </>
  );
}
