import * as z from 'zod/mini'

import { HOW_TO_LIMITS, HOW_TO_PAGES, HOW_TO_ROLES, HOW_TO_STATES } from '../how-to.ts'
import { id, version } from './common.contract.ts'
import { howToMedia } from './how-to-offers.contract.ts'
import { nameUpTo } from './name.contract.ts'

const title = nameUpTo(HOW_TO_LIMITS.title)
const about = z.string().check(z.trim(), z.maxLength(HOW_TO_LIMITS.about))
/** By the name that the server gave it when it was sent. */
const file = z.string().check(z.minLength(1), z.regex(/^[a-z0-9][\w.-]{0,150}$/i))
/** Empty where there is none. */
const optionalFile = z.string().check(z.regex(/^(?:[a-z0-9][\w.-]{0,150})?$/i))

const fields = {
  titleEn: title,
  titleTr: title,
  titleAr: title,
  aboutEn: about,
  aboutTr: about,
  aboutAr: about,
  video: file,
  poster: optionalFile,
  captionsEn: file,
  captionsTr: optionalFile,
  captionsAr: optionalFile,
  roles: z.array(z.enum(HOW_TO_ROLES)).check(z.minLength(1), z.maxLength(HOW_TO_ROLES.length)),
  pages: z.array(z.enum(HOW_TO_PAGES)).check(z.maxLength(HOW_TO_PAGES.length)),
}

/** POST /how-to-videos: texts in each language, files by the names that they were given when they were sent. */
export const howToForm = z.strictObject(fields)
/** PATCH /how-to-videos/{id}: all of it, of the revision that somebody saw; 409 where it is another by now. */
export const howToChange = z.strictObject({ ...fields, revision: version })

/** As somebody saw it, whatever rules there are by now: what a change is refused with where it is another. */
export const seenHowTo = z.strictObject({
  revision: version,
  titleEn: z.string(),
  titleTr: z.string(),
  titleAr: z.string(),
  aboutEn: z.string(),
  aboutTr: z.string(),
  aboutAr: z.string(),
  video: z.string(),
  poster: z.string(),
  captionsEn: z.string(),
  captionsTr: z.string(),
  captionsAr: z.string(),
  roles: z.array(z.enum(HOW_TO_ROLES)),
  pages: z.array(z.enum(HOW_TO_PAGES)),
})

/** GET /how-to-videos/{id}, for those who keep them. */
export const howToVideo = z.object({
  id,
  state: z.enum(HOW_TO_STATES),
  ...seenHowTo.shape,
  media: howToMedia,
})

export const madeHowTo = z.object({ id })

/** GET /how-to-videos/order: all that are not in the trash. */
export const howToOrder = z.object({
  items: z.array(z.object({ id, title: z.string(), state: z.enum(HOW_TO_STATES) })),
})

const ids = z.array(id).check(
  z.maxLength(HOW_TO_LIMITS.videos),
  z.refine((all) => new Set(all).size === all.length),
)
/** PUT /how-to-videos/order: the whole order, and the one that it was made of; 409 where that is another by now. */
export const howToOrderBody = z.strictObject({ was: ids, ids })

export type HowToForm = z.infer<typeof howToForm>
export type HowToChange = z.infer<typeof howToChange>
export type SeenHowTo = z.infer<typeof seenHowTo>
export type HowToVideo = z.infer<typeof howToVideo>
export type HowToOrder = z.infer<typeof howToOrder>
export type HowToOrderBody = z.infer<typeof howToOrderBody>
