import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { MergeKind } from '../../../src/domain/person-merge.ts'
import {
  invitations,
  mailedLinks,
  nameChanges,
  phoneCodes,
  sessions,
  students,
  userAgencies,
  userRoles,
  users,
} from '../../platform/db/tables/accounts.table.ts'
import {
  courseDrafts,
  courseInstructors,
  instructorOnlineCourses,
  offeringInstructors,
} from '../../platform/db/tables/catalogue.table.ts'
import { certificateAuthorities, certificates } from '../../platform/db/tables/certificates.table.ts'
import {
  classInstructors,
  classMessages,
  instructorApprovals,
  instructorCourses,
  instructorCourseStudents,
} from '../../platform/db/tables/classes.table.ts'
import { contactEntries, contactMessages } from '../../platform/db/tables/contact.table.ts'
import { groupCoordinators, groupMembers, imports, reminders } from '../../platform/db/tables/groups.table.ts'
import { howToVideos } from '../../platform/db/tables/how-to.table.ts'
import { onlineEnrollments, quizAttempts } from '../../platform/db/tables/learning.table.ts'
import { lessonQuestions } from '../../platform/db/tables/lesson-talk.table.ts'
import { listActs } from '../../platform/db/tables/list-acts.table.ts'
import { listDefaults, listViews } from '../../platform/db/tables/list-views.table.ts'
import { materialVersions } from '../../platform/db/tables/materials.table.ts'
import { messageTemplateVersions } from '../../platform/db/tables/message-templates.table.ts'
import { personMerges } from '../../platform/db/tables/person-merges.table.ts'
import { files, messageAttempts } from '../../platform/db/tables/platform.table.ts'
import { clearedEvents, notes } from '../../platform/db/tables/quick-panel.table.ts'
import { mailedLists, reportEditions, reportMailings, reportSendings } from '../../platform/db/tables/reports.table.ts'
import { classSheets, rosterMarks, rosterWalkIns } from '../../platform/db/tables/rosters.table.ts'
import { uploads } from '../../platform/db/tables/uploads.table.ts'

/** What a merge does to rows that name the account that goes. */
export type PersonReference = Readonly<{ table: PgTable; column: AnyPgColumn }> &
  (
    | Readonly<{
        /** They name the one that stays. */
        does: 'moves'
        /** Whose: the account's, or its profile of a student. */
        of: 'account' | 'student'
        /** As people call them; what nobody would miss is not counted. */
        kind: MergeKind | null
        /** With these the same, the other has one already: that is left as it is, and this one removed. */
        twins?: readonly AnyPgColumn[]
      }>
    /** They are over with the account. */
    | Readonly<{ does: 'ends' }>
    /** They say who did something, as the log does: it was that account, and it stays in its place. */
    | Readonly<{ does: 'stays' }>
    /** By a rule of its own, in `merging.ts`. */
    | Readonly<{ does: 'byRule' }>
  )

const moves = (
  table: PgTable,
  column: AnyPgColumn,
  kind: MergeKind | null,
  twins?: readonly AnyPgColumn[],
): PersonReference => ({ does: 'moves', of: 'account', table, column, kind, ...(twins && { twins }) })
const learns = (table: PgTable, column: AnyPgColumn, kind: MergeKind): PersonReference => ({
  does: 'moves',
  of: 'student',
  table,
  column,
  kind,
})
const ends = (table: PgTable, column: AnyPgColumn): PersonReference => ({ does: 'ends', table, column })
const stays = (table: PgTable, column: AnyPgColumn): PersonReference => ({ does: 'stays', table, column })
const byRule = (table: PgTable, column: AnyPgColumn): PersonReference => ({ does: 'byRule', table, column })

/**
 * Every column that leads to a person, and what a merge does to it. A foreign key to an account or to a profile of a
 * student that has no entry here fails a test, which asks the database for all of them.
 */
