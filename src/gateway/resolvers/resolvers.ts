import type { GraphQLFieldResolver } from 'graphql'

import type { Resolvers } from '../generated/resolvers.ts'
import { accountMutations, accountQueries } from './account.resolvers.ts'
import { authMutations, authQueries } from './auth.resolvers.ts'
import { certificateMutations, certificateQueries } from './certificate.resolvers.ts'
import { classDeskMutations, classDeskQueries } from './class-desk.resolvers.ts'
import { contactMutations, contactQueries } from './contact.resolvers.ts'
import { coordinatorMutations, coordinatorQueries } from './coordinator.resolvers.ts'
import { courseSearchQueries } from './course-search.resolvers.ts'
import { demoQueries } from './demo.resolvers.ts'
import { enrollmentVerificationMutations, enrollmentVerificationQueries } from './enrollment-verification.resolvers.ts'
import { courseFields, enrollmentMutations, enrollmentQueries } from './enrollment.resolvers.ts'
import { groupProgressMutations, groupProgressQueries } from './group-progress.resolvers.ts'
import { invitationMutations, invitationQueries } from './invitation.resolvers.ts'
import { lessonMutations, lessonQueries } from './lesson.resolvers.ts'
import { materialMutations, materialQueries } from './materials.resolvers.ts'
import { nameChangeMutations, nameChangeQueries } from './name-change.resolvers.ts'
import { profileMutations, profileQueries } from './profile.resolvers.ts'
import { programmeQueries } from './programme.resolvers.ts'
import { quickPanelMutations, quickPanelQueries } from './quick-panel.resolvers.ts'
import { registrationMutations, registrationQueries } from './registration.resolvers.ts'
import { rosterMutations, rosterQueries } from './roster.resolvers.ts'
import { studentEnrollmentMutations, studentEnrollmentQueries } from './student-enrollments.resolvers.ts'

/** Each resolver maps one field to one REST call. */
export const resolvers: Resolvers = {
  Query: {
    ...authQueries,
    ...enrollmentQueries,
    ...lessonQueries,
    ...demoQueries,
    ...quickPanelQueries,
    ...contactQueries,
    ...accountQueries,
    ...profileQueries,
    ...nameChangeQueries,
    ...invitationQueries,
    ...programmeQueries,
    ...coordinatorQueries,
    ...classDeskQueries,
    ...enrollmentVerificationQueries,
    ...studentEnrollmentQueries,
    ...materialQueries,
    ...courseSearchQueries,
    ...groupProgressQueries,
    ...rosterQueries,
    ...registrationQueries,
    ...certificateQueries,
  },
  Mutation: {
    ...authMutations,
    ...enrollmentMutations,
    ...lessonMutations,
    ...quickPanelMutations,
    ...contactMutations,
    ...accountMutations,
    ...profileMutations,
    ...nameChangeMutations,
    ...invitationMutations,
    ...coordinatorMutations,
    ...classDeskMutations,
    ...enrollmentVerificationMutations,
    ...studentEnrollmentMutations,
    ...materialMutations,
    ...groupProgressMutations,
    ...rosterMutations,
    ...registrationMutations,
    ...certificateMutations,
  },
  Course: courseFields,
}

/** The resolver of a field. Throws when there is none, so that a field that was forgotten shows at once. */
export const resolverOf = (type: string, field: string): GraphQLFieldResolver<unknown, unknown> => {
  const fields: unknown = Reflect.get(resolvers, type)
  const found: unknown = typeof fields === 'object' && fields !== null ? Reflect.get(fields, field) : undefined
  if (typeof found !== 'function') throw new Error(`No resolver was written for ${type}.${field}.`)
  return (...call) => Reflect.apply(found, undefined, call)
}
