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
    returnedLately: 'Came back in the last 24 hours',
  },
  to: '{message:string}, {name:string}',
  figures: {
    label: 'Messages at a glance',
    waiting: 'waiting',
    failed: 'failed in 24 hours',
    returned: 'came back in 24 hours',
    heldBack: 'not reached: wrong address',
    oldest: 'longest waiting',
    nothing: 'Nothing waits',
  },
  mailbox: {
    read: 'mailbox read',
    unread: 'mailbox not read yet',
    off: 'answers and returned mail are not read: no mailbox is set up. Ask whoever runs the server (IMAP_URL)',
    failing: 'The mailbox has not been read since {time:string}',
    problems: {
      unreachable: 'Its server does not answer, or not over a connection that can be trusted.',
      refused: 'It refuses the name or the password.',
      noFolder: 'It has no such folder.',
      other: 'It could not be read to the end. The log of the server says more.',
    },
    meanwhile:
      'Answers and returned mail wait there. It is tried again by itself. If it stays so, ask whoever runs the server to look at the address and the password of the mailbox (IMAP_URL).',
  },
  whole: {
    loading: 'Loading the message',
    failed: 'The message could not be loaded',
    stale: 'This may be out of date.',
    said: 'What it says',
    masked: 'Codes and what links carry are dots. The recipient gets them whole.',
    own: 'Sent with version {number:string} of your words.',
    forgotten: 'What it said is no longer kept.',
    person: 'To the page of {name:string}',
    tries: 'What became of it',
  },
  outcomes: {
    queued: 'Queued',
    accepted: 'Taken',
    refused: 'Not taken',
    bounced: 'Came back',
    suppressed: 'Kept back',
    skipped: 'Left out',
    returned: 'Came back later',
  },
  by: '{outcome:string} by {name:string}',
  acts: {
    writeAgain: {
      choose: 'Write to this address again',
      title:
        '{{count:Write to no address again?|Write to the address of this message again?|Write to the addresses of ?? messages again?}}',
      atLeast: 'Write to the addresses of more than {count:number|number} messages again?',
      text: 'A message came back from there, so nothing is sent there any more. Nothing is sent by this alone: send what is still of use again afterwards.',
      keep: 'Leave it',
      confirm: 'Write again',
      failed: 'Nothing was changed',
    },
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
