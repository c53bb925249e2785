import { type ProfilePicture, profilePictureAddress } from '~/lib/profile-picture';
import classes from '~/ui/avatar/avatar.module.css';
import { Poster } from '~/ui/poster/poster';

type AvatarProps = { userId: number; picture: ProfilePicture | null; backend: string };

/** A person in a list, beside their name: their picture, or the art that is drawn for them. */
export function Avatar({ userId, picture, backend }: AvatarProps) {
  return (
    <span className={classes.avatar}>
      {picture ? (
        <img
          src={profilePictureAddress(backend, picture.path, 128)}
          style={{ objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%` }}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <Poster kind="user" id={userId} ratio="square" />
      )}
    </span>
  );
}
