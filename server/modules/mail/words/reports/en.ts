import { isolated } from '../../letter.ts'
import { longDate } from '../long-date.ts'
import type { ReportLetters } from './report-letters.ts'

export const reportsEn: ReportLetters = {
  reportReady: ({ kind, agency, quarter, people, isAmendment, note, link, until }, product) => {
    const what = kind === 'national' ? 'National figures' : 'Credit pack'
    const name = `${what}, ${quarter}`
    return {
      subject: isAmendment ? `Amendment: ${name}` : name,
      preheader:
        agency === null
          ? `How many responders were trained, from ${product}.`
          : `The training of your people, from ${product}.`,
      paragraphs: [
        agency === null
          ? `${product} sends you how many responders were trained in ${quarter}, by discipline: ${people} in all.`
          : `${product} sends you the training of ${isolated(agency)} in ${quarter}: people, hours, courses and certificate numbers. It is about ${people === 1 ? 'one person' : `${people} people`}.`,
        ...(isAmendment
          ? ['Something has changed since we sent you this before. The file marks what is different.']
          : []),
        ...(note === null ? [] : [isolated(note)]),
      ],
      link: { label: 'Open the report', address: link },
      validity: `The link works until ${longDate('en', `${until}T00:00:00Z`)}.${kind === 'national' ? '' : ' The report names people: keep the link to those who need it.'}`,
      closing: 'If you did not expect this, write to us.',
    }
  },
  listReady: ({ view, rows, day, link, until }, product) => ({
    subject: `${view}, ${longDate('en', `${day}T00:00:00Z`)}`,
    preheader: `A list that ${product} sends you each month.`,
    paragraphs: [
      `${isolated(view)} is sent to you each month. On this day it has ${rows === 1 ? 'one row' : `${rows} rows`}, as you see the list yourself.`,
    ],
    link: { label: 'Open the list', address: link },
    validity: `The link works until ${longDate('en', `${until}T00:00:00Z`)}, as long as you may see the list. It is yours alone: do not pass it on.`,
    closing: 'If you did not expect this, write to us.',
  }),
  reportMailingStopped: ({ kind, agency, view = null, problem, link }) => {
    const name =
      kind === 'view'
        ? `The list ${isolated(view ?? '')}`.trimEnd()
        : kind === 'national'
          ? 'The national figures'
          : `The credit pack of ${isolated(agency ?? '')}`
    return {
      subject: 'A monthly report is emailed no more',
      preheader: 'It waits until somebody resumes it.',
      paragraphs: [
        `${name} was emailed each month, and is stopped now.`,
        {
          nobody: 'None of its recipients may read it any more.',
          owner: 'Whoever set it up looks after no reports any more.',
          view: 'The view of the list is gone, or is shared with whoever set it up no more.',
          tooMany: 'The list has become too long to be emailed.',
          untaken: 'It came back from every recipient.',
          unmade: 'It could not be made.',
        }[problem],
      ],
      link: { label: 'Open the reports', address: link },
      closing: 'Put right what is wrong, then resume it there.',
    }
  },
}
