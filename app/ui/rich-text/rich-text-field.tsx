import { useEffect, useRef, useState } from 'react';
import { CharactersLeft } from '~/ui/form/characters-left';
import { Field, type FieldProps } from '~/ui/form/field';
import { GrowingTextArea } from '~/ui/form/growing-text-area';
import { applyEdit } from '~/ui/rich-text/apply-edit';
import { type Format, formatText } from '~/ui/rich-text/format-text';
import { FormatToolbar, formatOfKey } from '~/ui/rich-text/format-toolbar';
import { RichText } from '~/ui/rich-text/rich-text';
import classes from '~/ui/rich-text/rich-text-field.module.css';
import { panelId, tabId, type View, ViewTabs } from '~/ui/rich-text/view-tabs';

type RichTextFieldProps = FieldProps & {
  name: string;
  maxLength: number;
  defaultValue?: string;
  /** Given where the form keeps the text itself. */
  value?: string;
  onChange?: (text: string) => void;
};

/** Writes what `RichText` shows. */
export function RichTextField({
  label,
  hint,
  error,
  optional,
  name,
  maxLength,
  defaultValue = '',
  value,
  onChange,
}: RichTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(value ?? defaultValue);
  const [view, setView] = useState<View>('write');
  const text = value ?? typed;

  useEffect(() => {
    if (error) setView('write');
  }, [error]);

  const show = (next: View) => {
    // It may have been typed before this script ran.
    if (area.current) setTyped(area.current.value);
    setView(next);
  };
  const format = (wanted: Format) => {
    if (!area.current) return;
    const { value: current, selectionStart: start, selectionEnd: end } = area.current;
    applyEdit(area.current, formatText(wanted, { text: current, start, end }));
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {({ className: _, ...wiring }) => (
        <>
          <div className={classes.editor}>
            <div className={classes.bar}>
              <ViewTabs id={wiring.id} view={view} onView={show} />
              {view === 'write' && <FormatToolbar controls={wiring.id} onFormat={format} />}
            </div>
            <div
              role="tabpanel"
              id={panelId(wiring.id, 'write')}
              aria-labelledby={tabId(wiring.id, 'write')}
              hidden={view !== 'write'}
            >
              <GrowingTextArea
                {...wiring}
                {...(value === undefined ? { defaultValue } : { value })}
                ref={area}
                rows={6}
                name={name}
                maxLength={maxLength}
                required={!optional}
                className={classes.area}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  onChange?.(event.currentTarget.value);
                }}
                onKeyDown={(event) => {
                  const wanted = formatOfKey(event);
                  if (!wanted) return;
                  event.preventDefault();
                  format(wanted);
                }}
                // A browser cannot point at what is hidden.
                onInvalid={() => setView('write')}
              />
            </div>
            <div
              role="tabpanel"
              id={panelId(wiring.id, 'preview')}
              aria-labelledby={tabId(wiring.id, 'preview')}
              hidden={view !== 'preview'}
              className={classes.preview}
            >
              {view === 'preview' && <Preview text={text} />}
            </div>
          </div>
          <CharactersLeft length={text.length} most={maxLength} />
        </>
      )}
    </Field>
  );
}

function Preview({ text }: { text: string }) {
  if (text.trim()) return <RichText source={text} />;
  return <p className={classes.nothing}>Nothing written yet.</p>;
}
