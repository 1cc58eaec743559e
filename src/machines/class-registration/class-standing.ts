import { givenBy } from '../../domain/class.ts'
import type { ClassPlace, CourseClass, CourseClasses, PlaceGiven } from '../../domain/contract/registration.contract.ts'
import type { ClassRegistrationContext, RegistrationNews } from './class-registration.types.ts'

type Standing = Pick<ClassRegistrationContext, 'data' | 'elapsed'>

export const classOf = ({ data }: Pick<Standing, 'data'>, classId: number | null): CourseClass | null =>
  data?.items.find(({ id }) => id === classId) ?? null

export const placeOf = (standing: Pick<Standing, 'data'>, classId: number | null): ClassPlace | null =>
  classOf(standing, classId)?.own ?? null

/** What registering for a class gives, as it was read; null of one that was not. */
export const givenOf = (standing: Pick<Standing, 'data'>, classId: number | null): PlaceGiven | null => {
  const held = classOf(standing, classId)
  return held && { gives: givenBy(held.seatsLeft, held.waiting), waiting: held.waiting }
}

/** Not to be had, or not there any more. One that is not among those that were asked for may be among the later ones. */
export const isGone = ({ data }: Pick<Standing, 'data'>, classId: number | null): boolean => {
  const held = classOf({ data }, classId)
  return held ? held.ineligible !== null : data !== null && !data.hasMore
}

export const holds = ({ data }: Pick<Standing, 'data'>, ...states: readonly ClassPlace['state'][]): boolean =>
  data?.items.some(({ own }) => own !== null && states.includes(own.state)) ?? false

/** Seconds until an offer ends, by the server's word and the time that has passed since; null where there is none. */
export const secondsLeft = ({ data, elapsed }: Standing, place: ClassPlace | null): number | null => {
  if (!data || place?.state !== 'offered' || place.offerEndsAt === null) return null
  return Math.max(0, Math.ceil((Date.parse(place.offerEndsAt) - Date.parse(data.now)) / 1000 - elapsed))
}

export const isAnOfferOver = (standing: Standing): boolean =>
  standing.data?.items.some(({ own }) => secondsLeft(standing, own) === 0) ?? false

/** The classes with a place as the server answered it. One that was given up is none. */
export const withPlace = (data: CourseClasses, place: ClassPlace): CourseClasses => ({
  ...data,
  items: data.items.map((held) => {
    if (held.id !== place.instructorCourseId) return held
    const isGone = place.state === 'cancelled' || place.state === 'lapsed'
    return isGone ? { ...held, own: null } : { ...held, own: place, ineligible: 'already' as const }
  }),
})

/** Which of an earlier answer's offers the next one no longer knows: they ended. */
export const hasLapsed = (before: CourseClasses | null, after: CourseClasses): boolean =>
  before?.items.some(
    ({ id, own }) =>
      own?.state === 'offered' &&
      own.offerEndsAt !== null &&
      Date.parse(own.offerEndsAt) <= Date.parse(after.now) &&
      placeOf({ data: after }, id)?.id !== own.id,
  ) ?? false

export const newsOf = (place: ClassPlace): RegistrationNews =>
  place.state === 'waitlisted' ? 'waitlisted' : 'registered'

/** Whether one may leave a class, also while something is asked about it: what asked stays, and gets the focus again. */
export const mayLeave = (context: Pick<Standing, 'data'>, classId: number): boolean => {
  const place = placeOf(context, classId)
  return place !== null && place.state !== 'walkIn' && place.nextEvents.includes('registration.left')
}

/** Whether the instructor may still be told what one needs: until the class begins. */
export const mayAccommodate = (context: Pick<Standing, 'data'>, classId: number): boolean => {
  const held = classOf(context, classId)
  return Boolean(held?.own && context.data && Date.parse(held.courseDate) > Date.parse(context.data.now))
}
