import { type KeyboardEvent, useRef } from 'react';
import classes from '~/ui/rich-text/rich-text-field.module.css';

export type View = 'write' | 'preview';

const views: { view: View; label: string }[] = [
  { view: 'write', label: 'Write' },
  { view: 'preview', label: 'Preview' },
];

export const tabId = (id: string, view: View) => `${id}-tab-${view}`;
export const panelId = (id: string, view: View) => `${id}-panel-${view}`;

type ViewTabsProps = { id: string; view: View; onView: (view: View) => void };

export function ViewTabs({ id, view, onView }: ViewTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const first = event.key === 'Home' || (event.key !== 'End' && view === 'preview');
    onView(first ? 'write' : 'preview');
    list.current?.querySelectorAll('button')[first ? 0 : 1]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Write or preview"
      tabIndex={-1}
      className={classes.tabs}
      onKeyDown={walk}
    >
      {views.map((tab) => (
        <button
          key={tab.view}
          type="button"
          role="tab"
          id={tabId(id, tab.view)}
          className={classes.tab}
          aria-selected={tab.view === view}
          aria-controls={panelId(id, tab.view)}
          tabIndex={tab.view === view ? 0 : -1}
          onClick={() => onView(tab.view)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
