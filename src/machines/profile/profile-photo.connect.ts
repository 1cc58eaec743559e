import type { SnapshotFrom } from 'xstate'

import type { profilePhotoMachine } from './profile-photo.machine.ts'

type PhotoSnapshot = SnapshotFrom<typeof profilePhotoMachine>

/** What can be said about the photo at the end of each act; null where there is nothing to say. */
export const PHOTO_OUTCOMES = ['saved', 'removed', 'tooLarge', 'notAPicture', 'refused', 'unsent', 'unremoved'] as const
export type PhotoOutcome = (typeof PHOTO_OUTCOMES)[number]

export const selectOutcome = (snapshot: PhotoSnapshot): PhotoOutcome | null =>
  PHOTO_OUTCOMES.find((outcome) => snapshot.matches({ choosing: outcome })) ?? null

/** What to show: the picture on its way, what was saved here, or `held` of the profile; null shows the initials. */
export const photoShown = ({ context }: PhotoSnapshot, held: string | null): string | null => {
  const { prepared, photoUrl } = context
  if (prepared) return `data:${prepared.type};base64,${prepared.content}`
  return photoUrl === undefined ? held : photoUrl
}
