import * as z from 'zod/mini'

import type { ClashQuestion } from '../../domain/class-clash.ts'
import {
  classCancellation,
  classChanges,
  classClashes,
  classForm,
  classMessageForm,
  createdClass,
} from '../../domain/contract/class-form.contract.ts'
import { madeSeries, seriesBody, seriesDates } from '../../domain/contract/class-series.contract.ts'
import { classSheetChanges, classSheetQuery, classSheets } from '../../domain/contract/class-sheet.contract.ts'
import { classChoices, classMessage, heldClass } from '../../domain/contract/held-class.contract.ts'
import { OWN_CLASSES } from '../../domain/contract/own-classes.list.ts'
import type { Recurrence } from '../../domain/recurrence.ts'
import { reads, writes } from './call.ts'
import { listCalls } from './list-calls.ts'

const clashQuery = ({ question }: Readonly<{ question: ClashQuestion }>): string => {
  const { sessions, venue, city, coInstructorIds, except } = question
  const query = new URLSearchParams({ venue, city })
  for (const { startsAt, endsAt } of sessions) query.append('session', `${startsAt}/${endsAt}`)
  for (const id of coInstructorIds) query.append('coInstructor', String(id))
  if (except !== null) query.set('except', String(except))
  return `?${query}`
}

const seriesQuery = ({ rule }: Readonly<{ rule: Recurrence }>): string => {
  // The end that is not meant is blank.
  const end = 'until' in rule ? { times: '', until: rule.until } : { times: String(rule.count), until: '' }
  return `?${new URLSearchParams({ kind: rule.kind, every: String(rule.every), ...end })}`
}

export const classDeskCalls = {
  classSheets: reads({ path: '/instructor-courses/{id}/sheets', answer: classSheets }),
  addClassSheet: writes({
    method: 'POST',
    path: '/instructor-courses/{id}/sheets',
    query: classSheetQuery,
    uploads: true,
    answer: classSheets,
    changes: ['classSheets'],
  }),
  changeClassSheet: writes({
    method: 'PATCH',
    path: '/instructor-courses/{id}/sheets/{sheetId}',
    body: classSheetChanges,
    answer: classSheets,
    changes: ['classSheets'],
  }),
  ...listCalls(OWN_CLASSES),
  classChoices: reads({ path: '/instructor-courses/choices', answer: classChoices }),
  classClashes: reads({
    path: '/instructor-courses/clashes',
    query: z.object({ question: z.custom<ClashQuestion>() }),
    asks: clashQuery,
    answer: classClashes,
    pick: 'items',
  }),
  heldClass: reads({ path: '/instructor-courses/{id}', answer: heldClass }),
  planClass: writes({
    method: 'POST',
    path: '/instructor-courses',
    body: classForm,
    as: 'planned',
    answer: createdClass,
    pick: 'id',
    creates: true,
    changes: ['classes'],
  }),
  changeClass: writes({
    method: 'PATCH',
    path: '/instructor-courses/{id}',
    body: classChanges,
    as: 'edit',
    answer: heldClass,
    creates: true,
    changes: ['classes'],
  }),
  cancelClass: writes({
    method: 'POST',
    path: '/instructor-courses/{id}/cancel',
    body: classCancellation,
    answer: heldClass,
    creates: true,
    changes: ['classes', 'registrations', 'rosters'],
  }),
  seriesDates: reads({
    path: '/instructor-courses/{id}/series',
    query: z.object({ rule: z.custom<Recurrence>() }),
    asks: seriesQuery,
    answer: seriesDates,
  }),
  makeSeries: writes({
    method: 'POST',
    path: '/instructor-courses/{id}/series',
    body: seriesBody,
    answer: madeSeries,
    pick: 'made',
    creates: true,
    changes: ['classes'],
  }),
  messageClass: writes({
    method: 'POST',
    path: '/instructor-courses/{id}/messages',
    body: classMessageForm,
    answer: classMessage,
    creates: true,
    changes: ['classes'],
  }),
}
