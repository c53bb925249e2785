import { addPicture, describePicture, orderPictures, removePicture } from '~/features/pictures/commands';
import type { PictureActs } from '~/features/pictures/components/picture-acts';
import type { PicturedType } from '~/features/pictures/queries';
import { useCommands } from '~/routes/use-commands';

/** The gallery's acts, done by the browser itself: files go straight to storage. */
export function usePictureActs(entity: { type: PicturedType; id: number }): PictureActs {
  const { run } = useCommands();
  return {
    add: (picture, place) => run((db) => addPicture(db, entity, picture, place)),
    describe: (id, description) => run((db) => describePicture(db, id, description)),
    order: (ids) => run((db) => orderPictures(db, ids)),
    remove: (picture) => run((db) => removePicture(db, picture)),
  };
}
