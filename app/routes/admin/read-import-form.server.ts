import type { RouterContextProvider } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { beginImport } from '~/features/imports/commands';
import { AppError } from '~/lib/app-error';
import { isZone } from '~/lib/event-import/entry';
import { mostImportBytes } from '~/lib/event-import/read-import';
import { wordsFor } from '~/lib/reasons';
import { readSource, type Source } from '~/services/imports/read-source.server';

export type ImportProblem = { field: 'file' | 'text' | 'address' | 'page'; problem: string };

/** The form of the import page: answers the number under which what was read is looked through. */
export async function readImportForm(
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<{ importId: number } | ImportProblem> {
  const asked = await sourceOf(form);
  if ('problem' in asked) return asked;
  const zone = String(form.get('zone') ?? '');
  const read = await readSource(context.get(platformContext), asked.source, isZone(zone) ? zone : 'UTC');
  if ('problem' in read) return { field: asked.field, problem: read.problem };
  try {
    const { kind, source, entries } = read;
    return { importId: await beginImport(context.get(dbContext), kind, source, entries) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { field: asked.field, problem: wordsFor(error.reason) };
  }
}

type Asked = { field: ImportProblem['field']; source: Source };

/** The way that was chosen; its own field says what is missing. */
async function sourceOf(form: FormData): Promise<Asked | ImportProblem> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  switch (form.get('way')) {
    case 'address':
      if (text('address') === '')
        return { field: 'address', problem: 'Paste the address of the page or calendar.' };
      return { field: 'address', source: { from: 'address', address: text('address') } };
    case 'facebook': {
      // The name at the end of the page's address, or its number.
      const page = /^[\w.-]+$/.exec(text('page').replace(/\/+$/, '').split('/').at(-1) ?? '')?.[0];
      if (!page)
        return { field: 'page', problem: 'Type the name of the page as in its address, or its number.' };
      return { field: 'page', source: { from: 'facebook', page } };
    }
    case 'text': {
      if (text('text') === '') return { field: 'text', problem: 'Paste what you want to bring over.' };
      const bytes = new TextEncoder().encode(text('text'));
      return { field: 'text', source: { from: 'bytes', bytes, name: 'Pasted text' } };
    }
    default: {
      const file = form.get('file');
      if (!(file instanceof File) || file.size === 0)
        return { field: 'file', problem: 'Choose a file first.' };
      if (file.size > mostImportBytes)
        return { field: 'file', problem: 'This file is too large: 20 MB at most.' };
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { field: 'file', source: { from: 'bytes', bytes, name: file.name || 'A file' } };
    }
  }
}
