import type { ClashQuestion } from '../../domain/class-clash.ts'
import { classClashes, createdClass } from '../../domain/contract/class-form.contract.ts'
import {
  classChoices,
  classMessage,
  heldClass,
  instructorDashboard,
  ownClass,
} from '../../domain/contract/held-class.contract.ts'
import { exportAddress, listPage } from '../../domain/contract/list.contract.ts'
import { listRequest } from '../../domain/list.ts'
import { OWN_CLASSES } from '../../domain/own-classes-list.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'

const PATH = '/instructor-courses'

const ownPage = listPage(ownClass)

const clashQuery = ({ sessions, venue, city, coInstructorIds, except }: ClashQuestion): string => {
  const query = new URLSearchParams({ venue, city })
  for (const { startsAt, endsAt } of sessions) query.append('session', `${startsAt}/${endsAt}`)
  for (const id of coInstructorIds) query.append('coInstructor', String(id))
  if (except !== null) query.set('except', String(except))
  return `?${query}`
}

export const classDeskQueries = {
  instructorDashboard: (_root, _query, { get }) => get('/instructor/dashboard', instructorDashboard),
  ownClasses: (_root, { asked }, { get }) => get(`${PATH}/mine${listRequest(OWN_CLASSES, asked)}`, ownPage),
  ownClassesExport: async (_root, { asked }, { get }) =>
    (await get(`${PATH}/mine/export${listRequest(OWN_CLASSES, asked)}`, exportAddress)).url,
  classChoices: (_root, _query, { get }) => get(`${PATH}/choices`, classChoices),
  classClashes: async (_root, { question }, { get }) =>
    (await get(`${PATH}/clashes${clashQuery(question)}`, classClashes)).items,
  heldClass: (_root, { id }, { get }) => get(`${PATH}/${id}`, heldClass),
} satisfies QueryResolvers

export const classDeskMutations = {
  planClass: async (_root, { planned }, { send, changes }) => {
    changes('classes')
    const { id } = await send('POST', PATH, planned, createdClass, { creates: true })
    return id
  },
  changeClass: async (_root, { id, edit }, { send, changes }) => {
    changes('classes')
    const held = await send('PATCH', `${PATH}/${id}`, edit, heldClass)
    return held
  },
  cancelClass: async (_root, { id, reason }, { send, changes }) => {
    changes('classes', 'registrations', 'rosters')
    const held = await send('POST', `${PATH}/${id}/cancel`, { reason }, heldClass)
    return held
  },
  messageClass: async (_root, { id, audience, text }, { send, changes }) => {
    changes('classes')
    const sent = await send('POST', `${PATH}/${id}/messages`, { audience, text }, classMessage, { creates: true })
    return sent
  },
} satisfies MutationResolvers
