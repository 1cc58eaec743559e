import { GROUP_IMPORTS_LIST } from '../../src/domain/contract/group-imports.list.ts'
import { GROUP_INVITATIONS_LIST } from '../../src/domain/contract/group-invitations.list.ts'
import { GROUP_PROGRESS } from '../../src/domain/contract/group-progress.list.ts'
import { GROUP_STUDENTS_LIST } from '../../src/domain/contract/group-students.list.ts'
import { IMPORT_ROWS_LIST } from '../../src/domain/contract/import-rows.list.ts'
import { begins, listed, REGISTERS, type Chapter } from './chapter.ts'

const NOT_LED = '404 for a group that the asker does not lead.'

export const groups: Chapter = {
  tag: 'Groups',
  about: 'A group coordinator’s own groups, their students and invitations.',
  calls: {
    'GET /groups': {
      id: 'listGroups',
      summary: 'The own groups',
      does: 'With how many students each has.',
      refuses: null,
    },
    'POST /groups': {
      id: 'makeGroup',
      summary: 'Make a group',
      does: 'The asker leads it.',
      refuses: '409 `TOO_MANY_GROUPS`.',
    },
    'PATCH /groups/{id}': {
      id: 'renameGroup',
      summary: 'Rename a group',
      does: 'Gives the group with its new name.',
      refuses: NOT_LED,
    },
    'POST /groups/students/acts/register': begins({
      id: 'registerGroupStudents',
      summary: 'Register students of the own groups for a class',
      does: REGISTERS,
      refuses: '400 at `classId` for a class that nobody can be registered for.',
    }),
    'POST /groups/students/acts/move': begins({
      id: 'moveStudents',
      summary: 'Move students to another group',
      does: 'Into the group that is named.',
      refuses: NOT_LED,
    }),
    'POST /groups/students/acts/remove': begins({
      id: 'removeStudents',
      summary: 'Remove students from their groups',
      does: 'Their accounts and what they learned stay.',
    }),
    ...listed(GROUP_STUDENTS_LIST, {
      rows: 'GroupStudents',
      summary: 'The students of the own groups',
      does: 'A page of them.',
      file: 'students of the own groups',
    }),
    'POST /groups/{id}/invitations': {
      id: 'inviteToGroup',
      summary: 'Invite a student to a group',
      does: 'Mails an invitation; an open one to the same address is replaced.',
      refuses: `An agency that is not known, at its field. ${NOT_LED}`,
    },
    'POST /groups/invitations/acts/revoke': begins({
      id: 'revokeGroupInvitations',
      summary: 'Revoke chosen invitations to groups',
      does: 'Their codes work no more; one that was used stays as it is.',
    }),
    'POST /groups/{id}/invitations/{invitationId}/revoke': {
      id: 'revokeGroupInvitation',
      summary: 'Revoke an invitation to a group',
      does: 'Its code works no more.',
      refuses: `409 \`INVITATION_OVER\`. ${NOT_LED}`,
    },
    'POST /groups/{id}/invitations/{invitationId}/resend': {
      id: 'resendGroupInvitation',
      summary: 'Send an invitation to a group again',
      does: 'With a new code; the old one works no more.',
      refuses: `409 \`INVITATION_OVER\`. ${NOT_LED}`,
    },
    ...listed(GROUP_INVITATIONS_LIST, {
      rows: 'GroupInvitations',
      summary: 'The invitations to the own groups',
      does: 'A page of them, open, accepted, expired and revoked.',
      file: 'invitations to the own groups',
    }),
  },
}

export const groupProgress: Chapter = {
  tag: 'Group progress',
  about: 'What a coordinator’s students hold of what their group expects.',
  calls: {
    'GET /group-progress/overview': {
      id: 'readGroupProgress',
      summary: 'Progress in figures',
      does: 'For all own groups, or for `group` alone; one of somebody else’s has nobody in it.',
      refuses: null,
    },
    'POST /group-progress/acts/remind': begins({
      id: 'remindStudents',
      summary: 'Remind students of what they lack',
      does: 'Mails those who have not completed the course, or any that their group expects; who was reminded a short while ago is not mailed again.',
    }),
    'PUT /groups/{groupId}/courses': {
      id: 'setGroupCourses',
      summary: 'Set what a group is to hold',
      does: 'Courses and, where there is one, the day that each is due on. Replaces what was set.',
      refuses: `A course that is not offered, or named twice, at its place. ${NOT_LED}`,
    },
    ...listed(GROUP_PROGRESS, {
      rows: 'GroupProgress',
      summary: 'Students by courses',
      does: 'A page of students, each with where they stand in every course that their group expects.',
      file: 'group progress',
    }),
  },
}

export const imports: Chapter = {
  tag: 'Imports',
  about:
    'Many invitations to a group from one CSV file: previewed first, then run as a job, and undone as long as an invitation of it is open.',
  calls: {
    'GET /imports/template': {
      id: 'readImportTemplate',
      summary: 'A CSV to fill in',
      does: 'The columns, named in `language`.',
      refuses: null,
    },
    'POST /groups/{id}/imports': {
      id: 'previewImport',
      summary: 'Preview a file',
      does: 'The body is the file itself. Judges each row; nobody is invited yet.',
      refuses: `413 \`TOO_LARGE\`, \`IMPORT_TOO_LARGE\`; 415 \`IMPORT_NOT_CSV\`, \`IMPORT_ENCODING\`; 422 \`IMPORT_COLUMNS\`, \`IMPORT_EMPTY\`, \`IMPORT_UNREADABLE\`. ${NOT_LED}`,
    },
    ...listed(GROUP_IMPORTS_LIST, {
      rows: 'Imports',
      summary: 'The own imports',
      does: 'A page of them, the latest first.',
      file: 'imports',
    }),
    'GET /imports/{id}': {
      id: 'readImport',
      summary: 'An import',
      does: 'How far it is, and what became of its rows in figures.',
      refuses: '404 for another person’s.',
    },
    ...listed(IMPORT_ROWS_LIST, {
      rows: 'ImportRows',
      summary: 'The rows of an import',
      does: 'A page of them, with what is wrong with each and what became of it.',
      file: 'rows of an import',
      refuses: '404 for another person’s import.',
    }),
    'POST /imports/{id}/start': {
      id: 'startImport',
      summary: 'Start an import',
      does: 'Invites by the rows that are good, in the background.',
      refuses: '409 `ILLEGAL_TRANSITION` where it was started.',
    },
    'POST /imports/{id}/cancel': {
      id: 'cancelImport',
      summary: 'Cancel an import',
      does: 'What was done stays done.',
      refuses: '409 `ILLEGAL_TRANSITION` where it is over.',
    },
    'POST /imports/{id}/undo': {
      id: 'undoImport',
      summary: 'Undo an import',
      does: 'Revokes its invitations that are open still.',
      refuses: '409 `ILLEGAL_TRANSITION` where none is.',
    },
  },
}
