import { escapeHtml } from '../html.ts';

/** Fills the variables of a template, `{{ .Name }}` as Supabase writes them. What is filled in never becomes markup. */
export function fillTemplate(source: string, values: Record<string, string>): string {
  return source.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

/** Good enough for our own templates: links become "words: address", blocks become lines. */
export function toPlainText(html: string): string {
  return html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g, '$2: $1')
    .replace(/<\/(p|h1|tr|div)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n\n')
    .trim();
}
