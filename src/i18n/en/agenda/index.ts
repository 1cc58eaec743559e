import type { BaseTranslation } from '../../i18n-types'

const en_agenda = {
  title: 'Quick panel',
  close: 'Close the quick panel',
  today: 'Today',
  loading: 'Loading your notes and events',
  failedTitle: 'Your notes and events could not be loaded',
  stale: 'This may be out of date: it could not be read again.',
  guest: {
    title: 'Your day at a glance',
    text: 'Sign in to see your classes, the deadlines that are running, what is about to expire, and the notes you keep.',
  },
  events: {
    title: 'Events',
    count: '{{count:?? event|?? events}}',
    empty: 'Nothing is coming up. Classes, quiz deadlines and what is about to expire show here by themselves.',
    clear: 'Clear',
    clearNamed: 'Clear: {title:string}',
    clearAll: 'Clear all',
    notCleared: 'This could not be cleared, and is still here.',
    on: '{when:string}, {date:string}',
  },
  kinds: {
    class: 'Class',
    offer: 'Seat offered',
    teaching: 'Class you teach',
    enrollment: 'Enrollment',
    deadline: 'Deadline',
    retry: 'Quiz',
    answer: 'Answer',
    question: 'Questions',
    certificate: 'Certificate',
  },
  notes: {
    title: 'Notes',
    count: '{{count:?? note|?? notes}}',
    empty: 'No notes yet. Only you see what you write here, on each device you sign in on.',
    add: 'Add a note',
    removeNamed: 'Delete: {title:string}',
    notRemoved: 'The note could not be deleted, and is still here.',
    name: 'Title',
    detail: 'Detail',
    optional: 'optional',
    save: 'Save the note',
    notSaved: 'The note is not saved yet. What you typed is kept.',
    required: 'Field Required',
    tooLong: 'At most {max:string} characters fit.',
  },
} satisfies BaseTranslation

export default en_agenda
