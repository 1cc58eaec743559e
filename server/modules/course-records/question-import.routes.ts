import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { questionsAsked, readQuestions } from '../../../src/domain/contract/course-draft.contract.ts'
import { COURSE_RECORDS } from '../../../src/domain/contract/course-records.list.ts'
import type { QuestionFormat } from '../../../src/domain/course/question-reading.ts'
import type { Language } from '../../../src/domain/language.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { readCsv } from './csv-questions.ts'
import { readCourse } from './draft-view.ts'
import { findCourseRow } from './drafts.repository.ts'
import { readGift } from './gift-questions.ts'
import { readMoodle } from './moodle-questions.ts'
import { draftQuestions, type Reading } from './question-draft.ts'

const READERS: Readonly<Record<QuestionFormat, (text: string, language: Language) => Promise<Reading>>> = {
  gift: readGift,
  csv: readCsv,
  moodle: readMoodle,
}

/** A letter of a text may be several bytes, and an escape more. */
const TEXT_BYTES = 4 * 1024 * 1024

/** Questions that somebody brings from elsewhere. */
export const questionImportRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/course-records/:id/questions/read',
      {
        config: { access: { roles: COURSE_RECORDS.roles } },
        bodyLimit: TEXT_BYTES,
        schema: { params: z.object({ id: idParam }), body: questionsAsked, response: { 200: readQuestions } },
      },
      async ({ params: { id }, body: { format, language, text } }) => {
        const { document } = await readCourse(db, found(await findCourseRow(db, id)))
        const reading = await READERS[format](text, language)
        return draftQuestions(
          reading,
          document.lessons.flatMap(({ questions }) => questions),
        )
      },
    )
  }