export const PERSON_REFERENCES: readonly PersonReference[] = [
  // What is theirs.
  learns(onlineEnrollments, onlineEnrollments.studentId, 'enrollments'),
  learns(instructorCourseStudents, instructorCourseStudents.studentId, 'places'),
  learns(certificates, certificates.studentId, 'certificates'),
  learns(reminders, reminders.studentId, 'reminders'),
  moves(userAgencies, userAgencies.userId, 'agencies', [userAgencies.agencyId]),
  moves(classInstructors, classInstructors.userId, 'classes', [classInstructors.instructorCourseId]),
  moves(courseInstructors, courseInstructors.userId, 'courses', [courseInstructors.courseId]),
  moves(offeringInstructors, offeringInstructors.userId, null, [offeringInstructors.offeringId]),
  moves(groupCoordinators, groupCoordinators.userId, 'groups', [groupCoordinators.groupId]),
  moves(nameChanges, nameChanges.userId, 'nameChanges'),
  moves(notes, notes.userId, 'notes'),
  moves(clearedEvents, clearedEvents.userId, null, [clearedEvents.eventId]),
  moves(listViews, listViews.userId, 'views'),
  moves(listDefaults, listDefaults.userId, null, [listDefaults.list]),
  moves(contactMessages, contactMessages.userId, 'messages'),
  moves(contactMessages, contactMessages.assigneeId, null),
  moves(uploads, uploads.userId, 'uploads'),
  moves(users, users.mergedIntoId, 'accounts'),

  // Of which a person has one, or that is not for a merge to give.
  byRule(userRoles, userRoles.userId),
  byRule(students, students.userId),
  byRule(groupMembers, groupMembers.studentId),
  byRule(instructorApprovals, instructorApprovals.userId),

  // What lets somebody in.
  ends(sessions, sessions.userId),
  ends(mailedLinks, mailedLinks.userId),
  ends(phoneCodes, phoneCodes.userId),
  /** What is under way goes on as whoever began it: an account that is closed, which may do nothing. */
  ends(listActs, listActs.userId),

  // Who did it.
  stays(nameChanges, nameChanges.decidedById),
  stays(messageAttempts, messageAttempts.byId),
  stays(messageTemplateVersions, messageTemplateVersions.writtenById),
  stays(messageTemplateVersions, messageTemplateVersions.checkedById),
  stays(messageTemplateVersions, messageTemplateVersions.inForceById),
  stays(contactMessages, contactMessages.answeringId),
  stays(contactEntries, contactEntries.authorId),
  stays(classSheets, classSheets.addedById),
  stays(invitations, invitations.createdById),
  stays(invitations, invitations.usedById),
  stays(instructorOnlineCourses, instructorOnlineCourses.publishedById),
  stays(courseDrafts, courseDrafts.updatedById),
  stays(certificates, certificates.revokedBy),
  stays(certificateAuthorities, certificateAuthorities.setBy),
  stays(instructorCourses, instructorCourses.createdById),
  stays(instructorApprovals, instructorApprovals.approvedById),
  stays(instructorCourseStudents, instructorCourseStudents.markedById),
  stays(instructorCourseStudents, instructorCourseStudents.registeredById),
  stays(rosterMarks, rosterMarks.markedById),
  stays(rosterWalkIns, rosterWalkIns.addedById),
  stays(classMessages, classMessages.sentById),
  stays(materialVersions, materialVersions.uploadedById),
  stays(reminders, reminders.sentById),
  stays(imports, imports.createdById),
  stays(onlineEnrollments, onlineEnrollments.verifiedById),
  stays(quizAttempts, quizAttempts.resetById),
  stays(lessonQuestions, lessonQuestions.answeredById),
  stays(files, files.createdById),
  stays(howToVideos, howToVideos.createdById),
  stays(reportEditions, reportEditions.builtById),
  ends(mailedLists, mailedLists.userId),
  stays(reportMailings, reportMailings.ownerId),
  stays(reportSendings, reportSendings.byId),
  stays(personMerges, personMerges.staysId),
  stays(personMerges, personMerges.goesId),
  stays(personMerges, personMerges.mergedById),
  stays(personMerges, personMerges.undoneById),
]
