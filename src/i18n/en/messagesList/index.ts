import type { BaseTranslation } from '../../i18n-types'

const en_messagesList = {
  lead: 'Emails and text messages to people: what waits, what was taken, what came back. Codes are never shown.',
  parts: { label: 'Parts of this page', messages: 'Messages', templates: 'Words' },
  test: 'Test',
  search: 'Search names, addresses and phone numbers',
  count: '{{count:no messages|one message|?? messages}}',
  emptyTitle: 'Nothing was written yet',
  empty: 'What the program writes to people appears here.',
  columns: {
    written: 'Written',
    template: 'Message',
    channel: 'By',
    recipient: 'Recipient',
    language: 'Language',
    state: 'State',
    attempts: 'Tries',
    error: 'Why not',
    sent: 'Sent',
  },
  filters: {
    failedLately: 'Failed in the last 24 hours',
  },
  to: '{message:string}, {name:string}',
  figures: {
    label: 'Messages at a glance',
    waiting: 'waiting',
    showWaiting: 'Show those that wait',
    failed: 'failed in 24 hours',
    showFailed: 'Show those that failed',
    oldest: 'waits longest',
    nothing: 'Nothing waits',
    showOldest: 'Show it',
  },
  whole: {
    loading: 'Loading the message',
    failed: 'The message could not be loaded',
    stale: 'This may be out of date.',
    said: 'What it says',
    masked: 'Codes and what links carry are dots. The recipient gets them whole.',
    own: 'Sent with version {number:string} of your words.',
    forgotten: 'What it said is no longer kept.',
    tries: 'What became of it',
  },
  outcomes: {
    queued: 'Queued',
    accepted: 'Taken',
    refused: 'Not taken',
    skipped: 'Left out',
  },
  by: '{outcome:string} by {name:string}',
  acts: {
    resend: {
      choose: 'Send again',
      title: '{{count:Send no message again?|Send this message again?|Send ?? messages again?}}',
      atLeast: 'Send more than {count:number|number} messages again?',
      text: 'Where a link or code works no more, a fresh one is sent in its place. What still waits is left alone.',
      keep: 'Do not send',
      confirm: 'Send again',
      failed: 'Nothing was sent',
    },
  },
} satisfies BaseTranslation

export default en_messagesList
