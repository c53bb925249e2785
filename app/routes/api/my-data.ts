import { data } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { getViewer } from '~/features/session/queries';
import { AppError } from '~/lib/app-error';
import { download } from '~/lib/download';
import { requireEntityId } from '~/lib/entity-id';
import { wordsFor } from '~/lib/reasons';
import { takeExport, writeExport } from '~/services/persons/export.server';
import type { Route } from './+types/my-data';

/** The copy that people get of their own data, and nobody else of it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const viewer = await getViewer(context.get(dbContext));
  if (!viewer || viewer.userId !== requireEntityId(params.id)) throw data(null, { status: 404 });
  try {
    await takeExport(platform, viewer.userId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(wordsFor(error.reason), { status: 429, headers: { 'cache-control': 'no-store' } });
  }
  return download(
    'limelight-my-data.json',
    'application/json',
    encoded(writeExport(platform, viewer.userId)),
  );
}

async function* encoded(parts: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
