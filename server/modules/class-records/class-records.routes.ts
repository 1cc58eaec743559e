import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { classFace } from '../../../src/domain/class.ts'
import { CLASS_RECORDS } from '../../../src/domain/contract/class-records.list.ts'
import { classRecorded, recordedClass, recordedPreview } from '../../../src/domain/contract/recorded-class.contract.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { actorOf } from '../../http/caller.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { CLASS_FACE_WORDS } from '../classes/class-face.words.ts'
import { findCoursesOfClasses, findHosts, findTeachers } from './class-choices.repository.ts'
import { listClassRecords } from './class-records.repository.ts'
import { createRecording } from './recording.service.ts'

/** Every class of the programme. */
export const classRecordsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { clock, db } = platform
    listRoutes(app, platform, CLASS_RECORDS, {
      page: (asked, { language }) => listClassRecords(db, asked, language, dayClock(platform)),
      choices: {
        course: (asked, { language }, limit) => findCoursesOfClasses(db, asked, language, limit),
        host: (asked, _reader, limit) => findHosts(db, asked, limit),
        instructor: (asked, _reader, limit) => findTeachers(db, asked, limit),
      },
      file: {
        name: 'classes',
        lines: (language) => {
          const now = clock.now().getTime()
          return (held) => [
            {
              course: held.courseTitle,
              ...wallTimeOf(Date.parse(held.courseDate), held.timeZone),
              timeZone: held.timeZone,
              venue: held.venue,
              county: held.county,
              address: held.address,
              city: held.city,
              host: held.hostAgency,
              instructors: held.instructors.map(({ name }) => name).join(', '),
              seats: held.capacity,
              seated: held.seated,
              free: held.seatsLeft,
              waiting: held.waiting,
              status: CLASS_FACE_WORDS[language][classFace(held, now)],
              unmarked: held.unmarked,
              certificates: held.certificates,
            },
          ]
        },
      },
    })

    const recording = createRecording(platform)
    const access = { roles: CLASS_RECORDS.roles }

    app.post(
      '/class-records/recorded/preview',
      { config: { access }, schema: { body: recordedClass, response: { 200: recordedPreview } } },
      async (request) => recording.preview(actorOf(request), request.body),
    )

    app.post(
      '/class-records/recorded',
      { config: { access, creates: true }, schema: { body: recordedClass, response: { 201: classRecorded } } },
      async (request, reply) => {
        const actor = actorOf(request)
        return reply.code(201).send(await once(platform, request, (tx) => recording.record(tx, actor, request.body)))
      },
    )
  }
