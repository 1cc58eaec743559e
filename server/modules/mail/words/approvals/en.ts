import { endingLines, type ApprovalWords } from './approval-words.ts'

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
}
