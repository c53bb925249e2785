import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import type { Format } from '~/ui/rich-text/format-text';
import classes from '~/ui/rich-text/rich-text-field.module.css';

type Tool = { format: Format; label: string; key?: string };

const tools: Tool[] = [
  { format: 'bold', label: 'Bold', key: 'b' },
  { format: 'italic', label: 'Italic', key: 'i' },
  { format: 'heading', label: 'Heading' },
  { format: 'link', label: 'Link', key: 'k' },
  { format: 'list', label: 'List' },
  { format: 'list-numbered', label: 'Numbered list' },
  { format: 'quote', label: 'Quote' },
];

/** The format that a key stands for together with Ctrl or Cmd. */
export function formatOfKey(event: KeyboardEvent): Format | undefined {
  if (event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return undefined;
  return tools.find(({ key }) => key === event.key.toLowerCase())?.format;
}

type FormatToolbarProps = { controls: string; onFormat: (format: Format) => void };

/** One stop for the Tab key; the arrows go from tool to tool. */
export function FormatToolbar({ controls, onFormat }: FormatToolbarProps) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      aria-controls={controls}
      className={classes.tools}
      onKeyDown={walk}
    >
      {tools.map(({ format, label, key }, index) => (
        <IconButton
          key={format}
          icon={format}
          label={label}
          title={key ? `${label} (Ctrl or ⌘ + ${key.toUpperCase()})` : label}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          // The selection in the text stays what it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFormat(format)}
        />
      ))}
    </div>
  );
}

function placeAfter(key: string, current: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (current + 1) % tools.length,
    ArrowLeft: (current + tools.length - 1) % tools.length,
    Home: 0,
    End: tools.length - 1,
  };
  return places[key];
}
