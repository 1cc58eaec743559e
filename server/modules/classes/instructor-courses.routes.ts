import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  classCancellation,
  classChanges,
  classClashes,
  classForm,
  classMessageForm,
  createdClass,
} from '../../../src/domain/contract/class-form.contract.ts'
import { madeSeries, seriesBody, seriesDates } from '../../../src/domain/contract/class-series.contract.ts'
import {
  classChoices,
  classMessage,
  heldClass,
  instructorDashboard,
} from '../../../src/domain/contract/held-class.contract.ts'
import { OWN_CLASSES } from '../../../src/domain/contract/own-classes.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { callerOf } from '../../http/caller.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { findTaughtCourses } from '../student-enrollments/taught-courses.repository.ts'
import { readClassChoices } from './class-choices.repository.ts'
import { clashQuery } from './class-clashes.query.ts'
import { createClassClashes } from './class-clashes.service.ts'
import { createClassMessages } from './class-messages.service.ts'
import { seriesQuery } from './class-series.query.ts'
import { createClassSeries } from './class-series.service.ts'
import { createInstructorCourses } from './instructor-courses.service.ts'
import { readInstructorDashboard } from './instructor-dashboard.repository.ts'
import { listOwnClasses } from './own-classes.repository.ts'
import { ownClassLine } from './own-classes.words.ts'

const runners = { roles: OWN_CLASSES.roles }

const classParams = z.object({ id: idParam })

/** Classes as those run them who teach them. */
export const instructorCoursesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { clock, db } = platform
    const held = createInstructorCourses(platform)
    const messages = createClassMessages(platform)
    const clashes = createClassClashes(platform)
    const series = createClassSeries(platform)

    app.get(
      '/instructor/dashboard',
      { config: { access: { roles: [ROLE.instructor] } }, schema: { response: { 200: instructorDashboard } } },
      async (request) => readInstructorDashboard(db, callerOf(request).userId, request.language, dayClock(platform)),
    )

    listRoutes(app, platform, OWN_CLASSES, {
      page: (asked, { userId, language }) =>
        listOwnClasses(db, userId, asked, language, clock.now(), dayClock(platform)),
      file: { name: 'classes', lines: (language) => (row) => [ownClassLine(row, language)] },
      choices: {
        course: (asked, { userId, language }, limit) =>
          findTaughtCourses(db, userId, 'ids' in asked ? asked : { ...asked, kind: 'inPerson' }, language, limit),
      },
    })

    app.get(
      '/instructor-courses/choices',
      { config: { access: runners }, schema: { response: { 200: classChoices } } },
      async (request) => readClassChoices(db, callerOf(request), request.language, clock.now()),
    )

    app.get(
      '/instructor-courses/clashes',
      { config: { access: runners }, schema: { querystring: clashQuery, response: { 200: classClashes } } },
      async (request) => clashes.find(request.query, callerOf(request), request.language),
    )

    app.post(
      '/instructor-courses',
      {
        config: { access: runners, creates: true },
        schema: { body: classForm, response: { 201: createdClass } },
      },
      async (request, reply) => {
        const kept = await once(platform, request, (tx) =>
          held.create(tx, request.body, callerOf(request), request.language),
        )
        return reply.code(201).send(kept)
      },
    )

    app.get(
      '/instructor-courses/:id',
      { config: { access: runners }, schema: { params: classParams, response: { 200: heldClass } } },
      async (request) => held.read(request.params.id, callerOf(request), request.language),
    )

    app.patch(
      '/instructor-courses/:id',
      {
        config: { access: runners, creates: true },
        schema: { params: classParams, body: classChanges, response: { 200: heldClass } },
      },
      async (request) => {
        const { body, language, params } = request
        const caller = callerOf(request)
        await once(platform, request, (tx) => held.change(tx, params.id, body, caller, language))
        return held.read(params.id, caller, language)
      },
    )

    app.post(
      '/instructor-courses/:id/cancel',
      {
        config: { access: runners, creates: true },
        schema: { params: classParams, body: classCancellation, response: { 200: heldClass } },
      },
      async (request) => {
        const { body, language, params } = request
        const caller = callerOf(request)
        await once(platform, request, (tx) => held.cancel(tx, params.id, body.reason, caller))
        return held.read(params.id, caller, language)
      },
    )

    app.get(
      '/instructor-courses/:id/series',
      {
        config: { access: runners },
        schema: { params: classParams, querystring: seriesQuery, response: { 200: seriesDates } },
      },
      async (request) => series.find(request.params.id, request.query, callerOf(request), request.language),
    )

    app.post(
      '/instructor-courses/:id/series',
      {
        config: { access: runners, creates: true },
        schema: { params: classParams, body: seriesBody, response: { 201: madeSeries } },
      },
      async (request, reply) => {
        const made = await once(platform, request, (tx) =>
          series.make(tx, request.params.id, request.body.days, callerOf(request), request.language),
        )
        return reply.code(201).send(made)
      },
    )

    app.post(
      '/instructor-courses/:id/messages',
      {
        config: { access: runners, creates: true },
        schema: { params: classParams, body: classMessageForm, response: { 201: classMessage } },
      },
      async (request, reply) => {
        const sent = await once(platform, request, (tx) =>
          messages.send(tx, request.params.id, request.body, callerOf(request), request.language),
        )
        return reply.code(201).send(sent)
      },
    )
  }
