import { isFact, recordFact } from '../installation.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Seal } from '../platform/sealing.ts'
import { demoPassword } from './content/people.ts'
import { courses as demoCourses, lessonSlugs } from './content/programme.ts'
import { keepLessonFiles } from './demo-media.ts'
import { seedApprovals } from './seed-approvals.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCertificates } from './seed-certificates.ts'
import { seedClasses } from './seed-classes.ts'
import { seedContact } from './seed-contact.ts'
import { given, seedContext } from './seed-context.ts'
import { seedGroups } from './seed-groups.ts'
import { seedHowTo } from './seed-how-to.ts'
import { seedInvitations } from './seed-invitations.ts'
import { seedLearning } from './seed-learning.ts'
import { seedLessonTalk } from './seed-lesson-talk.ts'
import { seedMaterials } from './seed-materials.ts'
import { seedMessages } from './seed-messages.ts'
import { seedNameChanges } from './seed-name-changes.ts'
import { seedNotes } from './seed-notes.ts'
import { seedPeople } from './seed-people.ts'
import { seedReports } from './seed-reports.ts'

export type SeedParts = Readonly<{
  db: Db
  files: FileStore
  clock: Clock
  hashPassword: (password: string) => Promise<string>
  messageSeal: Seal
  /** The programme's clock, where it is another than UTC. */
  timeZone?: string
}>

/** Puts the demo programme into an empty installation: all of it, or nothing. A second call changes nothing. */
export const seedDemo = async ({
  db,
  files,
  clock,
  hashPassword,
  messageSeal,
  timeZone = 'UTC',
}: SeedParts): Promise<void> => {
  if (await isFact(db, 'demo')) return
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction(async (tx) => {
    const context = seedContext(tx, clock.now())
    await recordFact(tx, 'demo', context.now)
    const seededPeople = await seedPeople(context, passwordHash)
    const courses = await seedCatalogue(context, demoCourses, 'offered')
    await seedInvitations(context, courses, seededPeople)
    const registrationIds = await seedClasses(context, courses, seededPeople)
    const enrollmentIds = await seedLearning(context, courses, seededPeople)
    await seedApprovals(context, courses, seededPeople)
    await seedCertificates(context, courses, seededPeople, enrollmentIds, registrationIds)
    await seedGroups(context, courses, seededPeople)
    await seedMaterials(context, courses, seededPeople, files)
    await seedNotes(context, seededPeople)
    await seedLessonTalk(context, given(courses, 'responder-online'), enrollmentIds, seededPeople)
    await seedNameChanges(context, seededPeople)
    await seedHowTo(context, files)
    await seedContact(context, seededPeople)
    await seedMessages(context, messageSeal)
    await seedReports(context, seededPeople, timeZone)
    for (const slug of lessonSlugs) await keepLessonFiles(files, slug, tx)
  })
}
