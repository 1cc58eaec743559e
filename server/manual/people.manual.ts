import { exported, type Chapter } from './chapter.ts'

const NOT_LED = '404 for a group that the asker does not lead.'
const NOBODY = '404 where nobody of them is in a group that the asker leads.'
const NOT_OFFERED = 'A filter, value or order that the list has not: 400.'

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
    'GET /groups/students': {
      id: 'listGroupStudents',
      summary: 'The students of the own groups',
      does: 'A page of them.',
      refuses: NOT_OFFERED,
    },
    'POST /groups/students/move': {
      id: 'moveStudents',
      summary: 'Move students to another group',
      does: 'Those that are named, or all that match; says how many.',
      refuses: `409 \`SELECTION_CHANGED\`. ${NOT_LED} ${NOBODY}`,
    },
    'POST /groups/students/remove': {
      id: 'removeStudents',
      summary: 'Remove students from their groups',
      does: 'Their accounts and what they learned stay; says how many.',
      refuses: `409 \`SELECTION_CHANGED\`. ${NOBODY}`,
    },
    ...exported('/groups/students', 'GroupStudents', 'students of the own groups'),
    'GET /groups/invitations': {
      id: 'listGroupInvitations',
      summary: 'The invitations to the own groups',
      does: 'A page of them, open, accepted, expired and revoked.',
      refuses: NOT_OFFERED,
    },
    'POST /groups/{id}/invitations': {
      id: 'inviteToGroup',
      summary: 'Invite a student to a group',
      does: 'Mails an invitation; an open one to the same address is replaced.',
      refuses: `An agency that is not known, at its field. ${NOT_LED}`,
    },
    'POST /groups/invitations/revoke': {
      id: 'revokeGroupInvitations',
      summary: 'Revoke chosen invitations to groups',
      does: 'Those that are named, or all that match; says how many were and were not.',
      refuses: '409 `SELECTION_CHANGED`; 404 where none of them is the asker’s to revoke.',
    },
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
    ...exported('/groups/invitations', 'GroupInvitations', 'invitations to the own groups'),
  },
}

export const groupProgress: Chapter = {
  tag: 'Group progress',
  about: 'What a coordinator’s students hold of what their group expects.',
  calls: {
    'GET /group-progress': {
      id: 'listGroupProgress',
      summary: 'Students by courses',
      does: 'A page of students, each with where they stand in every course that their group expects.',
      refuses: NOT_OFFERED,
    },
    'GET /group-progress/overview': {
      id: 'readGroupProgress',
      summary: 'Progress in figures',
      does: 'For all own groups, or for `group` alone; one of somebody else’s has nobody in it.',
      refuses: null,
    },
    'POST /group-progress/reminders': {
      id: 'remindStudents',
      summary: 'Remind students of what they lack',
      does: 'Mails those chosen who have not completed the course, or any that their group expects; who was reminded a short while ago is not mailed again. Says how many.',
      refuses: '409 `SELECTION_CHANGED`.',
    },
    'PUT /groups/{groupId}/courses': {
      id: 'setGroupCourses',
      summary: 'Set what a group is to hold',
      does: 'Courses and, where there is one, the day that each is due on. Replaces what was set.',
      refuses: `A course that is not offered, or named twice, at its place. ${NOT_LED}`,
    },
    ...exported('/group-progress', 'GroupProgress', 'group progress'),
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
    'GET /imports': {
      id: 'listImports',
      summary: 'The own imports',
      does: 'A page of them, the latest first.',
      refuses: NOT_OFFERED,
    },
    'GET /imports/{id}': {
      id: 'readImport',
      summary: 'An import',
      does: 'How far it is, and what became of its rows in figures.',
      refuses: '404 for another person’s.',
    },
    'GET /imports/{id}/rows': {
      id: 'listImportRows',
      summary: 'The rows of an import',
      does: 'A page of them, with what is wrong with each and what became of it.',
      refuses: `${NOT_OFFERED} 404 for another person’s.`,
    },
    ...exported('/imports/{id}/rows', 'ImportRows', 'rows of an import', '404 for another person’s import.'),
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

export const administration: Chapter = {
  tag: 'Administration',
  about: 'For those who run the program.',
  calls: {
    'GET /programme/overview': {
      id: 'readProgramme',
      summary: 'What waits, and the program’s figures',
      does: 'Of what waits, the kinds that the asker can do something about.',
      refuses: null,
    },
    'GET /invitations': {
      id: 'listInvitations',
      summary: 'Invitations of any kind of account',
      does: 'A page of them.',
      refuses: NOT_OFFERED,
    },
    'POST /invitations': {
      id: 'invite',
      summary: 'Invite somebody',
      does: 'Mails a code for a kind of account.',
      refuses: 'A kind of account or an agency that is not known, at its field.',
    },
    'POST /invitations/revoke': {
      id: 'revokeInvitations',
      summary: 'Revoke chosen invitations',
      does: 'Those that are named, or all that match; says how many were and were not.',
      refuses: '409 `SELECTION_CHANGED`; 404 where none of them is the asker’s to revoke.',
    },
    'POST /invitations/{id}/revoke': {
      id: 'revokeInvitation',
      summary: 'Revoke an invitation',
      does: 'Its code works no more.',
      refuses: '409 `INVITATION_OVER`.',
    },
    'POST /invitations/{id}/resend': {
      id: 'resendInvitation',
      summary: 'Send an invitation again',
      does: 'With a new code; the old one works no more.',
      refuses: '409 `INVITATION_OVER`.',
    },
    ...exported('/invitations', 'Invitations', 'invitations'),
    'GET /name-changes': {
      id: 'listNameChanges',
      summary: 'Requests for another name',
      does: 'A page of them, the oldest first.',
      refuses: null,
    },
    'POST /name-changes/{id}/approve': {
      id: 'approveNameChange',
      summary: 'Approve another name',
      does: 'Each certificate in force gives way to one with the new name.',
      refuses: '409 `ILLEGAL_TRANSITION` where it is decided, or the own.',
    },
    'POST /name-changes/{id}/refuse': {
      id: 'refuseNameChange',
      summary: 'Refuse another name',
      does: 'Takes a reason, which its person is mailed.',
      refuses: '409 `ILLEGAL_TRANSITION` where it is decided, or the own.',
    },
    'POST /contact-messages': {
      id: 'sendContactMessage',
      summary: 'Write to the program',
      does: 'Takes a message with a solved bot check; gives its reference.',
      refuses: '400 `BOT_CHECK_FAILED` or `BOT_CHECK_EXPIRED`.',
    },
  },
}

export const installation: Chapter = {
  tag: 'Installation',
  about: 'Whether the server answers, and what only a demo shows.',
  calls: {
    'GET /healthz': {
      id: 'readHealth',
      summary: 'Whether the process answers',
      does: 'Always ok, where it answers.',
      refuses: null,
    },
    'GET /readyz': {
      id: 'readReadiness',
      summary: 'Whether it can do its work',
      does: 'Asks the database.',
      refuses: '503 with `Retry-After` where the database does not answer, and before a stop.',
    },
    'GET /demo/accounts': {
      id: 'listDemoAccounts',
      summary: 'The accounts of a demo',
      does: 'With their published password; none elsewhere.',
      refuses: null,
    },
    'GET /demo/outbox': {
      id: 'listDemoMessages',
      summary: 'The last mails and texts of a demo',
      does: 'What would have been sent.',
      refuses: '404 where it is no demo.',
    },
  },
}
