import * as z from 'zod/mini'

import { HOW_TO_PAGES } from '../how-to.ts'
import { id } from './common.contract.ts'
import { lessonMedia } from './lesson.contract.ts'

/** What it is watched by; the addresses work for a while. */
export const howToMedia = z.object({
  timeLength: lessonMedia.shape.timeLength,
  sources: lessonMedia.shape.sources,
  posterUrl: lessonMedia.shape.posterUrl,
  captions: lessonMedia.shape.captions,
  transcript: lessonMedia.shape.transcript,
  validUntil: lessonMedia.shape.validUntil,
})

/** GET /how-to-offers: what is published for the roles of who asks, with the pages that each fits. */
export const howToOffers = z.object({
  items: z.array(z.object({ id, title: z.string(), seconds: z.number(), pages: z.array(z.enum(HOW_TO_PAGES)) })),
})
/** GET /how-to-offers/{id} */
export const howToOffer = z.object({ id, title: z.string(), about: z.string(), media: howToMedia })

export type HowToMedia = z.infer<typeof howToMedia>
export type HowToOffers = z.infer<typeof howToOffers>
export type HowToOffer = z.infer<typeof howToOffer>
