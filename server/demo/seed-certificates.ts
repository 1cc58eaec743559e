import { readFile } from 'node:fs/promises'

import { insertAuthority } from '../modules/certificates/authority.repository.ts'
import { printedOf } from '../modules/certificates/certificates.repository.ts'
import { certificates as certificateTable } from '../platform/db/tables/certificates.table.ts'
import { authority } from './content/authority.ts'
import { certificates } from './content/certificates.ts'
import { people } from './content/people.ts'
import { courses as courseSources } from './content/programme.ts'
import type { SeededCourse } from './seed-catalogue.ts'
import { registrationKey } from './seed-classes.ts'
import { given } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

const nameOf = new Map<string, string>(people.map(({ key, firstName, lastName }) => [key, `${firstName} ${lastName}`]))
const sourceOf = new Map<string, (typeof courseSources)[number]>(courseSources.map((course) => [course.key, course]))
const numberOf = new Map<string, string>(certificates.map(({ key, number }) => [key, number]))

/** Certificates in every state, each with what earned it. */
export const seedCertificates = async (
  { tx, dayAt }: SeedContext,
  courses: ReadonlyMap<string, SeededCourse>,
  { studentIds, userIds }: SeededPeople,
  enrollmentIds: ReadonlyMap<string, number>,
  registrationIds: ReadonlyMap<string, number>,
): Promise<void> => {
  const { name, signer, signerTitle, sinceDay } = authority
  const signature = await readFile(new URL('./content/signature.png', import.meta.url))
  await insertAuthority(tx, { name, signer, signerTitle, signature, since: dayAt(sinceDay) })
  await tx.insert(certificateTable).values(
    certificates.map((source) => {
      const course = given(sourceOf, source.course)
      const { earnedBy, person, revoked } = source
      const holder = printedOf(given(studentIds, person))
      return {
        number: source.number,
        studentId: given(studentIds, person),
        courseId: given(courses, source.course).id,
        enrollmentId: 'enrollment' in earnedBy ? given(enrollmentIds, earnedBy.enrollment) : null,
        registrationId: 'class' in earnedBy ? given(registrationIds, registrationKey(person, earnedBy.class)) : null,
        recipientName: source.printedName ?? given(nameOf, person),
        agency: holder.agency,
        licenseNumber: holder.licenseNumber,
        authorityId: holder.authorityId,
        courseTitle: course.title,
        hours: course.totalCourseHours,
        completedOn: dayAt(source.issuedDay),
        issuedAt: dayAt(source.issuedDay),
        expiresAt: dayAt(source.expirationDay),
        revokedAt: revoked === undefined ? null : dayAt(revoked.day),
        revokedBy: revoked === undefined ? null : given(userIds, revoked.by),
        revocationReason: revoked?.reason ?? null,
        supersededBy: source.supersededBy === undefined ? null : given(numberOf, source.supersededBy),
      }
    }),
  )
}
