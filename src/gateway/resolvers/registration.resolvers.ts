import {
  classPlace,
  courseClasses,
  type AccommodationBody,
  type RegistrationBody,
} from '../../domain/contract/registration.contract.ts'
import type { GatewayContext } from '../context.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'

const move = async ({ send, changes }: GatewayContext, id: number, deed: 'accept' | 'decline' | 'leave') => {
  changes('registrations', 'enrollments', 'quickPanel')
  const place = await send('POST', `/instructor-course-students/${id}/${deed}`, {}, classPlace)
  return place
}

export const registrationQueries = {
  courseClasses: (_root, { courseId, count }, { get }) =>
    get(`/courses/${courseId}/classes?count=${count}`, courseClasses),
} satisfies QueryResolvers

export const registrationMutations = {
  registerForClass: async (_root, { instructorCourseId, accommodation }, { send, changes }) => {
    const body: RegistrationBody = { instructorCourseId, accommodation: accommodation ?? null }
    changes('registrations', 'enrollments', 'quickPanel')
    const place = await send('POST', '/instructor-course-students', body, classPlace, { creates: true })
    return place
  },
  acceptSeat: (_root, { id }, context) => move(context, id, 'accept'),
  declineSeat: (_root, { id }, context) => move(context, id, 'decline'),
  leaveClass: (_root, { id }, context) => move(context, id, 'leave'),
  saveAccommodation: async (_root, { id, accommodation }, { send, changes }) => {
    const body: AccommodationBody = { accommodation: accommodation ?? null }
    changes('registrations')
    const place = await send('PATCH', `/instructor-course-students/${id}`, body, classPlace)
    return place
  },
} satisfies MutationResolvers
