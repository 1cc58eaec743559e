import { isFact, recordFact } from '../installation.ts'
import { courses as courseTable } from '../platform/db/tables/catalogue.table.ts'
import { courses, lessonSlugs } from './content/programme.ts'
import { keepLessonFiles } from './demo-media.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedContext } from './seed-context.ts'
import type { SeedParts } from './seed.ts'

/** What every state teaches. */
const NATIONAL: ReadonlySet<string> = new Set(['responder-online', 'responder-class'])

const templates = courses.filter(({ key }) => NATIONAL.has(key))

/**
 * Gives an installation of somebody's own what every state begins with: the categories, and the national course with
 * its lessons, videos and quizzes, which nobody sees before it is published. Once: what is removed stays so.
 */
export const seedProgramme = async ({
  db,
  files,
  clock,
}: Omit<SeedParts, 'hashPassword' | 'messageSeal'>): Promise<void> => {
  if (await isFact(db, 'programme')) return
  await db.transaction(async (tx) => {
    const context = seedContext(tx, clock.now())
    await recordFact(tx, 'programme', context.now)
    const isTaught = (await tx.select({ id: courseTable.id }).from(courseTable).limit(1)).length > 0
    if (isTaught) return
    await seedCatalogue(context, templates, 'template')
    for (const slug of lessonSlugs) await keepLessonFiles(files, slug, tx)
  })
}
