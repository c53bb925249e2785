import { type ProfilePicture, profilePictureAddress } from '~/lib/profile-picture';
import { positionOf } from '~/ui/picture-field/picture';
import classes from './profile-photo.module.css';

type ProfilePhotoProps = { picture: ProfilePicture; backend: string; alt: string };

/** A square around the focus of the picture. */
export function ProfilePhoto({ picture, backend, alt }: ProfilePhotoProps) {
  return (
    <img
      className={classes.photo}
      src={profilePictureAddress(backend, picture.path, 480)}
      srcSet={`${profilePictureAddress(backend, picture.path, 960)} 2x`}
      style={{ objectPosition: positionOf(picture) }}
      alt={alt}
      width={480}
      height={480}
    />
  );
}
