import { courseLines, endingLines, under, type ApprovalWords } from './approval-words.ts'

export const approvalsEn: ApprovalWords = {
  approvalEnding: ({ courses, link }) => ({
    subject: 'Your approval to teach ends soon',
    preheader: 'After that you plan no classes of it.',
    paragraphs: [
      'You are approved to teach these courses until the day that stands beside each:',
      endingLines('en', courses, (day) => `until ${day}`),
      'Classes that you planned already stay yours until somebody takes them over. To have your approval renewed, write to us.',
    ],
    link: { label: 'Write to us', address: link },
    closing: 'You are told of each end once.',
  }),
  teachingApproved: ({ courses, suspended, leftOut, link }) => ({
    subject: 'You may teach now',
    preheader: 'Your invitation is accepted, and this is what you are approved for.',
    paragraphs: [
      ...under(
        'Your invitation is accepted. You are approved to teach these courses until the day that stands beside each:',
        endingLines('en', courses, (day) => `until ${day}`),
      ),
      ...under('Your approval for these stays suspended until somebody lifts it:', courseLines(suspended)),
      ...under('These came to nothing, since the course is archived or the last day is past:', courseLines(leftOut)),
    ],
    link: { label: 'Open my classes', address: link },
    closing: 'If it was not you who accepted it, set a new password and tell us.',
  }),
}
