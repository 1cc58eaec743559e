import { exportAddress } from '../../domain/contract/list.contract.ts'
import {
  checkInAnswer,
  completedClass,
  markAnswers,
  roster,
  walkInAnswer,
} from '../../domain/contract/roster.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { done } from './done.ts'

const pathOf = (classId: number): string => `/instructor-courses/${classId}`

export const rosterQueries = {
  roster: (_root, { classId }, { get }) => get(`${pathOf(classId)}/roster`, roster),
  rosterExport: async (_root, { classId }, { get }) =>
    (await get(`${pathOf(classId)}/roster/export`, exportAddress)).url,
  signInSheet: async (_root, { classId }, { get }) => (await get(`${pathOf(classId)}/roster/sheet`, exportAddress)).url,
} satisfies QueryResolvers

export const rosterMutations = {
  // A mark announces nothing, nor does a walk-in: the roster hears its own answers, and others read by and by.
  markRoster: async (_root, { classId, marks }, { send }) =>
    (await send('POST', `${pathOf(classId)}/roster/marks`, { marks }, markAnswers)).outcomes,
  addWalkIn: (_root, { classId, walkIn }, { send }) =>
    send('POST', `${pathOf(classId)}/roster/walk-ins`, walkIn, walkInAnswer, { creates: true }),
  removeWalkIn: (_root, { classId, registrationId }, { send }) =>
    send('DELETE', `${pathOf(classId)}/roster/walk-ins/${registrationId}`, undefined, done),
  completeClass: async (_root, { classId, certificates: told, shortReason }, { send, changes }) => {
    changes('rosters', 'certificates')
    const body = { certificates: told, ...(shortReason && { shortReason }) }
    const { certificates } = await send('POST', `${pathOf(classId)}/complete`, body, completedClass)
    return certificates
  },
  checkIn: (_root, { code }, { send }) => send('POST', '/check-ins', { code }, checkInAnswer, { creates: true }),
} satisfies MutationResolvers
