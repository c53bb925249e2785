import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { Gallery } from '~/features/pictures/components/gallery';
import { listPictures } from '~/features/pictures/queries';
import { getPromoter } from '~/features/promoters/queries';
import { requireEntityId } from '~/lib/entity-id';
import { toLinks } from '~/lib/links';
import { orNotFound } from '~/lib/or-not-found';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { plainText } from '~/lib/rich-text';
import { organisationData } from '~/lib/structured-data';
import { StructuredData } from '~/ui/page/structured-data';
import type { Route } from './+types/promoter';
import { EntityHero } from './entity-hero';
import { EventsOf } from './events-of';
import { loadFollowed } from './load-followed';
import { loadProfileEvents } from './load-profile-events';
import classes from './profile.module.css';

async function load({ params, context, request }: Pick<Route.LoaderArgs, 'params' | 'context' | 'request'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [promoter, pictures, followed, events] = await Promise.all([
    orNotFound(getPromoter(db, id)),
    listPictures(db, 'promoter', id),
    loadFollowed(db, 'promoter', id),
    loadProfileEvents(db, { promoter: id }, request),
  ]);
  return { promoter, pictures, followed, events };
}

export const loader = load;
export const clientLoader = load;

const pathOf = (id: number) => href('/promoter/:id', { id: String(id) });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { id, name, description } = loaderData.promoter;
  return pageMeta({
    title: name,
    description: excerpt(plainText(description), `Upcoming and past events by ${name}.`),
    path: pathOf(id),
    publicUrl: publicUrlOf(matches),
    type: 'profile',
    image: { path: `/og/promoter/${id}.png`, alt: name },
  });
}

export default function PromoterPage({ loaderData, matches }: Route.ComponentProps) {
  const { promoter, pictures, followed, events } = loaderData;
  const links = toLinks(promoter.links);
  const publicUrl = publicUrlOf(matches) ?? '';
  return (
    <div className={classes.page}>
      <EntityHero
        kind="promoter"
        {...promoter}
        eyebrow="Promoter"
        links={links}
        picture={pictures[0]}
        followed={followed}
      />
      <EventsOf name={promoter.name} events={events} />
      <Gallery pictures={pictures.slice(1)} of={promoter.name} />
      <StructuredData
        data={organisationData({
          name: promoter.name,
          url: publicUrl + pathOf(promoter.id),
          description: plainText(promoter.description),
          images: [`${publicUrl}/og/promoter/${promoter.id}.png`],
          links: links.map(({ url }) => url),
        })}
      />
    </div>
  );
}
