import type { Edit } from '~/ui/rich-text/format-text';

/** Changes the text as if it had been typed, or not at all where there is no room for it. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  const length = area.value.length - (to - from) + insert.length;
  if (area.maxLength >= 0 && length > area.maxLength) return;
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, and still the only change by script that the browser's own undo knows.
  const typed = document.execCommand(insert ? 'insertText' : 'delete', false, insert);
  if (!typed) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
