import type { BaseTranslation } from '../../i18n-types'

/** Students are reminded from three lists. */
const remind = {
  name: 'Remind students',
  doing: 'Reminding students',
  done: '{{count:Nobody was reminded|One student was reminded|?? students were reminded}}',
}

/** And registered from two. */
const register = {
  name: 'Register for a class',
  doing: 'Registering for a class',
  done: '{{count:Nobody got a seat|One student got a seat|?? students got a seat}}',
  apart: '{{count:Nobody is on the waitlist|One student is on the waitlist|?? students are on the waitlist}}',
  unchanged: '{{count:All were new in the class|One was in the class already|?? were in the class already}}',
}

/** What is done with many rows of a list at once: while it is under way, when it is over, and in the history. */
const en_listActs = {
  acts: {
    reports: {
      build: {
        name: 'Build reports',
        doing: 'Building reports',
        done: '{{count:No report was built|Report built|?? reports built}}',
      },
    },
    contactCases: {
      assign: {
        name: 'Assign messages',
        doing: 'Assigning messages',
        done: '{{count:No message was assigned|One message was assigned|?? messages were assigned}}',
      },
      close: {
        name: 'Close messages',
        doing: 'Closing messages',
        done: '{{count:No message was closed|One message was closed|?? messages were closed}}',
      },
      reopen: {
        name: 'Open messages again',
        doing: 'Opening messages again',
        done: '{{count:No message was opened again|One message was opened again|?? messages were opened again}}',
      },
      markSpam: {
        name: 'Take messages for spam',
        doing: 'Taking messages for spam',
        done: '{{count:No message was taken for spam|One message was taken for spam|?? messages were taken for spam}}',
      },
      liftSpam: {
        name: 'Take messages for no spam',
        doing: 'Taking messages for no spam',
        done: '{{count:No message changed|One message is no spam|?? messages are no spam}}',
      },
    },
    enrollmentRecords: {
      extend: {
        name: 'Extend enrollments',
        doing: 'Extending enrollments',
        done: '{{count:No enrollment was extended|One enrollment was extended|?? enrollments were extended}}',
      },
      drop: {
        name: 'Drop enrollments',
        doing: 'Dropping enrollments',
        done: '{{count:No enrollment was dropped|One enrollment was dropped|?? enrollments were dropped}}',
      },
      verify: {
        name: 'Verify enrollments',
        doing: 'Verifying enrollments',
        done: '{{count:No enrollment was verified|One enrollment was verified|?? enrollments were verified}}',
      },
      remind,
    },
    messages: {
      writeAgain: {
        name: 'Write to addresses again',
        doing: 'Writing to addresses again',
        done: '{{count:No address is written to again|One address is written to again|?? addresses are written to again}}',
      },
      resend: {
        name: 'Send messages again',
        doing: 'Sending messages again',
        done: '{{count:No message was sent again|One message was sent again|?? messages were sent again}}',
      },
    },
    fileRecords: {
      trash: {
        name: 'Put into the trash',
        doing: 'Putting into the trash',
        done: '{{count:no file|one file|?? files}} put into the trash',
      },
      restore: {
        name: 'Take out of the trash',
        doing: 'Taking out of the trash',
        done: '{{count:no file|one file|?? files}} taken out of the trash',
      },
    },
    howTo: {
      publish: {
        name: 'Publish videos',
        doing: 'Publishing videos',
        done: '{{count:No video was published|One video was published|?? videos were published}}',
      },
      unpublish: {
        name: 'Unpublish videos',
        doing: 'Unpublishing videos',
        done: '{{count:No video was unpublished|One video was unpublished|?? videos were unpublished}}',
      },
      trash: {
        name: 'Put videos into the trash',
        doing: 'Putting videos into the trash',
        done: '{{count:no video|one video|?? videos}} put into the trash',
      },
      restore: {
        name: 'Take videos out of the trash',
        doing: 'Taking videos out of the trash',
        done: '{{count:no video|one video|?? videos}} taken out of the trash',
      },
    },
    groupStudents: {
      register,
      move: {
        name: 'Move students',
        doing: 'Moving students',
        done: '{{count:Nobody was moved|One student was moved|?? students were moved}}',
      },
      remove: {
        name: 'Remove students',
        doing: 'Removing students',
        done: '{{count:Nobody was removed|One student was removed|?? students were removed}}',
      },
    },
    groupInvitations: {
      revoke: {
        name: 'Revoke invitations',
        doing: 'Revoking invitations',
        done: '{{count:No invitation was revoked|One invitation was revoked|?? invitations were revoked}}',
      },
    },
    groupProgress: {
      remind,
    },
    invitations: {
      revoke: {
        name: 'Revoke invitations',
        doing: 'Revoking invitations',
        done: '{{count:No invitation was revoked|One invitation was revoked|?? invitations were revoked}}',
      },
    },
    studentEnrollments: {
      verify: {
        name: 'Verify enrollments',
        doing: 'Verifying enrollments',
        done: '{{count:No enrollment was verified|One enrollment was verified|?? enrollments were verified}}',
      },
    },
    users: {
      addRole: {
        name: 'Give a role',
        doing: 'Giving a role',
        done: '{{count:Nobody was given the role|One person was given the role|?? people were given the role}}',
      },
      takeRole: {
        name: 'Take a role away',
        doing: 'Taking a role away',
        done: '{{count:The role was taken from nobody|The role was taken from one person|The role was taken from ?? people}}',
      },
      sendReset: {
        name: 'Send password resets',
        doing: 'Sending password resets',
        done: '{{count:Nobody was sent a reset|One person was sent a reset|?? people were sent a reset}}',
      },
      resendVerification: {
        name: 'Send verification emails again',
        doing: 'Sending verification emails',
        done: '{{count:Nobody was sent a verification email|One person was sent a verification email|?? people were sent a verification email}}',
      },
      endSessions: {
        name: 'End sessions',
        doing: 'Ending sessions',
        done: '{{count:Nobody was signed out|One person was signed out|?? people were signed out}}',
      },
      deactivate: {
        name: 'Deactivate accounts',
        doing: 'Deactivating accounts',
        done: '{{count:No account was deactivated|One account was deactivated|?? accounts were deactivated}}',
      },
      reactivate: {
        name: 'Reactivate accounts',
        doing: 'Reactivating accounts',
        done: '{{count:No account was reactivated|One account was reactivated|?? accounts were reactivated}}',
      },
    },
    allStudents: {
      remind,
      enroll: {
        name: 'Enroll students',
        doing: 'Enrolling students',
        done: '{{count:Nobody was enrolled|One student was enrolled|?? students were enrolled}}',
      },
      register,
      addToGroup: {
        name: 'Add to a group',
        doing: 'Adding to a group',
        done: '{{count:Nobody was added to the group|One student was added to the group|?? students were added to the group}}',
      },
      takeFromGroup: {
        name: 'Take from groups',
        doing: 'Taking from groups',
        done: '{{count:Nobody was taken from a group|One student was taken from a group|?? students were taken from their groups}}',
      },
      setQuizTime: {
        name: 'Set the quiz time',
        doing: 'Setting the quiz time',
        done: '{{count:Nobody’s quiz time was set|The quiz time of one student was set|The quiz time of ?? students was set}}',
      },
      transcripts: {
        name: 'Save transcripts',
        doing: 'Preparing transcripts',
        done: '{{count:Nobody’s transcript is ready|The transcript of one student is ready|The transcripts of ?? students are ready}}',
      },
      certificates: {
        name: 'Print certificates',
        doing: 'Printing certificates',
        done: '{{count:Nobody’s certificates are ready|The certificates of one student are ready|The certificates of ?? students are ready}}',
        unchanged: '{{count:Everybody has one|One has no valid certificate|?? have no valid certificate}}',
      },
      learningRecords: {
        name: 'Save learning records',
        doing: 'Preparing learning records',
        done: '{{count:Nobody’s learning records are ready|The learning records of one student are ready|The learning records of ?? students are ready}}',
      },
    },
    classRecords: {
      write: {
        name: 'Write to classes',
        doing: 'Writing to classes',
        done: '{{count:No class was written to|One class was written to|?? classes were written to}}',
      },
      handOver: {
        name: 'Change the instructor',
        doing: 'Changing the instructor',
        done: '{{count:No class has another instructor|One class has another instructor|?? classes have another instructor}}',
      },
      cancel: {
        name: 'Cancel classes',
        doing: 'Cancelling classes',
        done: '{{count:No class was cancelled|One class was cancelled|?? classes were cancelled}}',
      },
    },
    instructors: {
      approve: {
        name: 'Approve instructors',
        doing: 'Approving instructors',
        done: '{{count:Nobody was approved|One instructor was approved|?? instructors were approved}}',
      },
      renew: {
        name: 'Renew approvals',
        doing: 'Renewing approvals',
        done: '{{count:No approval was renewed|The approval of one instructor was renewed|The approvals of ?? instructors were renewed}}',
      },
      suspend: {
        name: 'Suspend approvals',
        doing: 'Suspending approvals',
        done: '{{count:Nobody was suspended|One instructor was suspended|?? instructors were suspended}}',
      },
      lift: {
        name: 'Lift suspensions',
        doing: 'Lifting suspensions',
        done: '{{count:No suspension was lifted|The suspension of one instructor was lifted|The suspensions of ?? instructors were lifted}}',
      },
      write: {
        name: 'Write to instructors',
        doing: 'Writing to instructors',
        done: '{{count:Nobody was written to|One instructor was written to|?? instructors were written to}}',
      },
    },
    courseRecords: {
      withdraw: {
        name: 'Take courses off offer',
        doing: 'Taking courses off offer',
        done: '{{count:No course was taken off offer|One course was taken off offer|?? courses were taken off offer}}',
      },
      offerAgain: {
        name: 'Offer courses again',
        doing: 'Offering courses again',
        done: '{{count:No course is offered again|One course is offered again|?? courses are offered again}}',
      },
      archive: {
        name: 'Archive courses',
        doing: 'Archiving courses',
        done: '{{count:No course was archived|One course was archived|?? courses were archived}}',
      },
      unarchive: {
        name: 'Take courses out of the archive',
        doing: 'Taking courses out of the archive',
        done: '{{count:No course was taken out of the archive|One course was taken out of the archive|?? courses were taken out of the archive}}',
      },
    },
  },
  undoing: 'Undoing: {act:string}',
  progress: '{done:string} of {total:string}',
  unchanged: '{{count:All needed it|One needed nothing|?? needed nothing}}',
  refused: '{{count:All could be done|One could not be done|?? could not be done}}',
  cancelled: 'Cancelled: the rest was left alone',
  failed: 'Stopped before the end: the rest was left alone',
  undone: '{{count:Nothing was undone|One was undone|?? were undone}}',
  kept: '{{count:None was changed since|One was changed since and stays|?? were changed since and stay}}',
  cancel: 'Cancel',
  undo: 'Undo',
  results: 'Results (CSV)',
  dismiss: 'Dismiss: {act:string}',
  cancelNamed: 'Cancel: {act:string}',
  undoNamed: 'Undo: {act:string}',
  resultsNamed: 'Results (CSV): {act:string}',
  uncancelled: 'It was not cancelled and goes on',
  notUndone: 'It was not undone',
  lost: 'How far it is cannot be asked any more',
  unsaved: 'The results could not be prepared',
  file: {
    save: 'Save the file',
    saveNamed: 'Save the file: {act:string}',
    until: 'The file is kept until {date:string}',
    unsaved: 'The file could not be saved',
  },
  history: {
    open: 'History',
    title: 'Done with this list',
    lead: 'What you did with many rows at once in the last {days:string} days. Rows that somebody has changed since stay as they are when you undo.',
    loading: 'Loading what was done',
    failedTitle: 'What was done could not be loaded',
    emptyTitle: 'Nothing yet',
    empty: 'What you do with rows that are selected appears here.',
    rows: '{{count:No rows|One row|?? rows}}',
    until: 'Can be undone until {date:string}',
    never: 'Cannot be undone',
    states: {
      running: 'Under way',
      done: 'Done',
      cancelled: 'Cancelled',
      failed: 'Stopped',
      undoing: 'Being undone',
      undone: 'Undone',
    },
  },
  confirming: {
    label: 'To confirm, type how many: {count:string}',
    other: 'This is not the number: type {count:string}.',
    help: 'This cannot be undone.',
  },
} satisfies BaseTranslation

export default en_listActs
